/**
 * Makes and model families, A to L. The format is that of `vehicles.ts`, where it is explained. Hand-kept general knowledge: adding a make, a
 * family or a nickname is adding words here.
 */
export const VEHICLES_A_TO_L = `
Abarth
595@
695@
500e%
124 Spider%
500%

Alfa Romeo=alfa,alpha romeo
Giulietta
MiTo
Giulia?
Stelvio
Spider~
Brera
Tonale
Junior~
147
156
159
GT^
4C^

Alpine~
A110
A290

Aston Martin=aston
Vantage?
DB7
DB9
DB11
DB12
DBS
DBX
Vanquish
Rapide

Audi
A1
A2
A3
A4=a4 allroad
A5
A6=a6 allroad
A7
A8
Q2
Q3
Q4 e-tron=q4 etron,q4
Q5
Q6 e-tron=q6
Q7
Q8
e-tron
e-tron GT
TT
R8
S1
S3
S4
S5
S6
S7
S8
RS3
RS4
RS5
RS6
RS7
SQ5
SQ7
SQ8
Allroad

Austin~

Bentley?
Continental=conti gt,bentley conti?
Bentayga
Flying Spur

BMW=beemer,bwm,bm,bee em double/- you/u/w
1 Series
2 Series=active tourer,gran tourer
3 Series
4 Series
5 Series
6 Series
7 Series
8 Series
X1
X2
X3
X4
X5
X6
X7
Z3
Z4
M2
M3
M4
M5
M6
M8^
i3
i4
i5
i7
i8
iX
iX1
iX2
iX3

BYD
Seal~
Seal U
Atto 3=atto
Dolphin~
Sealion 7

Caterham
Seven^

Chery
Tiggo 8

Chevrolet=chevvy,chevy,chev
Spark~
Aveo
Captiva
Cruze
Matiz
Camaro
Corvette?

Chrysler
Grand Voyager
Voyager
300C=300 c
PT Cruiser
Crossfire

Citroen
C1
C2
C3
C3 Aircross
C3 Picasso
C4
C4 Cactus=cactus
C4 Picasso
C4 SpaceTourer
Grand C4 Picasso=c4 grand picasso,grand picasso
C5
C5 Aircross
C5 X
C6
DS3
DS4
DS5
Ami~
Berlingo
Saxo
SpaceTourer
Xsara
Xsara Picasso
2CV

CUPRA
Formentor
Born~
Leon%
Ateca%
Terramar
Tavascan

Dacia
Duster?
Sandero
Sandero Stepway=stepway
Logan~
Logan MCV
Jogger~
Spring~
Bigster

Daewoo
Matiz%

Daihatsu
Terios
Sirion
Copen

Daimler

Datsun

Dodge~
Challenger~
Avenger%~
Nitro~

DS~
DS 3=3%
DS 3 Crossback
DS 4=4%
DS 5=5%
DS 7=7
DS 9=9

Ferrari?
360
458
488
California~%
F430
Portofino
Roma~

Fiat
500=500c,cinquecento
500X
500L
600
124 Spider
Bravo~
Doblo
Grande Punto
Multipla
Panda?
Punto
Qubo
Tipo
Grande Panda

Fisker
Ocean~

Ford?
B-Max
C-Max=c mxa
Grand C-Max
Capri?
EcoSport
Edge~
Escort?
Explorer~
Fiesta?
Focus?
Fusion~
Galaxy?
Ka~
Ka+=ka plus
Kuga
Mondeo
Mustang?
Mustang Mach-E=mach e
Puma?
Ranger?
S-Max
Sierra?
Tourneo Connect
Tourneo Custom
Grand Tourneo Connect
Transit?
Transit Connect
Transit Custom

Geely

Genesis~
G70
G80
GV60
GV70
GV80

GWM=ora
Ora 03=funky cat,03

Honda
Accord~
Civic=type r?
CR-V
CR-Z
e:Ny1
Honda e
HR-V
Insight~
Integra=integra type r
Jazz?
NSX
Prelude
S2000
ZR-V

Hummer
H3^

Hyundai=hunday,hun day
Bayon
Getz
i10
i20=i20n
i30=i30n
i40
i800
Inster
Ioniq
Ioniq 5
Ioniq 6
ix20
ix35
Kona?
Santa Fe=sante fe,santa fay
Tucson?
Veloster

Ineos
Grenadier

Infiniti
Q30
Q50

Isuzu
D-Max
Trooper?

Jaecoo
Jaecoo 5=j5,5
Jaecoo 7=j7,7
Jaecoo 8=j8,8

Jaguar=jag?
E-Pace
E-Type
F-Pace
F-Type
I-Pace
S-Type
X-Type
XE
XF=xfr,xfrs
XJ
XJS
XK=xk8,xkr

Jeep
Avenger~
Cherokee?
Compass~
Grand Cherokee
Renegade?
Wrangler?

KGM
Torres
Korando%
Musso%
Rexton%
Tivoli%

Kia
Carens
Ceed=cee'd
EV3
EV6
EV9
Niro
Optima
Picanto
ProCeed=pro cee'd^
Rio~
Sedona
Sorento
Soul~
Sportage
Stinger
Stonic
Venga
XCeed=x cee'd

Lada

Lamborghini=lambo
Aventador
Gallardo
Huracan
Urus

Lancia
Delta%~
Ypsilon%

Land Rover=landy
Defender?
Discovery=disco,disco 4,discovery 3,discovery 4,discovery 5?
Discovery Sport=disco sport
Freelander
Range Rover=rangie,ranger rover,rang rover
Range Rover Evoque=evoque,range rover evoke,rangie evoque
Range Rover Sport=rangie sport,rr sport,range sport,rrs
Range Rover Velar=velar

Leapmotor
C10
T03

LEVC
TX^

Lexus
CT
ES^
GS^
IS^
LBX
LC^
LS^
NX
RC^
RX
RZ
UX

Lotus~
Eletre
Elise?
Emira
Evora
Exige
`;
