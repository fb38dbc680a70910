/**
 * Towns and cities as people name them, with a district near their middle, an area a line: `area town,town7,town12!`. A town without a district is in
 * the first; `!` is a town whose name is an ordinary word or a person's too, so that only a clear word before it makes it a place. Hand-kept
 * general knowledge; it wins over the names of data/outcodes.json, which calls some districts by a part of the town. A test holds every code
 * against that table. These are what a misspelt town is taken for; smaller ones are in small-towns.txt.
 */
export const CITIES = `
ab aberdeen10
al st albans
b birmingham,solihull91,brum
ba bath!,yeovil20,street16!,wells5!
bb blackburn,burnley11,nelson9!
bd bradford
bh bournemouth,new milton25
bl bolton,bury9!
bn brighton,hove3!,worthing11,eastbourne21,lancing15!
br bromley
bs bristol,weston super mare23,clifton8!,cheddar27!
bt belfast,londonderry48,newry35
ca carlisle
cb cambridge,ely7!
cf cardiff10,barry62!
ch chester,birkenhead41,flint6!,mold7!
cm chelmsford
co colchester
cr croydon0,caterham3
ct canterbury,deal14!,sandwich13!,hythe21!
cv coventry,rugby21!,nuneaton11,leamington spa32,cov!,leamington32
cw crewe
da dartford
dd dundee
de derby,ripley5!
dg dumfries
dh durham,stanley9!,chester le street3
dl darlington
dn doncaster,grimsby31,scunthorpe15,donny!,goole14
dt dorchester,weymouth4
dy dudley,kidderminster10
e hackney8,east london
ec city of london1a,london1a
eh edinburgh,livingston54
en enfield
ex exeter,barnstaple31
fk falkirk,stirling8
fy blackpool
g glasgow
gl gloucester,cheltenham50
gu guildford,woking22,farnborough14,fleet51!,alton34!
ha harrow!
hd huddersfield
hg harrogate
hp hemel hempstead,high wycombe11,aylesbury20,hemel
hr hereford
hs stornoway
hu hull,kingston upon hull
hx halifax
ig ilford,barking11!
ip ipswich,bury st edmunds33,diss22!
iv inverness
ka kilmarnock
kt kingston upon thames,kingston
kw kirkwall15,wick
ky kirkcaldy,dunfermline11
l liverpool,southport8
la lancaster,morecambe4,barrow in furness14,barrow14!
ld llandrindod wells
le leicester,loughborough11,hinckley10
ll wrexham11
ln lincoln!
ls leeds,morley27!
lu luton
m manchester,salford5,sale33!,eccles30!,manc
me maidstone14,gillingham7,rochester
mk milton keynes9
ml motherwell,hamilton3!
n islington,north london
ne newcastle,newcastle upon tyne,gateshead8,washington37!,prudhoe42
ng nottingham,mansfield18,notts,bingham13!
nn northampton,kettering16,wellingborough8
np newport20!
nr norwich,great yarmouth30,lowestoft32
nw camden!,camden town
ol oldham,rochdale16
ox oxford,banbury16,henley
pa paisley!
pe peterborough,kings lynn30,boston21!,skegness25,march15!,bourne10!
ph perth!
pl plymouth
po portsmouth,chichester19
pr preston
rg reading!,basingstoke21,bracknell12,henley on thames9,thatcham19,wokingham40
rh crawley10,redhill,horsham12
rm romford
s sheffield,rotherham60,chesterfield40
sa swansea,neath11!
se greenwich10,southwark,south east london,south london
sg stevenage,ware12!
sk stockport,macclesfield10,hyde14!
sl slough,maidenhead6
sm sutton,carshalton5
sn swindon
so southampton14,winchester23
sp salisbury
sr sunderland
ss southend,southend on sea,basildon14,leigh on sea9
st stoke,stoke on trent,leek13!,hanley,stone15!
sw westminster1a,wimbledon19,chelsea3!,fulham6!
sy shrewsbury,aberystwyth23
ta taunton,wellington21!
td galashiels
tf telford
tn tunbridge wells,royal tunbridge wells,ashford23,hastings34,rye31!,battle33!
tq torquay,salcombe8
tr truro,penzance18,newquay7,cornwall
ts middlesbrough,hartlepool24,boro!
tw twickenham,hounslow3,hampton12!
ub uxbridge8,southall
w ealing5,west london
wa warrington,leigh3!
wc holborn1a
wd watford17
wf wakefield
wn wigan
wr worcester
ws walsall
wv wolverhampton,wolves!
yo york,scarborough11
ze lerwick
gy guernsey,st peter port
je jersey2!
im isle of man,douglas!
`;
