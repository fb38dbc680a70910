/**
 * Makes and model families, M to Z. The format is that of `vehicles.ts`, where it is explained. Hand-kept general knowledge: adding a make, a
 * family or a nickname is adding words here.
 */
export const VEHICLES_M_TO_Z = `
Maserati
Ghibli
GranCabrio
GranTurismo
Grecale
Levante
Quattroporte

Maxus
T90=t90 ev

Mazda
Mazda2=2
Mazda3=3
Mazda5=5
Mazda6=6
CX-3
CX-30
CX-5
CX-60
CX-80
MX-30
MX-5=miata,mx five
RX-7
RX-8

McLaren
570S
720S
GT^

Mercedes-Benz=merc,mercedes,benz,merk,amg
A Class
B Class
C Class
E Class
G Class=g wagon,g wagen
M Class=ml
S Class
V Class
X Class
AMG GT
CLA
CLC
CLE
CLK
CLS
EQA
EQB
EQC
EQE
EQS
GL Class=gl
GLA
GLB
GLC
GLE
GLS
SL
SLC
SLK
SLS
Sprinter~
Viano
Vito
190^

MG
Cyberster
GS^
HS
MG3=3
MG4=4
MG5=5
MG6=6
MGB
MGF
MGS5
MGS5=s5&^
TF=mgtf^
ZS=mgzs,zed s^

MINI?
Aceman
Clubman
Countryman?
Hatch=cooper,mini one,mini first,jcw&
Paceman

Mitsubishi=mitsi
ASX
Colt~
Eclipse Cross
Evo~
L200
Lancer
Mirage~
Outlander?
Shogun?
Shogun Sport
Space Star

Morgan~
Plus Four=plus 4

Morris~
Minor=minor traveller~

Nissan
350Z
370Z
Almera
Ariya
GT-R=gtr,r35
Juke=jook?
Juke=duke&^
Leaf=leef?
Micra
Murano
Navara
Note~
Pathfinder
Primera
Pulsar~
Qashqai=quash kai,cash kai,kash kai
Skyline?
X-Trail

Omoda
Omoda 5=5
Omoda 7=7
Omoda 9=9
Omoda E5=e5

Perodua
Myvi

Peugeot=pug
106@
107@
108@
2008
205@
206@
207@
208@
3008@
306@
307@
308@
406@
407@
408@
5008@
508@
Partner~
RCZ
Rifter
Traveller~
405@

Polestar
Polestar 2=2
Polestar 3=3
Polestar 4=4

Porsche
718
718 Boxster
718 Cayman
911=997,996,carrera@
924@
944@
Boxster
Cayenne
Cayman
Macan
Panamera
Taycan

Proton

RAM~
1500

Reliant~

Renault=reno
Arkana
Austral
Captur
Clio=cleo
Espace?
Grand Scenic
Kadjar
Kangoo
Koleos
Laguna?
Megane
Modus
Rafale
Renault 4=r4
Renault 5=r5
Scenic?
Symbioz
Trafic
Twingo
Twizy
Zoe?

Rolls-Royce=rolls
Cullinan
Ghost~
Phantom~
Wraith~

Rover~
25
45
75
200
400
Metro~
100
Mini%^

Saab
9-3
9-5

SEAT~
Alhambra?
Altea
Arona
Ateca
Ibiza?
Leon=leon cupra?
Mii
Tarraco
Toledo?
Cordoba

Skoda
Citigo
Elroq
Enyaq
Fabia
Kamiq
Karoq
Kodiaq
Octavia=octy?
Rapid~
Roomster
Scala?
Superb~
Yeti?

Skywell
BE11

Smart=smart car~
#1
#3
ForFour
ForFour=for four&^
ForTwo
ForTwo=for two&^
Roadster%^
#5

SsangYong=ssang yong,sang yong
Korando
Musso
Rexton
Tivoli
Turismo~

Subaru=scooby,subi
BRZ
Forester?
Impreza
Legacy~
Levorg
Outback?
Solterra
WRX STI=wrx,impreza wrx
XV

Suzuki
Across^
Alto~
Baleno
Celerio
Grand Vitara
Ignis
Jimny
S-Cross
Splash~
Swace
Swift?
SX4
Vitara
Wagon R
e Vitara

Tesla?
Model 3
Model S
Model X
Model Y
Roadster%^

Toyota
Auris
Avensis
Aygo
Aygo X
bZ4X
Camry
Celica
C-HR
Corolla
Estima
GR86
GR Yaris=yaris gr
GT86
Hiace
Highlander
Hilux=hi lux
iQ^
Land Cruiser=landcruiser
Mirai
MR2
Previa
Prius
Proace
Proace Verso
RAV4=rav
Supra
Verso
Yaris
Yaris Cross

Triumph~
Spitfire
Stag
TR6
TR7

TVR

Vauxhall=vaux
Adam~
Agila
Ampera
Antara
Astra=gtc
Cascada
Cavalier~
Combo=combo life~
Corsa
Crossland
Crossland X
Frontera
Grandland
Grandland X
Insignia
Meriva
Mokka
Mokka X
Tigra
Vectra
Viva~
Vivaro
VX220
Zafira
Zafira Tourer
Monaro

Volkswagen=vw,v dub,vee dub,volks wagon
Amarok
Arteon
Beetle?
Caddy
California~
Caravelle
Multivan
CC^
Corrado
Golf?
Golf=gulf&^
Golf SV
ID.3
ID.4
ID.5
ID.7
ID. Buzz
ID. Buzz=buzz&~
Jetta
Lupo
Passat
Polo?
Scirocco
Sharan
Taigo
Tayron
T-Cross
Tiguan
Tiguan Allspace=allspace
Touareg
Touran
T-Roc
Transporter
Up=up!^

Volvo
240
850
C30
C40
C70
EX30
EX40
EX90
S40
S60
S80
S90
V40
V50
V60=v60 polestar
V70
V90
XC40
XC60
XC70
XC90

XPeng
G6
G9
`;
