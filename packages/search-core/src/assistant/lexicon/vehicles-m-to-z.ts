/**
 * Makes and model families, M to Z. The format is that of `vehicles.ts`, where it is explained. Hand-kept general knowledge: adding a make, a
 * family or a nickname is adding words here.
 */
export const VEHICLES_M_TO_Z = `
Maserati=maser
 Ghibli
 GranCabrio
 GranTurismo
 Grecale
 Levante
 MC20
 Quattroporte
Maxus
 Deliver 9
 Mifa 9
 T60
 T90=t90 ev
Mazda
 Mazda2=2
 Mazda3=3
 Mazda5=5
 Mazda6=6
 Bongo;word
 CX-3
 CX-30
 CX-5
 CX-60
 CX-7
 CX-80
 MX-30
 MX-5=miata,mx five
 RX-7
 RX-8
 Tribute;named
 323
 CX-6e
McLaren
 540C
 570S
 600LT
 650S
 720S
 750S
 Artura
 GT;next
Mercedes-Benz=mercedez,merc,mercedes,benz,merk,amg
 A Class=a klasse
 B Class
 C Class
 E Class
 G Class=g wagon,g wagen
 M Class=ml
 R Class
 S Class
 T Class
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
 EQV
 GL Class=gl
 GLA
 GLB
 GLC
 GLE
 GLK
 GLS
 SL
 SLC
 SLK
 SLS
 Citan
 Sprinter;named
 Viano
 Vito
 190;next
MG
 Cyberster
 GS;next
 HS;next=mg hs
 MG3=3
 MG4=4,mg4 ev
 MG5=5,mg5 ev
 MG6=6
 MGB
 MGF
 MGS5=mgs5 ev
 MGS5=s5;nickname next
 MGS6=mgs6 ev
 MGS6=s6;nickname next
 TF=mgtf;next
 ZR;next
 ZS=mgzs;next
 ZT;next
 Midget
 MGA
 IM5
 IM6
 Maestro
MINI;word
 Aceman
 Clubman
 Countryman;word
 Hatch=cooper,mini one,mini first,jcw;nickname
 Paceman
Mitsubishi=mitsi
 ASX
 Colt;named
 Eclipse Cross
 Evo;named
 i-MiEV
 L200
 Lancer=lancer evo
 Mirage;named
 Outlander;word
 Pajero
 Shogun;word
 Shogun Sport
 Space Star
 3000GT
 FTO
Morgan;shy
 Plus Four=plus 4
 Plus Six
 Three Wheeler=3 wheeler
Morris;shy
 Minor=minor traveller;named
Nissan
 350Z
 370Z
 Almera
 Ariya
 Cube;named
 Figaro;word
 GT-R=gtr,r35
 Juke;word
 Leaf=leef;word
 Micra
 Murano
 Navara
 Note;named
 NV200
 Pathfinder
 Patrol;named
 Pixo
 Primera
 Pulsar;named
 Qashqai=quashkai,cashcai,kashkai
 Skyline;word
 Terrano
 Townstar
 X-Trail
 200SX
 300ZX
 Silvia
 Bluebird
 Sunny;named
Omoda
 Omoda 5=5
 Omoda 7=7
 Omoda 9=9
 Omoda E5=e5
 Omoda 3=3
Perodua
 Myvi
Peugeot=peujot,pug
 1007
 106;bare
 107;bare
 108;bare
 2008
 205;bare
 206;bare
 207;bare
 208;bare
 3008;bare
 306;bare
 307;bare
 308;bare
 406;bare
 407;bare
 408;bare
 5008;bare
 508;bare
 807
 Boxer;named
 Expert;next
 Horizon;named
 iOn;next
 Partner;named
 RCZ
 Rifter
 Traveller;named
 405;bare
Polestar=pole star
 Polestar 1=1
 Polestar 2=2
 Polestar 3=3
 Polestar 4=4
Porsche=porker
 356
 718
 718 Boxster
 718 Cayman
 911=997,996,991,992,carrera;bare
 924;bare
 928;bare
 944;bare
 968;bare
 Boxster
 Cayenne
 Cayman
 Macan
 Panamera
 Taycan
Proton
RAM;shy
 1500
Reliant;shy
 Robin;named
 Scimitar
Renault=reno
 Arkana
 Austral
 Captur=renault capture
 Clio=cleo
 Espace;word
 Grand Modus
 Grand Scenic=scenic grand
 Kadjar
 Kangoo
 Koleos
 Laguna;word
 Megane
 Modus
 Rafale
 Renault 4=r4
 Renault 5=r5
 Scenic;word
 Symbioz
 Trafic
 Twingo
 Twizy
 Wind;next
 Zoe;word
 Avantime
 Vel Satis
Rolls-Royce=roller,rolls
 Cullinan
 Dawn;next
 Ghost;named
 Phantom;named
 Silver Shadow
 Spectre;named
 Wraith;named
Rover;shy
 25
 45
 75
 200
 400
 600;other
 Streetwise
 P6;next
 Metro;named
 800
 100
 Mini;other next
Saab=sabb
 9-3
 9-5
SEAT;shy
 Alhambra;word
 Altea
 Arona
 Arosa
 Ateca
 Exeo
 Ibiza;word
 Leon=leon cupra;word
 Mii
 Tarraco
 Toledo;word
 Cordoba
Skoda
 Citigo
 Elroq
 Enyaq
 Fabia
 Kamiq
 Karoq
 Kodiaq=codiac
 Octavia=octavier,octy;word
 Rapid;named
 Roomster
 Scala;word
 Superb;named
 Yeti;word
Skywell
 BE11
Smart=smart car;shy
 #1
 #3
 ForFour
 ForFour=for four;nickname next
 ForTwo
 ForTwo=for two;nickname next
 Roadster;other next
 #5
SsangYong=ssang yong,sang yong
 Korando
 Kyron
 Musso
 Rexton
 Rodius
 Tivoli
 Turismo;named
 XLV
Subaru=scooby,subura,subi
 BRZ
 Crosstrek
 Forester;word
 Impreza
 Justy
 Legacy;named
 Levorg
 Outback;word
 Solterra
 Tribeca
 WRX STI=wrx,impreza wrx,impreza sti
 XV
 Uncharted;named
Suzuki=zuzuki
 Across;next
 Alto;named
 Baleno
 Celerio
 Grand Vitara
 Ignis
 Jimny
 Liana
 S-Cross=sx4 s cross
 Splash;named
 Swace
 Swift;word
 SX4
 Vitara
 Wagon R
 e Vitara=evitara
 Cappuccino;named
 Kizashi
Tesla;word
 Cybertruck
 Model 3
 Model S
 Model X
 Model Y
 Roadster;other next
Toyota=toyto
 Auris
 Avensis
 Aygo
 Aygo X=aygo cross
 bZ4X
 Camry
 Celica
 C-HR
 Corolla
 Corolla Verso
 Estima
 FJ Cruiser
 GR86
 GR Yaris=yaris gr
 GT86
 Hiace
 Highlander
 Hilux=hi lux
 iQ;next
 Land Cruiser=landcruiser
 Mirai
 MR2
 Previa
 Prius
 Proace
 Proace Verso
 RAV4=rav
 Starlet
 Supra
 Urban Cruiser
 Verso
 Yaris
 Yaris Cross
Triumph;shy
 Dolomite
 GT6
 Herald;named
 Spitfire
 Stag
 TR4
 TR6
 TR7
 TR8
TVR
Vauxhall=vaux,voxhall
 Adam;named
 Agila
 Ampera
 Antara
 Astra=gtc
 Calibra
 Cascada
 Cavalier;named
 Combo;named=combo life
 Corsa=corser
 Crossland
 Crossland X
 Frontera
 Grandland
 Grandland X
 Insignia
 Meriva
 Mokka=vauxhall mocha
 Mokka X
 Movano
 Nova;named
 Omega;named
 Signum
 Tigra
 Vectra
 Viva;named
 Vivaro
 VX220
 Zafira
 Zafira Tourer
 Astravan
 Carlton;named
 Monaro
 VXR8
 Senator;named
 Chevette
Volkswagen=vw,v dub,vee dub,vee double you,volks,folkswagen,v w
 Amarok
 Arteon
 Beetle;word
 Bora
 Caddy
 California;named
 Caravelle
 CC;next
 Corrado
 Eos
 Fox;named
 Golf;word
 Golf=gulf;nickname next
 Golf SV
 ID.3
 ID.4
 ID.5
 ID.7
 ID. Buzz
 Jetta
 Lupo
 Multivan
 Passat=passat cc
 Phaeton
 Polo;word
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
 Up=up!;next
Volvo
 240
 850
 940
 C30
 C40
 C70
 EX30
 EX40
 EX60
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
 ES90
XPeng
 G6
 G9
 P7
`;
