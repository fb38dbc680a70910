/**
 * Towns and cities as people name them, with a district near their middle, an area a line: `area town,town7,town12!`. A town without a district is in
 * the first; `!` is a town whose name is an ordinary word or a person's too, so that only a clear word before it makes it a place. Hand-kept
 * general knowledge; it wins over the names of data/outcodes.json, which calls some districts by a part of the town. A test holds every code
 * against that table.
 */
export const CITIES = `
ab aberdeen10,inverurie51,peterhead42,fraserburgh43,stonehaven39
al st albans,hatfield10,welwyn garden city7,harpenden5
b birmingham,solihull91,sutton coldfield73,bromsgrove61,redditch97,tamworth77,west bromwich70,halesowen63,brum,harborne17,smethwick66,oldbury69
ba bath!,yeovil20,trowbridge14,frome11,glastonbury6,street16!,warminster12,wells5!,bradford on avon15
bb blackburn,burnley11,accrington5,darwen3,nelson9!,clitheroe7
bd bradford,keighley21,shipley18,skipton23,bingley16
bh bournemouth,poole15,christchurch23,ferndown22,wimborne21,ringwood24,verwood31,swanage19
bl bolton,bury9!,horwich6,westhoughton5,ramsbottom0
bn brighton,hove3!,worthing11,eastbourne21,lewes7,littlehampton17,seaford25,newhaven9,hailsham27,shoreham43,lancing15!,peacehaven10,arundel18
br bromley,orpington6,beckenham3,swanley8
bs bristol,weston super mare23,clevedon21,portishead20,keynsham31,yate37,nailsea48,clifton8!,cheddar27!,bedminster3
bt belfast,derry48,londonderry48,lisburn28,bangor20,newry35,craigavon65,ballymena43,newtownards23,omagh79,coleraine52,enniskillen74,armagh61,antrim41,larne40,banbridge32,dungannon70,carrickfergus38,newtownabbey36,portadown62,lurgan66
ca carlisle,whitehaven28,workington14,penrith11,keswick12,cockermouth13,maryport15
cb cambridge,ely7!,haverhill9,newmarket8,saffron walden10
cf cardiff10,barry62!,pontypridd37,merthyr tydfil47,bridgend31,caerphilly83,penarth64,aberdare44,porthcawl36,maesteg34
ch chester,birkenhead41,ellesmere port65,wirral60,wallasey44,flint6!,mold7!,deeside5
cm chelmsford,harlow20,braintree7,brentwood14,bishops stortford23,witham8,maldon9,epping16,stansted24,billericay12
co colchester,clacton15,clacton on sea15,harwich12,sudbury10
cr croydon0,mitcham4,caterham3,purley8
ct canterbury,dover16,folkestone20,margate9,ramsgate11,whitstable5,herne bay6,broadstairs10,deal14!,sandwich13!,hythe21!
cv coventry,rugby21!,nuneaton11,leamington spa32,leamington32,warwick34,stratford upon avon37,kenilworth8,bedworth12,cov!,atherstone9
cw crewe,nantwich5,northwich9,sandbach11,winsford7,congleton12,middlewich10
da dartford,gravesend12,bexleyheath6,sidcup14,bexley5
dd dundee,arbroath11,montrose10
de derby,burton on trent14,burton upon trent14,ilkeston7,swadlincote11,ripley5!,matlock4,belper56,ashbourne6,alfreton55
dg dumfries,stranraer9,gretna16,castle douglas7
dh durham,chester le street3,stanley9!,consett8,houghton le spring4
dl darlington,bishop auckland14,northallerton6,newton aycliffe5,barnard castle12
dn doncaster,grimsby31,scunthorpe15,cleethorpes35,gainsborough21,retford22,goole14,donny!,barton upon humber18
dt dorchester,weymouth4,bridport6,sherborne9,portland5,lyme regis7
dy dudley,stourbridge8,kidderminster10,tipton4
e hackney8,walthamstow17,canary wharf14,east london,shoreditch2,stratford15,leyton10,chingford4,bethnal green2
ec city of london1a,london1a
eh edinburgh,livingston54,leith6,musselburgh21,bathgate48,dalkeith22,dunbar42,south queensferry30,linlithgow49
en enfield,barnet5,cheshunt8,potters bar6,hoddesdon11
ex exeter,barnstaple31,exmouth8,tiverton16,bideford39,honiton14,sidmouth10,ilfracombe34,dawlish7,cullompton15
fk falkirk,stirling8,alloa10
fy blackpool,fleetwood7,lytham st annes8,lytham8
g glasgow,clydebank81,east kilbride74,dumbarton82,cumbernauld67
gl gloucester,cheltenham50,stroud5,cirencester7,tewkesbury20
gu guildford,woking22,farnham9,aldershot11,farnborough14,camberley15,fleet51!,petersfield31,godalming7,alton34!,yateley46
ha harrow!,wembley9,ruislip4,pinner5,edgware8
hd huddersfield,brighouse6,holmfirth9
hg harrogate,ripon4,knaresborough5
hp hemel hempstead,high wycombe11,aylesbury20,amersham7,chesham5,berkhamsted4,hemel,beaconsfield9
hr hereford,leominster6,ross on wye9
hs stornoway
hu hull,kingston upon hull,beverley17
hx halifax,hebden bridge7
ig ilford,barking11!,loughton10,redbridge4
ip ipswich,bury st edmunds33,felixstowe11,stowmarket14,thetford24,woodbridge12,diss22!
iv inverness,elgin30,nairn12,forres36,dingwall15,isle of skye51
ka kilmarnock,ayr7,irvine12,troon10,largs30
kt kingston upon thames,kingston,surbiton6,epsom17,esher10,weybridge13,leatherhead22,walton on thames12
kw kirkwall15,wick,thurso14
ky kirkcaldy,dunfermline11,glenrothes7,st andrews16
l liverpool,southport8,bootle20,ormskirk39,crosby23,kirkby32,huyton36,prescot34,formby37
la lancaster,morecambe4,barrow in furness14,barrow14!,kendal9,windermere23,carnforth5
ld llandrindod wells,brecon3
le leicester,loughborough11,hinckley10,melton mowbray13,coalville67,market harborough16,oakham15,ashby de la zouch65,oadby2
ll wrexham11,llandudno30,rhyl18,colwyn bay29,holyhead65,caernarfon55,prestatyn19,llangollen20,conwy32,anglesey65,abergele22
ln lincoln!,louth11
ls leeds,wetherby22,otley21,pudsey28,ilkley29,morley27!,headingley6,horsforth18
lu luton,dunstable5,leighton buzzard7
m manchester,salford5,sale33!,didsbury20,eccles30!,middleton24,manc,trafford17,prestwich25,urmston41,stretford32,chorlton21,wythenshawe22
me maidstone14,gillingham7,chatham4,rochester,sittingbourne10,faversham13,medway4,strood2
mk milton keynes9,bedford40,bletchley2,newport pagnell16,buckingham18
ml motherwell,hamilton3!,airdrie6,wishaw2,coatbridge5
n islington,tottenham17,finchley3,wood green22,edmonton9,north london,highgate6
ne newcastle,newcastle upon tyne,gateshead8,south shields33,north shields29,whitley bay26,wallsend28,blyth24,washington37!,morpeth61,alnwick66,hexham46,cramlington23,ashington63,jarrow32,prudhoe42,blaydon21,gosforth3,jesmond2
ng nottingham,mansfield18,newark24,newark on trent24,grantham31,sleaford34,beeston9,west bridgford2,long eaton10,notts,southwell25,sutton in ashfield17,bingham13!,hucknall15
nn northampton,kettering16,corby17,wellingborough8,rushden10,daventry11,brackley13,towcester12
np newport20!,cwmbran44,pontypool4,ebbw vale23,abergavenny7,chepstow16,monmouth25,tredegar22,blackwood12,caerleon18
nr norwich,great yarmouth30,lowestoft32,cromer27,dereham19,fakenham21,beccles34,wymondham18,attleborough17
nw camden!,hampstead3,hendon4,kilburn6,camden town
ol oldham,rochdale16,ashton under lyne6,stalybridge15,todmorden14,heywood10
ox oxford,banbury16,bicester26,didcot11,abingdon14,witney28,thame9,wantage12,henley,chipping norton7,kidlington5,carterton18
pa paisley!,greenock15,oban34,dunoon23,rothesay20
pe peterborough,kings lynn30,boston21!,wisbech13,spalding11,huntingdon29,st neots19,skegness25,stamford9,march15!,bourne10!,whittlesey7,chatteris16,ramsey26,swaffham37
ph perth!,fort william33,pitlochry16,aviemore22,crieff7
pl plymouth,st austell25,bodmin31,launceston15,tavistock19,padstow28
po portsmouth,chichester19,gosport12,fareham14,havant9,bognor regis21,bognor21,ryde33,cowes31,southsea4,waterlooville7,isle of wight30,ventnor38
pr preston,chorley7,leyland25
rg reading!,basingstoke21,bracknell12,newbury14,wokingham40,thatcham19,henley on thames9
rh crawley10,redhill,horsham12,reigate2,haywards heath16,burgess hill15,east grinstead19,dorking4,horley6,gatwick6,oxted8
rm romford,dagenham10,hornchurch11,grays17,upminster14,rainham13,south ockendon15
s sheffield,worksop80,rotherham60,barnsley70,chesterfield40,bolsover44
sa swansea,llanelli15,neath11!,port talbot12,carmarthen31,haverfordwest61,milford haven73,tenby70
se greenwich10,lewisham13,woolwich18,eltham9,peckham15,dulwich21,bermondsey16,southwark,blackheath3,south east london,south london
sg stevenage,hitchin4,hertford13,ware12!,biggleswade18,letchworth6,royston8
sk stockport,macclesfield10,wilmslow9,glossop13,buxton17,hyde14!,cheadle8
sl slough,windsor4,maidenhead6,ascot5,marlow7
sm sutton,morden4
sn swindon,chippenham15,devizes10,marlborough8,melksham12,calne11
so southampton14,winchester23,eastleigh50,romsey51,lymington41,hedge end30
sp salisbury,andover10,shaftesbury7
sr sunderland,seaham7,peterlee8
ss southend,southend on sea,basildon14,rayleigh6,canvey island8,wickford11,benfleet7,rochford4,leigh on sea9,westcliff0,hockley5
st stoke,stoke on trent,stafford16,newcastle under lyme5,leek13!,uttoxeter14,hanley,stone15!,kidsgrove7,biddulph8
sw westminster1a,wimbledon19,brixton2,clapham4,battersea11,putney15,tooting17,wandsworth18,chelsea3!,fulham6!,streatham16,stockwell9,balham12
sy shrewsbury,oswestry11,welshpool21,aberystwyth23,newtown16,ludlow8,whitchurch13
ta taunton,bridgwater6,minehead24,wellington21!,chard20,burnham on sea8
td galashiels,hawick9,berwick upon tweed15,berwick15
tf telford,market drayton9,shifnal11
tn tunbridge wells,royal tunbridge wells,tonbridge9,sevenoaks13,ashford23,hastings34,bexhill39,crowborough6,uckfield22,rye31!,battle33!,st leonards38,tenterden30
tq torquay,paignton3,newton abbot12,brixham5,totnes9,teignmouth14,dartmouth6
tr truro,falmouth11,penzance18,newquay7,st ives26,redruth15,camborne14,cornwall,isles of scilly21
ts middlesbrough,stockton18,stockton on tees18,hartlepool24,redcar10,boro!,saltburn12,billingham23,guisborough14
tw twickenham,hounslow3,richmond9,staines18,teddington11,egham20,hampton12!,heathrow6
ub uxbridge8,southall,hayes3,hillingdon10
w ealing5,hammersmith6,acton3,chiswick4,shepherds bush12,paddington2,kensington8,notting hill11,west london
wa warrington,st helens10,widnes8,runcorn7,knutsford16,altrincham14,leigh3!,lymm13,newton le willows12,frodsham6
wc holborn1a
wd watford17,rickmansworth3,borehamwood6,bushey23
wf wakefield,pontefract8,castleford10,dewsbury13,batley17
wn wigan,skelmersdale8
wr worcester,malvern14,evesham11,droitwich9
ws walsall,cannock11,lichfield13,rugeley15,wednesbury10,aldridge9
wv wolverhampton,bridgnorth16,wolves!
yo york,scarborough11,bridlington16,whitby21,selby8,thirsk7,tadcaster24,driffield25
ze lerwick
gy guernsey,st peter port
je jersey2!,st helier2
im isle of man,douglas!
`;
