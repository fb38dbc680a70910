/**
 * Towns and cities as people name them, with an outward code near their middle: `AREA Town=district, Town=district`. Hand-kept general knowledge;
 * it wins over the names of data/outcodes.json, which calls some districts by a part of the town. A test holds every code against that table.
 */
export const CITIES = `
AB Aberdeen=10, Inverurie=51, Peterhead=42, Fraserburgh=43, Stonehaven=39, Ellon=41, Banchory=31, Westhill=32, Banff=45
AL St Albans=1, Hatfield=10, Welwyn Garden City=7, Harpenden=5
B Birmingham=1, Solihull=91, Sutton Coldfield=73, Bromsgrove=61, Redditch=97, Tamworth=77, West Bromwich=70, Halesowen=63, Brum=1, Alcester=49, Coleshill=46, Henley in Arden=95, Studley=80
BA Bath=1, Yeovil=20, Trowbridge=14, Frome=11, Glastonbury=6, Street=16, Warminster=12, Wells=5, Bradford on Avon=15, Wincanton=9
BB Blackburn=1, Burnley=11, Accrington=5, Darwen=3, Nelson=9, Clitheroe=7
BD Bradford=1, Keighley=21, Shipley=18, Skipton=23
BH Bournemouth=1, Poole=15, Christchurch=23, Ferndown=22, Wimborne=21, Ringwood=24, Verwood=31
BL Bolton=1, Bury=9, Horwich=6, Westhoughton=5, Ramsbottom=0
BN Brighton=1, Hove=3, Worthing=11, Eastbourne=21, Lewes=7, Littlehampton=17, Seaford=25, Newhaven=9, Hailsham=27, Shoreham=43, Lancing=15, Peacehaven=10, Arundel=18
BR Bromley=1, Orpington=6, Beckenham=3, Swanley=8
BS Bristol=1, Weston super Mare=23, Clevedon=21, Portishead=20, Keynsham=31, Yate=37, Nailsea=48, Clifton=8, Cheddar=27
BT Belfast=1, Derry=48, Londonderry=48, Lisburn=28, Bangor=20, Newry=35, Craigavon=65, Ballymena=43, Newtownards=23, Omagh=79, Coleraine=52, Enniskillen=74, Armagh=61, Antrim=41, Larne=40, Banbridge=32, Dungannon=70, Carrickfergus=38, Newtownabbey=36
CA Carlisle=1, Whitehaven=28, Workington=14, Penrith=11, Keswick=12, Cockermouth=13, Maryport=15, Egremont=22, Brampton=8
CB Cambridge=1, Ely=7, Haverhill=9, Newmarket=8, Saffron Walden=10, Soham=7
CF Cardiff=10, Barry=62, Pontypridd=37, Merthyr Tydfil=47, Bridgend=31, Caerphilly=83, Penarth=64, Aberdare=44, Porthcawl=36, Cowbridge=71, Maesteg=34, Treorchy=42, Bargoed=81
CH Chester=1, Birkenhead=41, Ellesmere Port=65, Wirral=60, Wallasey=44, Flint=6, Mold=7, Deeside=5, Holywell=8
CM Chelmsford=1, Harlow=20, Braintree=7, Brentwood=14, Bishops Stortford=23, Witham=8, Maldon=9, Epping=16, Stansted=24, Ongar=5
CO Colchester=1, Clacton=15, Clacton on Sea=15, Harwich=12, Sudbury=10
CR Croydon=0, Mitcham=4, Caterham=3
CT Canterbury=1, Dover=16, Folkestone=20, Margate=9, Ramsgate=11, Whitstable=5, Herne Bay=6, Broadstairs=10, Deal=14, Sandwich=13, Hythe=21
CV Coventry=1, Rugby=21, Nuneaton=11, Leamington Spa=32, Leamington=32, Warwick=34, Stratford upon Avon=37, Kenilworth=8, Bedworth=12, Cov=1, Atherstone=9
CW Crewe=1, Nantwich=5, Northwich=9, Sandbach=11, Winsford=7, Congleton=12, Middlewich=10, Tarporley=6, Alsager=2
DA Dartford=1, Gravesend=12, Bexleyheath=6, Sidcup=14, Bexley=5
DD Dundee=1, Arbroath=11
DE Derby=1, Burton on Trent=14, Burton upon Trent=14, Ilkeston=7, Swadlincote=11, Ripley=5, Matlock=4, Belper=56, Ashbourne=6, Alfreton=55, Mickleover=3
DG Dumfries=1, Stranraer=9, Gretna=16, Castle Douglas=7
DH Durham=1, Chester le Street=3, Stanley=9, Consett=8, Houghton le Spring=4
DL Darlington=1, Bishop Auckland=14, Northallerton=6, Newton Aycliffe=5, Barnard Castle=12
DN Doncaster=1, Grimsby=31, Scunthorpe=15, Cleethorpes=35, Gainsborough=21, Retford=22, Goole=14, Donny=1, Brigg=20, Barton upon Humber=18
DT Dorchester=1, Weymouth=4, Bridport=6, Sherborne=9, Portland=5, Lyme Regis=7
DY Dudley=1, Stourbridge=8, Kidderminster=10, Tipton=4
E Hackney=8, Walthamstow=17, Canary Wharf=14, East London=1, Shoreditch=2
EC City of London=1A, London=1A
EH Edinburgh=1, Livingston=54, Leith=6, Musselburgh=21, Bathgate=48, Dalkeith=22, Dunbar=42, South Queensferry=30
EN Enfield=1, Barnet=5, Cheshunt=8, Potters Bar=6, Hoddesdon=11
EX Exeter=1, Barnstaple=31, Exmouth=8, Tiverton=16, Bideford=39, Honiton=14, Sidmouth=10, Ilfracombe=34, Dawlish=7, Cullompton=15
FK Falkirk=1, Stirling=8
FY Blackpool=1, Fleetwood=7, Lytham St Annes=8, Lytham=8
G Glasgow=1, Clydebank=81, East Kilbride=74, Dumbarton=82, Cumbernauld=67
GL Gloucester=1, Cheltenham=50, Stroud=5, Cirencester=7, Tewkesbury=20, Dursley=11, Coleford=16
GU Guildford=1, Woking=22, Farnham=9, Aldershot=11, Farnborough=14, Camberley=15, Fleet=51, Petersfield=31, Godalming=7, Alton=34, Yateley=46, Midhurst=29, Liphook=30
HA Harrow=1, Wembley=9, Ruislip=4
HD Huddersfield=1, Brighouse=6, Holmfirth=9
HG Harrogate=1, Ripon=4, Knaresborough=5
HP Hemel Hempstead=1, High Wycombe=11, Aylesbury=20, Amersham=7, Chesham=5, Berkhamsted=4, Hemel=1, Princes Risborough=27, Great Missenden=16
HR Hereford=1, Leominster=6, Ross on Wye=9
HS Stornoway=1
HU Hull=1, Kingston upon Hull=1, Beverley=17, Hessle=13
HX Halifax=1, Hebden Bridge=7
IG Ilford=1, Barking=11, Loughton=10, Redbridge=4
IP Ipswich=1, Bury St Edmunds=33, Felixstowe=11, Stowmarket=14, Thetford=24, Woodbridge=12, Diss=22, Southwold=18
IV Inverness=1, Elgin=30, Nairn=12, Forres=36, Dingwall=15, Isle of Skye=51
KA Kilmarnock=1, Ayr=7, Irvine=12, Troon=10, Largs=30
KT Kingston upon Thames=1, Kingston=1, Surbiton=6, Epsom=17, Esher=10, Weybridge=13, Leatherhead=22, Walton on Thames=12, West Molesey=8
KW Kirkwall=15, Wick=1, Thurso=14
KY Kirkcaldy=1, Dunfermline=11, Glenrothes=7, St Andrews=16, Kinross=13
L Liverpool=1, Southport=8, Bootle=20, Ormskirk=39, Crosby=23, Kirkby=32, Huyton=36, Prescot=34, Formby=37, Halewood=26
LA Lancaster=1, Morecambe=4, Barrow in Furness=14, Barrow=14, Kendal=9, Windermere=23, Carnforth=5
LD Llandrindod Wells=1, Brecon=3
LE Leicester=1, Loughborough=11, Hinckley=10, Melton Mowbray=13, Coalville=67, Market Harborough=16, Oakham=15, Ashby de la Zouch=65, Oadby=2
LL Wrexham=11, Llandudno=30, Rhyl=18, Colwyn Bay=29, Holyhead=65, Caernarfon=55, Prestatyn=19, Llangollen=20, Conwy=32, Barmouth=42, Ruthin=15, Llangefni=77, Anglesey=65, Abergele=22
LN Lincoln=1, Louth=11
LS Leeds=1, Wetherby=22, Otley=21, Pudsey=28, Ilkley=29, Morley=27, Rothwell=26
LU Luton=1, Dunstable=5, Leighton Buzzard=7
M Manchester=1, Salford=5, Sale=33, Didsbury=20, Eccles=30, Middleton=24, Manc=1, Trafford=17
ME Maidstone=14, Gillingham=7, Chatham=4, Rochester=1, Sittingbourne=10, Faversham=13, Medway=4, Strood=2
MK Milton Keynes=9, Bedford=40, Bletchley=2, Newport Pagnell=16, Buckingham=18
ML Motherwell=1, Hamilton=3, Airdrie=6
N Islington=1, Tottenham=17, Finchley=3, Wood Green=22, Edmonton=9, North London=1
NE Newcastle=1, Newcastle upon Tyne=1, Gateshead=8, South Shields=33, North Shields=29, Whitley Bay=26, Wallsend=28, Blyth=24, Washington=37, Morpeth=61, Alnwick=66, Hexham=46, Cramlington=23, Ashington=63, Jarrow=32, Prudhoe=42, Blaydon=21, Byker=6, Gosforth=3
NG Nottingham=1, Mansfield=18, Newark=24, Newark on Trent=24, Grantham=31, Sleaford=34, Beeston=9, West Bridgford=2, Long Eaton=10, Notts=1, Southwell=25, Sutton in Ashfield=17, Bingham=13
NN Northampton=1, Kettering=16, Corby=17, Wellingborough=8, Rushden=10, Daventry=11, Brackley=13, Towcester=12
NP Newport=20, Cwmbran=44, Pontypool=4, Ebbw Vale=23, Abergavenny=7, Chepstow=16, Monmouth=25, Tredegar=22, Blackwood=12, Caerleon=18
NR Norwich=1, Great Yarmouth=30, Lowestoft=32, Cromer=27, Dereham=19, Fakenham=21, Beccles=34, Wymondham=18, Attleborough=17
NW Camden=1, Hampstead=3, Hendon=4, Kilburn=6, Camden Town=1, North West London=1
OL Oldham=1, Rochdale=16, Ashton under Lyne=6, Stalybridge=15, Todmorden=14, Heywood=10, Mossley=5, Saddleworth=3
OX Oxford=1, Banbury=16, Bicester=26, Didcot=11, Abingdon=14, Witney=28, Thame=9, Wantage=12, Henley=1, Chipping Norton=7, Wallingford=10, Kidlington=5, Carterton=18, Woodstock=20
PA Paisley=1, Greenock=15, Oban=34, Dunoon=23, Rothesay=20
PE Peterborough=1, Kings Lynn=30, Boston=21, Wisbech=13, Spalding=11, Huntingdon=29, St Neots=19, Skegness=25, Stamford=9, March=15, Bourne=10, Whittlesey=7, Chatteris=16, Ramsey=26, Swaffham=37
PH Perth=1, Fort William=33, Pitlochry=16, Aviemore=22, Crieff=7
PL Plymouth=1, St Austell=25, Bodmin=31, Launceston=15, Tavistock=19, Looe=13, Padstow=28, Callington=17, Plympton=7, Plymstock=9
PO Portsmouth=1, Chichester=19, Gosport=12, Fareham=14, Havant=9, Bognor Regis=21, Bognor=21, Ryde=33, Cowes=31, Southsea=4, Waterlooville=7, Isle of Wight=30, Sandown=36, Shanklin=37, Ventnor=38
PR Preston=1, Chorley=7, Leyland=25
RG Reading=1, Basingstoke=21, Bracknell=12, Newbury=14, Wokingham=40, Thatcham=19, Henley on Thames=9, Twyford=10, Earley=6
RH Crawley=10, Redhill=1, Horsham=12, Reigate=2, Haywards Heath=16, Burgess Hill=15, East Grinstead=19, Dorking=4, Horley=6, Gatwick=6, Oxted=8
RM Romford=1, Dagenham=10, Hornchurch=11, Grays=17, Upminster=14, Rainham=13, South Ockendon=15
S Sheffield=1, Worksop=80, Rotherham=60, Barnsley=70, Chesterfield=40, Bolsover=44
SA Swansea=1, Llanelli=15, Neath=11, Port Talbot=12, Carmarthen=31, Haverfordwest=61, Milford Haven=73, Tenby=70
SE Greenwich=10, Lewisham=13, Woolwich=18, Eltham=9, Peckham=15, Dulwich=21, Bermondsey=16, Southwark=1, Blackheath=3, South East London=1, South London=1
SG Stevenage=1, Hitchin=4, Hertford=13, Ware=12, Biggleswade=18
SK Stockport=1, Macclesfield=10, Wilmslow=9, Glossop=13, Buxton=17, Hyde=14, Cheadle=8, Poynton=12, New Mills=22
SL Slough=1, Windsor=4, Maidenhead=6, Ascot=5
SM Sutton=1, Morden=4
SN Swindon=1, Chippenham=15, Devizes=10, Marlborough=8, Melksham=12, Calne=11
SO Southampton=14, Winchester=23, Eastleigh=50, Romsey=51, Lymington=41, Hedge End=30
SP Salisbury=1, Andover=10, Shaftesbury=7, Gillingham Dorset=8
SR Sunderland=1, Seaham=7, Peterlee=8
SS Southend=1, Southend on Sea=1, Basildon=14, Rayleigh=6, Canvey Island=8, Wickford=11, Benfleet=7, Rochford=4, Leigh on Sea=9, Westcliff=0, Hockley=5
ST Stoke=1, Stoke on Trent=1, Stafford=16, Newcastle under Lyme=5, Leek=13, Uttoxeter=14, Hanley=1, Stone=15, Kidsgrove=7, Biddulph=8
SW Westminster=1A, Wimbledon=19, Brixton=2, Clapham=4, Battersea=11, Putney=15, Tooting=17, Wandsworth=18, Chelsea=3, Fulham=6, Streatham=16, South West London=1A
SY Shrewsbury=1, Oswestry=11, Welshpool=21, Aberystwyth=23, Newtown=16, Ludlow=8
TA Taunton=1, Bridgwater=6, Minehead=24, Wellington=21, Chard=20, Burnham on Sea=8, Ilminster=19, Somerton=11
TD Galashiels=1, Hawick=9, Berwick upon Tweed=15, Berwick=15
TF Telford=1, Market Drayton=9, Shifnal=11
TN Tunbridge Wells=1, Royal Tunbridge Wells=1, Tonbridge=9, Sevenoaks=13, Ashford=23, Hastings=34, Bexhill=39, Crowborough=6, Uckfield=22, Rye=31, Battle=33, St Leonards=38, Edenbridge=8, Tenterden=30, Paddock Wood=12
TQ Torquay=1, Paignton=3, Newton Abbot=12, Brixham=5, Totnes=9, Teignmouth=14, Dartmouth=6
TR Truro=1, Falmouth=11, Penzance=18, Newquay=7, St Ives=26, Redruth=15, Camborne=14, Cornwall=1, Isles of Scilly=21
TS Middlesbrough=1, Stockton=18, Stockton on Tees=18, Hartlepool=24, Redcar=10, Boro=1, Saltburn=12, Sedgefield=21
TW Twickenham=1, Hounslow=3, Richmond=9, Staines=18, Teddington=11, Egham=20, Hampton=12, Heathrow=6
UB Uxbridge=8, Southall=1, Hayes=3, Hillingdon=10
W Ealing=5, Hammersmith=6, Acton=3, Chiswick=4, Shepherds Bush=12, Paddington=2, Kensington=8, Notting Hill=11, West London=1
WA Warrington=1, St Helens=10, Widnes=8, Runcorn=7, Knutsford=16, Altrincham=14, Leigh=3, Lymm=13, Newton le Willows=12, Frodsham=6
WC Holborn=1A
WD Watford=17, Rickmansworth=3, Borehamwood=6, Bushey=23
WF Wakefield=1, Pontefract=8, Castleford=10, Dewsbury=13
WN Wigan=1, Skelmersdale=8
WR Worcester=1, Malvern=14, Evesham=11, Droitwich=9
WS Walsall=1, Cannock=11, Lichfield=13, Rugeley=15, Wednesbury=10, Aldridge=9
WV Wolverhampton=1, Bridgnorth=16, Wolves=1
YO York=1, Scarborough=11, Bridlington=16, Whitby=21, Selby=8, Thirsk=7, Tadcaster=24
ZE Lerwick=1
GY Guernsey=1, St Peter Port=1
JE Jersey=2, St Helier=2
IM Isle of Man=1, Douglas=1
`;

/** Of all towns those whose names are words or people's names too. */
export const ORDINARY_NAMES = `
barking barrow barry bath battle bury boro cheddar chelsea clifton cov deal diss donny douglas eccles fleet flint harrow hove hyde hythe
lancing leek leigh lincoln march mold morley neath nelson paisley reading ripley rugby rye sale sandwich stanley stone street ware washington wellington wells wick wolves hampton hamilton perth boston jersey ely alton bourne fulham camden newport bingham
`;
