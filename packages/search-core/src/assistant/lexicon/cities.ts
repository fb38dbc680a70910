/**
 * Towns and cities as people name them, with an outward code near their middle: `AREA Town=district, Town=district`. Hand-kept general knowledge;
 * it wins over the names of data/outcodes.json, which calls some districts by a part of the town. A test holds every code against that table.
 */
export const CITIES = `
AB Aberdeen=10, Inverurie=51, Peterhead=42, Fraserburgh=43, Stonehaven=39, Ellon=41, Banchory=31, Westhill=32, Banff=45, Turriff=53, Huntly=54, Laurencekirk=30
AL St Albans=1, Hatfield=10, Welwyn Garden City=7, Welwyn=6, Harpenden=5
B Birmingham=1, Solihull=91, Sutton Coldfield=73, Bromsgrove=61, Redditch=97, Tamworth=77, West Bromwich=70, Halesowen=63, Smethwick=66, Oldbury=69, Edgbaston=15, Erdington=23, Selly Oak=29, Harborne=17, Moseley=13, Brum=1, Alcester=49, Coleshill=46, Henley in Arden=95, Studley=80
BA Bath=1, Yeovil=20, Trowbridge=14, Frome=11, Glastonbury=6, Street=16, Shepton Mallet=4, Warminster=12, Westbury=13, Wells=5, Bradford on Avon=15, Wincanton=9, Bruton=10, Castle Cary=7
BB Blackburn=1, Burnley=11, Accrington=5, Darwen=3, Nelson=9, Clitheroe=7, Colne=8, Rossendale=4
BD Bradford=1, Keighley=21, Shipley=18, Skipton=23, Bingley=16, Settle=24
BH Bournemouth=1, Poole=15, Christchurch=23, Ferndown=22, Wimborne=21, Ringwood=24, Swanage=19, Wareham=20, Verwood=31
BL Bolton=1, Bury=9, Horwich=6, Westhoughton=5, Ramsbottom=0
BN Brighton=1, Hove=3, Worthing=11, Eastbourne=21, Lewes=7, Littlehampton=17, Seaford=25, Newhaven=9, Hailsham=27, Shoreham=43, Lancing=15, Shoreham by Sea=43, Peacehaven=10, Arundel=18, Steyning=44, Henfield=5
BR Bromley=1, Orpington=6, Beckenham=3, Chislehurst=7, Swanley=8
BS Bristol=1, Weston super Mare=23, Clevedon=21, Portishead=20, Keynsham=31, Yate=37, Nailsea=48, Clifton=8, Bedminster=3, Filton=34, Cheddar=27, Yatton=49
BT Belfast=1, Derry=48, Londonderry=48, Lisburn=28, Bangor=20, Newry=35, Craigavon=65, Ballymena=43, Newtownards=23, Omagh=79, Coleraine=52, Enniskillen=74, Armagh=61, Antrim=41, Larne=40, Banbridge=32, Cookstown=80, Dungannon=70, Strabane=82, Limavady=49, Portadown=62, Carrickfergus=38, Holywood=18, Newtownabbey=36, Magherafelt=45, Portrush=56
CA Carlisle=1, Whitehaven=28, Workington=14, Penrith=11, Keswick=12, Cockermouth=13, Maryport=15, Egremont=22, Brampton=8
CB Cambridge=1, Ely=7, Haverhill=9, Newmarket=8, Saffron Walden=10, Soham=7
CF Cardiff=10, Barry=62, Pontypridd=37, Merthyr Tydfil=47, Bridgend=31, Caerphilly=83, Penarth=64, Aberdare=44, Porthcawl=36, Cowbridge=71, Maesteg=34, Treorchy=42, Tonypandy=40, Bargoed=81
CH Chester=1, Birkenhead=41, Ellesmere Port=65, Wirral=60, Wallasey=44, Flint=6, Mold=7, Deeside=5, Heswall=60, Hoylake=47, West Kirby=48, Holywell=8
CM Chelmsford=1, Harlow=20, Braintree=7, Brentwood=14, Billericay=12, Bishops Stortford=23, Witham=8, Maldon=9, Epping=16, Stansted=24, Great Dunmow=6, Ongar=5, Ingatestone=4
CO Colchester=1, Clacton=15, Clacton on Sea=15, Harwich=12, Sudbury=10, Halstead=9, Frinton=13, Brightlingsea=7
CR Croydon=0, Purley=8, Mitcham=4, Coulsdon=5, Caterham=3, Warlingham=6, Thornton Heath=7
CT Canterbury=1, Dover=16, Folkestone=20, Margate=9, Ramsgate=11, Whitstable=5, Herne Bay=6, Broadstairs=10, Deal=14, Sandwich=13, Hythe=21, Westgate=8
CV Coventry=1, Rugby=21, Nuneaton=11, Leamington Spa=32, Leamington=32, Warwick=34, Stratford upon Avon=37, Kenilworth=8, Bedworth=12, Cov=1, Atherstone=9
CW Crewe=1, Nantwich=5, Northwich=9, Sandbach=11, Winsford=7, Congleton=12, Middlewich=10, Tarporley=6, Alsager=2
DA Dartford=1, Gravesend=12, Bexleyheath=6, Sidcup=14, Welling=16, Erith=8, Bexley=5
DD Dundee=1, Arbroath=11, Montrose=10, Forfar=8, Broughty Ferry=5, Carnoustie=7
DE Derby=1, Burton on Trent=14, Burton upon Trent=14, Ilkeston=7, Swadlincote=11, Ripley=5, Matlock=4, Belper=56, Ashbourne=6, Alfreton=55, Heanor=75, Bakewell=45, Mickleover=3
DG Dumfries=1, Stranraer=9, Annan=12, Lockerbie=11, Gretna=16, Castle Douglas=7
DH Durham=1, Chester le Street=3, Stanley=9, Consett=8, Houghton le Spring=4
DL Darlington=1, Bishop Auckland=14, Northallerton=6, Newton Aycliffe=5, Spennymoor=16, Catterick=10, Shildon=4, Barnard Castle=12, Ferryhill=17
DN Doncaster=1, Grimsby=31, Scunthorpe=15, Cleethorpes=35, Gainsborough=21, Retford=22, Goole=14, Immingham=40, Donny=1, Brigg=20, Barton upon Humber=18
DT Dorchester=1, Weymouth=4, Bridport=6, Sherborne=9, Portland=5, Blandford=11, Lyme Regis=7
DY Dudley=1, Stourbridge=8, Kidderminster=10, Tipton=4, Brierley Hill=5, Stourport=13
E Hackney=8, Walthamstow=17, Bow=3, Leyton=10, Bethnal Green=2, Canary Wharf=14, East Ham=6, Chingford=4, East London=1, Shoreditch=2, Whitechapel=1
EC City of London=1A, London=1A
EH Edinburgh=1, Livingston=54, Leith=6, Musselburgh=21, Bathgate=48, Dalkeith=22, Linlithgow=49, Dunbar=42, Peebles=45, North Berwick=39, Penicuik=26, Broxburn=52, Portobello=15, South Queensferry=30
EN Enfield=1, Barnet=5, Cheshunt=8, Potters Bar=6, Waltham Abbey=9, Hoddesdon=11
EX Exeter=1, Barnstaple=31, Exmouth=8, Tiverton=16, Bideford=39, Bude=23, Honiton=14, Okehampton=20, Sidmouth=10, Ilfracombe=34, Axminster=13, Crediton=17, Dawlish=7, Cullompton=15
FK Falkirk=1, Stirling=8, Alloa=10, Grangemouth=3, Dunblane=15
FY Blackpool=1, Fleetwood=7, Lytham St Annes=8, Lytham=8, Thornton Cleveleys=5
G Glasgow=1, Clydebank=81, East Kilbride=74, Dumbarton=82, Cumbernauld=67, Helensburgh=84, Bearsden=61, Newton Mearns=77, Kirkintilloch=66, Bishopbriggs=64, Milngavie=62, Cambuslang=72, Rutherglen=73, Balloch=83
GL Gloucester=1, Cheltenham=50, Stroud=5, Cirencester=7, Tewkesbury=20, Dursley=11, Lydney=15, Tetbury=8, Coleford=16
GU Guildford=1, Woking=22, Farnham=9, Aldershot=11, Farnborough=14, Camberley=15, Fleet=51, Petersfield=31, Godalming=7, Haslemere=27, Alton=34, Cranleigh=6, Sandhurst=47, Yateley=46, Midhurst=29, Liphook=30
HA Harrow=1, Wembley=9, Pinner=5, Ruislip=4, Edgware=8, Stanmore=7, Northwood=6
HD Huddersfield=1, Brighouse=6, Holmfirth=9
HG Harrogate=1, Ripon=4, Knaresborough=5, Pateley Bridge=3
HP Hemel Hempstead=1, High Wycombe=11, Aylesbury=20, Amersham=7, Chesham=5, Beaconsfield=9, Tring=23, Berkhamsted=4, Hemel=1, Princes Risborough=27, Great Missenden=16
HR Hereford=1, Leominster=6, Ross on Wye=9, Ledbury=8
HS Stornoway=1
HU Hull=1, Kingston upon Hull=1, Beverley=17, Hessle=13, Cottingham=16, Hornsea=18, Withernsea=19
HX Halifax=1, Hebden Bridge=7, Elland=5, Sowerby Bridge=6
IG Ilford=1, Barking=11, Loughton=10, Chigwell=7, Woodford Green=8, Redbridge=4
IP Ipswich=1, Bury St Edmunds=33, Felixstowe=11, Stowmarket=14, Thetford=24, Woodbridge=12, Diss=22, Southwold=18, Aldeburgh=15, Halesworth=19, Leiston=16
IV Inverness=1, Elgin=30, Nairn=12, Forres=36, Dingwall=15, Isle of Skye=51
KA Kilmarnock=1, Ayr=7, Irvine=12, Troon=10, Prestwick=9, Largs=30, Ardrossan=22, Kilwinning=13, Cumnock=18, Stevenston=20
KT Kingston upon Thames=1, Kingston=1, Surbiton=6, Epsom=17, Esher=10, Weybridge=13, Leatherhead=22, Walton on Thames=12, Chessington=9, Worcester Park=4, New Malden=3, Cobham=11, Addlestone=15, West Molesey=8
KW Kirkwall=15, Wick=1, Thurso=14
KY Kirkcaldy=1, Dunfermline=11, Glenrothes=7, St Andrews=16, Cowdenbeath=4, Leven=8, Cupar=15, Kinross=13, Burntisland=3
L Liverpool=1, Southport=8, Bootle=20, Ormskirk=39, Crosby=23, Kirkby=32, Huyton=36, Prescot=34, Formby=37, Maghull=31, Aintree=10, Wavertree=15, Halewood=26
LA Lancaster=1, Morecambe=4, Barrow in Furness=14, Barrow=14, Kendal=9, Windermere=23, Ulverston=12, Carnforth=5
LD Llandrindod Wells=1, Brecon=3, Builth Wells=2
LE Leicester=1, Loughborough=11, Hinckley=10, Melton Mowbray=13, Coalville=67, Market Harborough=16, Oakham=15, Lutterworth=17, Wigston=18, Ashby de la Zouch=65, Oadby=2
LL Wrexham=11, Llandudno=30, Rhyl=18, Colwyn Bay=29, Holyhead=65, Caernarfon=55, Prestatyn=19, Llangollen=20, Conwy=32, Porthmadog=49, Denbigh=16, Barmouth=42, Ruthin=15, Llangefni=77, Anglesey=65, Abergele=22
LN Lincoln=1, Louth=11, Market Rasen=8, Horncastle=9, Mablethorpe=12, Caistor=7
LS Leeds=1, Wetherby=22, Otley=21, Pudsey=28, Ilkley=29, Morley=27, Headingley=6, Horsforth=18, Guiseley=20, Rothwell=26
LU Luton=1, Dunstable=5, Leighton Buzzard=7
M Manchester=1, Salford=5, Sale=33, Didsbury=20, Eccles=30, Chorlton=21, Prestwich=25, Swinton=27, Wythenshawe=22, Urmston=41, Middleton=24, Manc=1, Worsley=28, Trafford=17
ME Maidstone=14, Gillingham=7, Chatham=4, Rochester=1, Sittingbourne=10, Faversham=13, Sheerness=12, Medway=4, Snodland=6, Strood=2
MK Milton Keynes=9, Bedford=40, Bletchley=2, Newport Pagnell=16, Buckingham=18
ML Motherwell=1, Hamilton=3, Wishaw=2, Airdrie=6, Coatbridge=5, Lanark=11, Larkhall=9, Carluke=8, Bellshill=4
N Islington=1, Tottenham=17, Finchley=3, Highgate=6, Muswell Hill=10, Wood Green=22, Edmonton=9, Southgate=14, North London=1
NE Newcastle=1, Newcastle upon Tyne=1, Gateshead=8, South Shields=33, North Shields=29, Whitley Bay=26, Wallsend=28, Blyth=24, Washington=37, Morpeth=61, Alnwick=66, Hexham=46, Cramlington=23, Ashington=63, Jarrow=32, Hebburn=31, Ponteland=20, Tynemouth=30, Prudhoe=42, Blaydon=21, Byker=6, Gosforth=3
NG Nottingham=1, Mansfield=18, Newark=24, Newark on Trent=24, Grantham=31, Sleaford=34, Beeston=9, Arnold=5, West Bridgford=2, Hucknall=15, Long Eaton=10, Notts=1, Southwell=25, Sutton in Ashfield=17, Kirkby in Ashfield=17, Bingham=13
NN Northampton=1, Kettering=16, Corby=17, Wellingborough=8, Rushden=10, Daventry=11, Brackley=13, Towcester=12, Thrapston=14
NP Newport=20, Cwmbran=44, Pontypool=4, Ebbw Vale=23, Abergavenny=7, Chepstow=16, Monmouth=25, Caldicot=26, Tredegar=22, Blackwood=12, Caerleon=18
NR Norwich=1, Great Yarmouth=30, Lowestoft=32, Cromer=27, Dereham=19, Fakenham=21, Beccles=34, Wymondham=18, Sheringham=26, Attleborough=17, Bungay=35
NW Camden=1, Hampstead=3, Hendon=4, Kilburn=6, Cricklewood=2, Golders Green=11, Mill Hill=7, Camden Town=1, North West London=1
OL Oldham=1, Rochdale=16, Ashton under Lyne=6, Stalybridge=15, Todmorden=14, Heywood=10, Mossley=5, Saddleworth=3, Royton=2
OX Oxford=1, Banbury=16, Bicester=26, Didcot=11, Abingdon=14, Witney=28, Thame=9, Wantage=12, Henley=1, Chipping Norton=7, Wallingford=10, Kidlington=5, Carterton=18, Woodstock=20, Eynsham=29, Chinnor=39
PA Paisley=1, Greenock=15, Johnstone=5, Renfrew=4, Oban=34, Port Glasgow=14, Dunoon=23, Rothesay=20
PE Peterborough=1, Kings Lynn=30, Boston=21, Wisbech=13, Spalding=11, Huntingdon=29, St Neots=19, Skegness=25, Stamford=9, March=15, Hunstanton=36, Bourne=10, Downham Market=38, Whittlesey=7, Chatteris=16, Ramsey=26, Swaffham=37, Spilsby=23
PH Perth=1, Fort William=33, Pitlochry=16, Aviemore=22, Crieff=7, Blairgowrie=10
PL Plymouth=1, St Austell=25, Saltash=12, Bodmin=31, Liskeard=14, Launceston=15, Tavistock=19, Ivybridge=21, Looe=13, Padstow=28, Torpoint=11, Callington=17, Plympton=7, Plymstock=9
PO Portsmouth=1, Chichester=19, Gosport=12, Fareham=14, Havant=9, Bognor Regis=21, Bognor=21, Ryde=33, Cowes=31, Southsea=4, Waterlooville=7, Isle of Wight=30, Sandown=36, Hayling Island=11, Shanklin=37, Ventnor=38, Emsworth=10, Portchester=16
PR Preston=1, Chorley=7, Leyland=25, Garstang=3
RG Reading=1, Basingstoke=21, Bracknell=12, Newbury=14, Wokingham=40, Thatcham=19, Henley on Thames=9, Hungerford=17, Tadley=26, Twyford=10, Earley=6
RH Crawley=10, Redhill=1, Horsham=12, Reigate=2, Haywards Heath=16, Burgess Hill=15, East Grinstead=19, Dorking=4, Horley=6, Gatwick=6, Oxted=8, Storrington=20, Godstone=9, Lingfield=7
RM Romford=1, Dagenham=10, Hornchurch=11, Grays=17, Upminster=14, Rainham=13, Purfleet=19, Tilbury=18, South Ockendon=15
S Sheffield=1, Worksop=80, Rotherham=60, Barnsley=70, Chesterfield=40, Dronfield=18, Hillsborough=6, Dinnington=25, Bolsover=44, Hoyland=74
SA Swansea=1, Llanelli=15, Neath=11, Port Talbot=12, Carmarthen=31, Haverfordwest=61, Pembroke=71, Milford Haven=73, Tenby=70, Cardigan=43, Ammanford=18, Fishguard=65, Narberth=67, Mumbles=3, Gorseinon=4
SE Greenwich=10, Lewisham=13, Woolwich=18, Eltham=9, Peckham=15, Dulwich=21, Catford=6, Bermondsey=16, Camberwell=5, Deptford=8, Southwark=1, Crystal Palace=19, Sydenham=26, Blackheath=3, South East London=1, South London=1
SG Stevenage=1, Hitchin=4, Letchworth=6, Hertford=13, Ware=12, Royston=8, Biggleswade=18, Baldock=7, Sandy=19, Sawston=8, Shefford=17, Arlesey=15
SK Stockport=1, Macclesfield=10, Wilmslow=9, Glossop=13, Buxton=17, Hyde=14, Cheadle=8, Alderley Edge=9, Bramhall=7, Poynton=12, New Mills=22
SL Slough=1, Windsor=4, Maidenhead=6, Ascot=5, Marlow=7
SM Sutton=1, Morden=4, Cheam=3, Carshalton=5, Wallington=6
SN Swindon=1, Chippenham=15, Devizes=10, Marlborough=8, Melksham=12, Calne=11, Faringdon=7, Malmesbury=16, Corsham=13
SO Southampton=14, Winchester=23, Eastleigh=50, Romsey=51, Lymington=41, Totton=40, Lyndhurst=43, Hedge End=30
SP Salisbury=1, Andover=10, Amesbury=4, Shaftesbury=7, Fordingbridge=6, Gillingham Dorset=8
SR Sunderland=1, Seaham=7, Peterlee=8
SS Southend=1, Southend on Sea=1, Basildon=14, Rayleigh=6, Canvey Island=8, Wickford=11, Benfleet=7, Rochford=4, Leigh on Sea=9, Westcliff=0, Hockley=5
ST Stoke=1, Stoke on Trent=1, Stafford=16, Newcastle under Lyme=5, Leek=13, Uttoxeter=14, Hanley=1, Stone=15, Kidsgrove=7, Biddulph=8
SW Westminster=1A, Wimbledon=19, Brixton=2, Clapham=4, Battersea=11, Putney=15, Tooting=17, Wandsworth=18, Chelsea=3, Fulham=6, Streatham=16, Balham=12, Earls Court=5, Stockwell=9, South West London=1A
SY Shrewsbury=1, Oswestry=11, Welshpool=21, Aberystwyth=23, Newtown=16, Ludlow=8, Whitchurch=13, Church Stretton=6, Ellesmere=12
TA Taunton=1, Bridgwater=6, Minehead=24, Wellington=21, Chard=20, Burnham on Sea=8, Crewkerne=18, Ilminster=19, Somerton=11
TD Galashiels=1, Hawick=9, Berwick upon Tweed=15, Berwick=15, Kelso=5, Jedburgh=8, Melrose=6
TF Telford=1, Market Drayton=9, Shifnal=11
TN Tunbridge Wells=1, Royal Tunbridge Wells=1, Tonbridge=9, Sevenoaks=13, Ashford=23, Hastings=34, Bexhill=39, Crowborough=6, Uckfield=22, Heathfield=21, Rye=31, Battle=33, St Leonards=38, Edenbridge=8, Tenterden=30, Paddock Wood=12
TQ Torquay=1, Paignton=3, Newton Abbot=12, Brixham=5, Totnes=9, Teignmouth=14, Dartmouth=6
TR Truro=1, Falmouth=11, Penzance=18, Newquay=7, St Ives=26, Redruth=15, Camborne=14, Helston=13, Hayle=27, Cornwall=1, Isles of Scilly=21, Penryn=10, Perranporth=6
TS Middlesbrough=1, Stockton=18, Stockton on Tees=18, Hartlepool=24, Redcar=10, Billingham=23, Thornaby=17, Guisborough=14, Yarm=15, Boro=1, Saltburn=12, Sedgefield=21, Ingleby Barwick=17
TW Twickenham=1, Hounslow=3, Richmond=9, Staines=18, Feltham=13, Teddington=11, Isleworth=7, Egham=20, Hampton=12, Heathrow=6
UB Uxbridge=8, Southall=1, Hayes=3, Greenford=6, Hillingdon=10, Northolt=5, West Drayton=7
W Ealing=5, Hammersmith=6, Acton=3, Chiswick=4, Shepherds Bush=12, Paddington=2, Kensington=8, Notting Hill=11, West London=1
WA Warrington=1, St Helens=10, Widnes=8, Runcorn=7, Knutsford=16, Altrincham=14, Leigh=3, Lymm=13, Newton le Willows=12, Frodsham=6
WC Holborn=1A, Bloomsbury=1B, Covent Garden=2E
WD Watford=17, Rickmansworth=3, Borehamwood=6, Bushey=23, Radlett=7, Kings Langley=4
WF Wakefield=1, Pontefract=8, Castleford=10, Dewsbury=13, Batley=17, Ossett=5, Normanton=6, South Elmsall=9, Featherstone=7
WN Wigan=1, Skelmersdale=8
WR Worcester=1, Malvern=14, Evesham=11, Droitwich=9, Pershore=10
WS Walsall=1, Cannock=11, Lichfield=13, Rugeley=15, Wednesbury=10, Burntwood=7, Aldridge=9
WV Wolverhampton=1, Bilston=14, Willenhall=13, Bridgnorth=16, Wolves=1, Wednesfield=11
YO York=1, Scarborough=11, Bridlington=16, Whitby=21, Selby=8, Driffield=25, Malton=17, Pickering=18, Thirsk=7, Pocklington=42, Tadcaster=24, Haxby=32
ZE Lerwick=1
GY Guernsey=1, St Peter Port=1
JE Jersey=2, St Helier=2
IM Isle of Man=1, Douglas=1
`;

/** Of all towns those whose names are words or people's names too. */
export const ORDINARY_NAMES = `
ash arnold barking barrow barry bath battle bow bury boro cardigan cheddar chelsea clifton colne cov deal diss donny douglas eccles fleet flint freshwater
harrow hermitage hope hove hyde hythe lakes lancing leek leigh lincoln march mold morley neath nelson nocton paisley poplar reading ripley royston rugby rye sale
sandwich sandy settle stanley stone street thorn ware washington wellington wells wick wolves hampton hamilton perth boston jersey ely alton ware bourne holywood
radlett rowley tain beith wye lode stanhope aston hartley weston norton walton fulham bramley camden newport clifford wilden bingham carlton shaw holt woodley
`;
