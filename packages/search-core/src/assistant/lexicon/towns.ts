// Written by scripts/make-towns.ts from data/outcodes.json: change that and run it again.
// Contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025.
// Source: Office for National Statistics licensed under the Open Government Licence v.3.0. Town names, and BT, GY, JE and IM, are CC0.

/** Every outward code of the UK as `AREA districts | Town=district, …`: a town is given one of its outward codes. */
export const TOWNS = `
AB 10-16 21-25 30-39 41-45 51-56 | Milltimber=13, Peterculter=14, Aberdeen Airport=21, Bridge of Don=22, Laurencekirk=30, Westhill=32, Aboyne=34, Ballatar=35, Strathdon=36, Ballindalloch=37, Aberlour=38, Macduff=44, Banff=45, Insch=52, Turriff=53, Huntly=54
AL 1-10 | Redbourn=3, Sandridge=4
B 1-21 23-38 40 42-50 60-80 90-98 | Castle Bromwich=36, Chelmsley Wood=37, Tees Grove=38, Bickenhill=40, Coleshill=46, Wythall=47, Alvechurch=48, Alcester=49, Bidford on Avon=50, Hurst Green=62, Wigginton=79, Studley=80, Dorridge=93, Tanworth in Arden=94, Henley in Arden=95
BA 1-16 20-22 | Bruton=10, Longbridge Deverill=12, Mudford=22, Kilmersdon=3, Castle Cary=7, Templecombe=8, Wincanton=9
BB 1-12 18 | Ightenhill=12, Salterforth=18, Newchurch=8
BD 1-24 | Queensbury=1, Steeton=20, Thorlby=23, Langcliffe=24
BH 1-25 31 | Colehill=21, New Milton=25, Verwood=31
BL 0-9 | Ramsbottom=0, Westhoughton=5, Horwich=6
BN 1-3 5-18 20-27 41-45 | Peacehaven=10, Rustington=16, Arundel=18, Westham=24, Long Man=26, Steyning=44, Newtimber=45, Henfield=5, Clayton=6, Ringmer=8
BR 1-8 | 
BS 1-11 13-16 20-32 34-37 39-41 48-49 99 | Portbury=20, Hutton=24, Winscombe=25, Weare=26, Cheddar=27, Wedmore=28, Banwell=29, Bitton=30, Bradley Stoke=32, Stoke Gifford=34, Aust=35, Frampton Cotterell=36, Clutton=39, Nempnett Thrubwell=40, Long Ashton=41, Yatton=49
CA 1-28 | Cliburn=10, Catterlen=11, Maryport=15, Appleby in Westmorland=16, Kirkby Stephen=17, Muncaster=18, Gosforth=20, Beckermet=21, Egremont=22, Cleator Moor=23, Arlecdon=26, St Bees=27, Wetheral=4, Kirklinton=6, Brampton=8, Alston=9
CB 1-11 21-25 | Fulbourn=1, Great Shelford=2, Balsham=21, Little Shelford=22, Highfields=23, Hardwick=3, Impington=4, Stow cum Quy=5, Downham=6, Soham=7, Woodditton=8
CF 3 5 10-11 14-15 23-24 31-48 61-64 71-72 81-83 | Butetown=10, Grangetown=11, Rhiwbina=14, Pentyrch=15, Pentwyn=23, Adamsdown=24, Garw Valley=32, Cynffig=33, Maesteg=34, Pencoed=35, Llantwit Fardre=38, Cymmer=39, Tonypandy=40, Ystrad=41, Treorchy=42, Ferndale=43, Penrhiwceiber=45, Treharris=46, Llantwit Major=61, Llanharan=72, Bargoed=81, Gelligaer=82
CH 1-8 41-49 60-66 | Saltney=4, Shotton=5, Holywell=8
CM 0-9 11-24 77 | Southminster=0, Great Baddow=2, Sawbridgeworth=21, Great Hallingbury=22, Stansted Mountfitchet=24, Danbury=3, Ingatestone=4, Ongar=5, Heybridge=9
CO 1-16 | Mistley=11, Little Clacton=16, Layer Breton=5, Fordham=6, Elmstead=7, Bures Hamlet=8, Sible Hedingham=9
CR 0 2-9 | Whyteleafe=3
CT 1-21 | Manston=12, Whitfield=15, Hawkinge=18, Wingham=3, Lower Hardres=4, Birchington=7
CV 1-13 21-23 31-37 47 | Market Bosworth=13, Dunchurch=23, Radford Semele=33, Wasperton=35, Shipston on Stour=36, Ladbroke=47, Hawkes End=7, Atherstone=9
CW 1-12 | Bridgemere=3, Holmes Chapel=4, Tarporley=6, Weaverham=8
DA 1-18 | Swanscombe=10, Meopham Station=13, Crayford=7, Darenth=2, Hartley=3, Horton Kirby=4
DD 1-11 | Kirkton=11, Carnoustie=7
DE 1 3-7 11-15 21-24 45 55-56 65 72-75 | Overseal=12, Branston=13, Mickleover=3, Matlock Bath=4, Osmaston=6, Hilton=65, Draycott=72, Swarkestone=73, Lockington=74
DG 1-14 16 | Gretna=16, Dalbeattie=5, Kirkcudbright=6
DH 1-9 | North Lodge=3, Hetton=5, Shadforth=6, Esh=7, Burnhope=8
DL 1-17 | Skeeby=10, Marske=11, Cotherstone=12, Stanhope=13, Ferryhill=17, Shildon=4, Great Aycliffe=5, Winton=6, Yafforth=7, Spennithorne=8, Colburn=9
DN 1-12 14-22 31-41 | Tickhill=11, Conisbrough=12, Airmyn=14, Burringham=17, Barton Upon Humber=18, Barrow Upon Humber=19, Edenthorpe=3, Tetney=36, Bradley=37, Bigby=38, Ulceby=39, Stallingborough=41, Brodsworth=5, Owston=6, Thorne=8, Haxey=9
DT 1-11 | Sturminster Newton=10, Bryanston=11, Charminster=2, Allington=6, Lyme Regis=7, Beaminster=8, Castleton=9
DY 1-14 | Upper Arley=12, Stourport on Severn=13, Cleobury Mortimer=14, Kinver=7
E 1 1W 2-18 20 | Poplar=1, Stratford=7, Queen Elizabeth Olympic Park=20
EC 1A 1M 1N 1R 1V 1Y 2A 2M 2N 2P 2R 2V 2Y 3A 3M 3N 3P 3R 3V 4A 4M 4N 4R 4V 4Y | 
EH 1-49 51-55 | Old Town=1, Portobello=15, Moredun=17, New Town=2, Loanhead=20, Arniston=23, Rosewell=24, Roslin=25, Penicuik=26, Kirknewton=27, Kirkliston=29, Queensferry=30, Gullane=31, Tranent=33, Pencaitland=34, Ormiston=35, Humbie=36, Pathhead=37, Heriot=38, East Linton=40, Walkerburn=43, Innerleithen=44, Grangepans=51, Broxburn=52, West Calder=55
EN 1-11 | Broxbourne=7
EX 1-24 31-39 | Ottery St Mary=11, Seaton=12, Kentisbeare=15, Sandford=17, Chawleigh=18, Dowland=19, Okehampton Hamlets=20, Black Torrington=21, Holsworthy Hamlets=22, Colyton=24, Braunton=33, Lynton=35, Bishops Nympton=36, High Bickington=37, Little Torrington=38, Abbotsham=39, Broad Clyst=5, Doddiscombsleigh=6, Dawlish=7, Budleigh Salterton=9
FK 1-21 | Menstrie=11, Tillicoultry=13, Callander=17, Strathyre=18, Killin=21, Dennyloanhead=4, Stoneywood=6, Bridge of Allan=9
FY 1-8 | Lytham Saint Annes=8
G 1-5 11-15 20-23 31-34 40-46 51-53 60-69 71-74 76-78 81-84 | Thornliebank=46, Milngavie=61, Killearn=63, Bishopbriggs=64, Kilsyth=65, Balloch=68, Cambuslang=73, Alexandria=83
GL 1-20 50-56 | Stonehouse=10, Berkeley=13, Littledean=14, Coleford=16, Drybrook=17, Oxenhall=18, Ashleworth=19, Ashchurch=20, Hucclecote=3, Rodborough=5, Prestbury=52, Naunton=54, Chipping Campden=55, Moreton in Marsh=56, Thrupp=6, Ampney St Mary=7, Hawkesbury=9
GU 1-35 46-47 51-52 | Ash=12, Windlesham=18, Bisley=24, Virginia Water=25, Tillington=28, Midhurst=29, Worplesdon=3, Liphook=30, Liss=33, Lindford=35, Yateley=46, Wonersh=5, Witley=8
HA 0-9 | 
HD 1-9 | Kirkburton=8, Holme=9
HG 1-5 | Clint=3, North Stainley=4
HP 1-23 27 | Chepping Wycombe=10, Bledlow cum Saunderton=14, Hazlemere=15, Great Missenden=16, Ashendon=18, Weston Turville=22, Princes Risborough=27, Chalfont St Giles=8
HR 1-9 | Hampton Bishop=1, Allensmore=2, Clifford=3, Burghill=4, Bromyard=7
HS 1-9 | Leverburgh=5
HU 1-20 | Ellerby=11, Burstwick=12, North Ferriby=14, Ellerker=15, Withernsea=19, Rowley=20
HX 1-7 | Hebden Royd=7
IG 1-11 | 
IP 1-33 | Levington=10, Bromeswell=12, Kettleburgh=13, Stowupland=14, Aldeburgh=15, Leiston=16, Kelsale=17, Southwold=18, Halesworth=19, Harleston=20, Syleham=21, Wortham=22, Ovington=25, Methwold=26, Brandon=27, Tuddenham=28, Whepstead=29, Hessett=30, Pakenham=31, Kesgrave=5, Hemingstone=6, Aldham=7, Sproughton=8, Holbrook=9
IV 1-28 30-32 36 40-49 51-56 63 | Cromarty=11, Strathpeffer=14, Evanton=16, Alness=17, Invergordon=18, Tain=19, Gairloch=21, Rogart=28, Lossiemouth=31, Mosstodloch=32, Kyleakin=41, Saasaig=44, Ferrindonald=46, Plockton=52, Isle of Skye=56, Muir of Ord=6, Lewiston=63, Avoch=9
KA 1-30 | Kilwinning=13, Glengarnock=14, Beith=15, Newmilns=16, Darvel=17, Cumnock=18, Gatehead=2, Stevenston=20, West Kilbride=23, Dalry=24, Kilbirnie=25, Millport=28, Fairlie=29, Galston=4, Mauchline=5
KT 1-24 | West Molesey=8, East Horsley=24
KW 1-3 5-17 | Golspie=10, Halkirk=12, Stromness=16, Gorseness=17, Whaligoe=2, Lybster=3, Brora=9
KY 1-16 | Kinross=13, Burntisland=3, Kilconquhar=9
L 1-40 69-70 | Garston=18, Halewood=26, Rainhill=35, Hyton=36, Burscough=40
LA 1-23 | Sedbergh=10, Grange over Sands=11, Dalton in Furness=13, Ireleth=16, Kirkby Ireleth=17, Millom=18, Caton=2, Broughton West=20, Coniston=21, Lakes=22, Warton=5, Whittingham=6, Milnthorpe=7
LD 1-8 | Duhonw=2, Llanddew=3, Llangamarch=4, Treflys=5, Rhayader=6, Knighton=7, Presteigne=8
LE 1-19 65 67 | Hambleton=15, Dingley=16, Gilmorton=17, Narborough=19, Oadby=2, Groby=6, Barkby=7, Kilby=8
LL 11-49 51-78 | Gresford=12, Abenbury=13, Ruabon=14, Ruthin=15, St Asaph=17, Corwen=21, Betws yn Rhos=22, Bala=23, Bro Machno=24, Dolwyddelan=25, Llanrwst=26, Trefriw=27, Mochdre=28, Old Colwyn=29, Deganwy=31, Henryd=32, Llanfairfechan=33, Penmaenmawr=34, Aberdovey=35, Bryncrug=36, Llangelynin=37, Arthog=38, Brithdir=40, Ffestiniog=41, Barmouth=42, Dyffryn Ardudwy=43, Llanbedr=45, Harlech=46, Talsarnau=47, Penrhyndeudraeth=48, Dolbenmaen=51, Criccieth=52, Buan=53, Llanllyfni=54, Llanrug=55, Y Felinheli=56, Llandygai=57, Beaumaris=58, Cwm Cadnant=59, Llanfihangel Ysgeifiog=60, Llanidan=61, Bodorgan=62, Aberffraw=63, Rhosneigr=64, Rhosybol=66, Llanbadrig=67, Amlwch=68, Penysarn=69, Moelfre=70, Llannerch Y Medd=71, Llaneugrad=73, Llanfair Mathafarn Eithaf=74, Pentraeth=75, Llangefni=77
LN 1-13 | Woodhall Spa=10, Nettleham=2, Fiskerton=3, Dunston=4, Waddington=5, Caistor=7, Linwood=8
LS 1-29 | Harewood=17, Boston Spa=23, Grimston=24, Micklefield=25, Rothwell=26, Gildersome=27
LU 1-7 | Thorn=5, Leighton Linslade=7
M 1-9 11-35 38 40-41 43-46 60 90 | Walkden=28, Partington=31, Ringway=90
ME 1-20 | Queenborough=11, West Farleigh=18, West Malling=19, Strood=2, Ditton=20, Hoo St Werburgh=3, Snodland=6
MK 1-19 40-46 | Stony Stratford=11, Bradwell=13, Stantonbury=14, Willen=15, Bow Brickhill=17, Cosgrove=19, Shenley Brook End=4, Kempston=42, Wilden=44, Maulden=45, Clifton Reynes=46, Shenley Church End=5, Woughton On The Green=6, Walton=7, Bradwell Abbey=8
ML 1-12 | Strathaven=10, New Lanark=11, Carluke=8
N 1 1C 2-22 | King's Cross=1C
NE 1-13 15-49 61-71 99 | Longbenton=12, Brunswick=13, Newburn=5, Blaydon=17, Stamfordham=18, Elsdon=19, Byker=2, Wansbeck=22, Wylam=41, Prudhoe=42, Stocksfield=43, Corbridge=45, Allendale=47, Bellingham=48, Haltwhistle=49, Newton on the Moor=65, Denwick=66, Ellingham=67, North Sunderland=68, Bamburgh=69, Belford=70, Akeld=71
NG 1-25 31-34 | Cotgrave=12, Bingham=13, Lowdham=14, Sutton in Ashfield=15, Greasley=16, Warsop=20, Rainworth=21, Ompton=22, North Muskham=23, Southwell=25, Great Gonerby=32, Burton Coggles=33, Carlton=4
NN 1-18 29 | Badby=11, Warkton=14, Wollaston=29, Duston=5, Spratton=6, Irthlingborough=9
NP 4 7-8 10-13 15-16 18-20 22-26 44 | Graig=10, Abercarn=11, Blackwood=12, Abertillery=13, Gwehelog Fawr=15, St Arvans=16, Caerleon=18, Alway=19, Allt yr yn=20, Tredegar=22, New Tredegar=24, Rogiet=26, Trevethin=4, Llangattock=8
NR 1-35 | Hevingham=10, Erpingham=11, Smallburgh=12, Blofield=13, Alpington=14, Hempnall=15, Old Buckenham=16, Attleborough=17, Scarning=19, Swanton Morley=20, Walsingham=22, Wells next the Sea=23, Briston=24, Holt=25, North Walsham=28, Oulton Broad=32, Weston=34, Bungay=35, Taverham=8, Marlingford=9
NW 1-11 | 
OL 1-16 | Shaw=2, Saddleworth=3, Mossley=5
OX 1-18 20 25-29 33 39 44 49 | Marcham=13, Culham=14, Tadmarton=15, Middleton Cheney=17, Woodstock=20, Chesterton=25, Fringford=27, Eynsham=29, Holton=33, Chinnor=39, Cuddesdon=44, Watlington=49, Chadlington=7, South Leigh=8
PA 1-38 41-49 60-78 | Kilbarchan=10, Ranfurly=11, Lochwinnoch=12, Kilmacolm=13, Skelmorlie=17, Wemyss Bay=18, Rothesay=20, Tighnabruaich=21, Port Riddell=23, Lochgoilhead=24, Cairndow=26, Strachur=27, Ardrishaig=30, Bridge of Orchy=36, Port Ellen=42, Bowmore=43, Blackrock=44, Ballygrant=45, Port Askaig=46, Portnahaven=47, Port Charlotte=48, Scalasaig=61, Lochdon=64, Bunessan=67, Bishopton=7, Crossapol=77, Howwood=9
PE 1-16 19-38 | Pinchbeck=11, Emneth=14, Chatteris=16, Swineshead=20, Old Leake=22, Spilsby=23, Burgh Le Marsh=24, Ramsey=26, The Stukeleys=28, Snettisham=31, West Acre=32, Shouldham=33, Wiggenhall St Germans=34, Sandringham=35, Old Hunstanton=36, Swaffham=37, Ailsworth=5, Deeping St James=6, Farcet=7, Tansor=8
PH 1-26 30-36 38-44 49-50 | Killichonan=17, Dalwhinnie=19, Boat of Garten=24, Nethy Bridge=25, Grantown on Spey=26, Auchterarder=3, Fort Augustus=32, Kentra=36, Arisaig=39, Blackford=4, Mallaig=41, Isle of Eigg=42, Isle of Rum=43, Isle of Canna=44, Glencoe=49, Muthill=5, Kinlochleven=50, Comrie=6
PL 1-35 | Antony=11, South Petherwin=15, Lifton=16, Callington=17, Calstock=18, Horrabridge=20, Lostwithiel=22, Fowey=23, St Blaise=24, St Mewan=26, St Breock=27, St Endellion=29, Helland=30, Camelford=32, St Teath=33, Tintagel=34, Plympton=7, Yealmpton=8, Plymstock=9
PO 1-22 30-41 | Hermitage=10, South Hayling=11, Wickham=17, Funtington=18, Sidlesham=20, Aldwick=21, Felpham=22, Nettlestone=34, Bembridge=35, Shanklin=37, Ventnor=38, Totland=39, Freshwater=40, Yarmouth=41, Southwick=7, Horndean=8
PR 1-9 25-26 | Claughton=3, Freckleton=4, Bamber Bridge=5
RG 1-2 4-10 12 14 17-31 40-42 45 | Twyford=10, Bucklebury=18, Dummer=25, Pamber=26, Odiham=29, Warfield=42, Woodley=5, Earley=6, Sulhamstead=7, Whitchurch on Thames=8, Rotherfield Greys=9
RH 1-20 | Southwater=13, Wisborough Green=14, Forest Row=18, Storrington=20, Brockham=3, Capel=5, Lingfield=7, Limpsfield=8, Godstone=9
RM 1-20 | Stapleford Abbotts=4
S 1-14 17-18 20-21 25-26 32-33 35-36 40-45 60-66 70-75 80-81 | Eckington=21, Dinnington=25, Todwick=26, Grindleford=32, Aston=33, Ecclesfield=35, Hunshelf=36, Wingerworth=42, Staveley=43, Bolsover=44, Clay Cross=45, Rawmarsh=62, Bramley=66, Brierley=72, Darfield=73, Hoyland=74, Carlton in Lindrick=81
SA 1-20 31-48 61-73 | Landore=1, Blaenhonddan=10, Tonna=11, Baglan=12, Bryn=13, Llannon=14, Cefn Sidan=16, Kidwelly=17, Betws=18, Talley=19, Sketty=2, Llandovery=20, Bishopston=3, Llanegwad=32, Meidrim=33, Llanfallteg=34, Clydau=35, Crymych=36, Boncath=37, Newcastle Emlyn=38, Llanfihangel Ar Arth=39, Gorseinon=4, Llanwenog=40, Eglwyswrw=41, Llangoedmor=43, Troedyraur=44, New Quay=45, Aberaeron=46, Llanarth=47, Llangybi=48, Penderry=5, Morriston=6, Nolton=62, Wiston=63, Pencaer=64, Fishguard=65, Maenclochog=66, Narberth=67, Jeffreyston=68, Saundersfoot=69, Llansamlet=7, Penally=70, Pembroke Dock=72, Pontardawe=8, Ystradgynlais=9
SE 1-28 | 
SG 1-19 | Much Hadham=10, Standon=11, Arlesey=15, Henlow=16, Shefford=17, Knebworth=3, Ippollitts=4, Ickleford=5, Bygrave=7, Melbourn=8, Buntingford=9
SK 1-17 22-23 | Poynton=12, King Sterndale=17, New Mills=22, Chapel en le Frith=23
SL 0-9 | Iver=0, Sunninghill=5, Wooburn=8, Chalfont St Peter=9
SM 1-7 | 
SN 1-16 25-26 | Roundway=10, Yatton Keynell=14, Bremhill=15, Haydon Wick=25, Blunsdon St Andrew=26, Wroughton=4, Stanton Fitzwarren=6, Shellingford=7, Savernake=8, Manningford=9
SO 14-24 30-32 40-43 45 50-53 | Longstock=20, Bishops Sutton=24, Hedge End=30, Locks Heath=31, Bishops Waltham=32, Denny Lodge=42, North Baddesley=52
SP 1-11 | Charlton=11, Downton=5, South Tidworth=9
SR 1-9 | Castletown=5, Dalton le Dale=7
SS 0-9 11-17 | Hockley=5
ST 1-21 | Forsbrook=11, Barlaston=12, Hopton=18, Penkridge=19, Gnosall=20, Eccleshall=21, Kidsgrove=7, Biddulph=8, Bagnall=9
SW 1A 1E 1H 1P 1V 1W 1X 1Y 2-20 | 
SY 1-25 | Ellesmere=12, Malpas=14, Montgomery=15, Llanllwchaiarn=16, Caersws=17, Llanidloes=18, Llanbrynmair=19, Glantwymyn=20, Castle Caereinion=21, Llansantffraid=22, Llanfarian=23, Geneur Glyn=24, Tregaron=25, Myddle=4, Longden=5, Hopesay=7, Lydham=9
TA 1-24 | Langport=10, Somerton=11, Martock=12, South Petherton=13, Norton Sub Hamdon=14, Montacute=15, Merriott=16, Hinton St George=17, Ilminster=19, Staplegrove=2, Dulverton=22, Williton=23, Wootton Courtenay=24, Stoke St Mary=3, Lydeard St Lawrence=4, Spaxton=5, Stawell=7
TD 1-15 | Greenlaw=10, Cornhill on Tweed=12, Cockburnspath=13, Earlston=4, Newtown St Boswells=6
TF 1-13 | Shifnal=11, Broseley=12, Much Wenlock=13, Hollinswood=3, Rodington=6, Madeley=7, The Gorge=8, Sutton upon Tern=9
TN 1-40 | Yalding=12, Dunton Green=14, Wrotham=15, Cranbrook=17, Four Throws=18, Burwash=19, Mayfield=20, Wye=25, Shadoxhurst=26, Smarden=27, New Romney=28, St Mary In The Marsh=29, Tenterden=30, Peasmarsh=31, Salehurst=32, Icklesham=36, Wadhurst=5, Hartfield=7, Edenbridge=8
TQ 1-14 | South Brent=10, Buckfast=11, Bovey Tracey=13, Kingsbridge=7, Salcombe=8
TR 1-27 | Penryn=10, St Keverne=12, Marazion=17, Sancreed=19, Tregoney=2, Ludgvan=20, Isles of Scilly=21, Perranarworthal=3, Kenwyn=4, St Agnes=5, Perranporth=6, Colan=8, St Columb Major=9
TS 1-29 | Skelton=12, Loftus=13, Kirklevington=15, Egglescliffe=16, Sedgefield=21, Trindon=22, Monk Hesleden=27, Hutton Henry=28, Trimdon=29, Stainton=8
TW 1-20 | 
UB 1-11 | Denham Green=9
W 1 1B 1C 1D 1F 1G 1H 1J 1K 1M 1S 1T 1U 1W 2-14 | 
WA 1-16 | Birchwood=1, Croft=3, Appleton=4, Great Sankey=5, Frodsham=6
WC 1A 1B 1E 1H 1N 1R 1V 1X 2A 2B 2E 2H 2N 2R | 
WD 1-7 17-19 23-25 | Chorleywood=3, Abbots Langley=5
WF 1-17 | Mirfield=14, Crigglestone=4, Featherstone=7, North Elmsall=9
WN 1-8 | 
WR 1-15 | Broadway=12, Colwall=13, Great Malvern=14, Tenbury=15, Martley=6, North Piddle=7
WS 1-15 | Brereton=15, Great Wyrley=6, Brownhills=8
WV 1-16 | Wednesfield=10, Chetton=16, Wombourne=5, Albrighton=7, Bilbrook=8
YO 1 7-8 10-19 21-26 30-32 41-43 51 60-62 | Heslington=10, Stainton Dale=13, Muston=14, Settrington=17, Wheldrake=19, Hutton Mulgrave=21, Snainton=22, Copmanthorpe=23, Upper Poppleton=26, Rawcliffe=30, Earswick=32, Catton=41, Barmby Moor=42, Market Weighton=43, Boroughbridge=51, Thornton le Clay=60, Easingwold=61, Nawton=62, Sowerby=7
ZE 1-3 | Toab=3
BT 1-49 51-57 60-71 74-82 92-94 | Dundonald=16, Dunmurry=17, Donaghadee=21, Downpatrick=30, Whiteabbey=37, Mill Town=41, Ballycastle=54, Portstewart=55, Bushmills=57, Lurgan=66, Fivemiletown=75, Carryduff=8
GY 1-9 | St Peter Port=1, St Sampson=2, ALBecq=5, L'Islet=6, Mouilpied=8
IM 1-9 | Douglas, Braddan=1, Onchan=3, Peel, German=4, Baldrine, Loman=5, Kirk Michael=6, St Judes, Andreas=7, Ramsay=8, Arbory=9
JE 1-4 | St Helier=1, St+F2813 Ouen=3
`;
