/**
 * The words that say what is meant by the values around them, as `tag = phrase, phrase`. The grammar knows the tags; a way of
 * saying the same is added here and nowhere else.
 */
export const CUES = {
  /** Before an amount. `lt`/`gt` leave the amount out (for a year), `le`/`ge` let it in. */
  bounds: `
lt=under,below,less/fewer/lower/cheaper/smaller than/then,sub,south of
le=what/how about,up to/2,up to and including,upto,max/maximum of/-,at most,limit of/is/-,ceiling,cap,capped at,stretch/stretching to,no/not more,go to,at the/- latest,till,until
gt=over,beyond,above,more/greater/higher/dearer/bigger/further/farther than/then,exceed,exceeding,ovr
ge=starting/starts at/from,at least,earliest,min/minimum of/-,no/not less,upwards of
newer=newer/later/younger/fresher than/then,after,afta,post
older=older/earlier than/then,before,pre,b4,prior to
since=since,from
approx=around,about,roughly,approximately,approx,circa,close to,abt,bout,arnd,region of,ballpark
between=between,anywhere/anything/somewhere/from/in between
to=to
`,
  /** After an amount. */
  afters: `
le=or/and less/under/below/fewer/cheaper/lower,tops,max,maximum,at the/- most,limit,ceiling,at a push,at max,is my/the/our absolute/- limit/max/most/budget,cap,mx
ge=or/and more/over/up/upwards/higher/above,upwards,onwards,plus,minimum,min,at least,at/as a/- minimum
newer=or since,up,above,present,to date/present/now,or/and newer/later/younger/after/up/upwards/above/onwards/fresher,onwards,onward,upwards,at the oldest/earliest,at least,plus,and/- on,minimum,min
older=or/and older/earlier/before/under,at the latest/newest,max,maximum,tops
approx=ish,or so/thereabouts,give or take,thereabouts,mark,ballpark
`,
  /** Words that say which figure is meant. */
  topics: `
price=budget,how much,price,cost,costs,spend,spending,pay,paying,money,cash,price range,asking price,savings
mileage=mileage,miles,how low/high,done,covered,clock,odometer,miles on it,on the clock/dial
year=year,age,reg,how old/new/recent,years,registered,yr
make=makes/make/brands/brand,badge
model=model/models
make model=make/makes/model or/and/n/nor the/- make/makes/model/models
color=what/the/- colour/color,colours,paint,paintwork
fuel_type=the/what/- fuel
transmission=the/- gearbox,transmission,gears,gear box,box
body_type=the/- body,body type/style/shape,shape,style
doors=the/how/- many/- doors
seats=the/how/- many/- seats
place=the/- location,area,where it is/from,place,where,postcode
distance=distance,how far,radius
write_off=history
`,
  /** Behind a figure: what it counts. */
  units: `
thousand=k,grand,grnd,gr,g,thousand
money=pounds/pound sterling/-,quid,gbp,notes
miles=miles,miles from new,mile,mi,mls,mileage,miles/- on it,miles/- on the clock,miler
age=year/yr/years/yrs old/olds/-,y o
plate=plate/plater/plated,plait,reg,registered,registration
doors=doors/door/dr/drs/doored
seats=proper/belted/actual/- seats,places,seat,seater,seaters,seatbelts
other=figures,litre,l,cc,bhp,hp,tonne,kg,month,week,day,minute,hour,people,adults,children,road/vehicle/car tax,to tax/insure/fill/run/fix/tow,per/a/an month/week/day/hour,monthly,p m,pcm,a year,of us,deposit,year/years/month/months warranty/mot/tax/loan/finance/ago/time/experience/later,miles per/to/a/an the/- gallon/hour,tax
`,
  /** Words of figures, only so that a misspelt one is understood. */
  spelt: `
number=door,mile,seat,nearly,newer,older,clear,clean,couple,three,four,five,seven,eight,nine,eleven,twelve,fifteen,twenty,thirty,forty,seater,seaters,plate,grand,thousand,pounds,years
`,
  /** Around a number of miles that is not on the clock. */
  distances: `
usage=per/a/each/every single/- year/yr/annum/day/week/month/weekday/yearly,per/a/- charge/tank,annually,weekly,daily,yearly,p a,each way,round trip,return trip/journey/-,commute is/of/-,commuting,to work,i/we/he/she only/- do/does/drive/drives/cover,i/we/ill will/be/- do/doing about/roughly/around/-,does/do/doing/drive about/around/roughly/maybe/under/over,real/electric/- range of/from/-,on a/one single/- charge/tank,work/works is/-,got to,there and back
away=away,radius,of,from,drive,distance,off,around
search=mind going/travelling/driving,within,inside,radius of/-,to/- travel/drive/going/travelling/driving about/up/- to/-,no/not further/farther than
`,
  /** The stance of a buyer towards what follows. */
  stances: `
not=not,no,nowt,nae,never,nor,neither,nothing,none,without,avoid,avoiding,except,excluding,bar,other than,apart from,anything but/except/bar,dont/doesnt/wont/cant/mustnt/isnt/arent/aint/hasnt/havent,wouldnt/shouldnt/refuse to/- go/exceed/pay/spend,mustnt/cant/shouldnt/wont be/have,dont/doesnt/wouldnt/didnt want/like/fancy/need/show/do/consider,hate/hates/hated/dislike/dislikes/detest/loathe,cannot,cant/cannot stand/have/drive/do,rule out,ruled out,omit,sick/carsick in the/- back/- of/-,remove,exclude,leave out,ditch,skip,wont/wouldnt have/drive/touch/do/be/consider,done/finished/through with,fallen out with,sick/tired/bored of,fed up of/with,ive/weve/- had it/enough of/with
than=than,rather than,instead of,over a,unlike
want=says/reckons/thinks i/we/- should/to/need/- get/buy/have/go,cant/couldnt/cannot find/decide/choose,looked/looking at,anyone/anybody/any1 still/- got/sell/selling,to have,searching,shopping,want,wants,wanted,looking for,looking/lookin for/at/4,after,need,needs,needing,like/likes/liked/love/loves,prefer/preferred/preferably,show me,show us,find,give me,how about,thinking,fancy,fancies,is there,interested in,must have,has to be,have to be,should be,ideally,this time,time for,rather have,got any,do/might/could you have,have you got,any,keen on,go for,swap/change/trade it/- for,change/changing/upgrade/upgrading/move/moving/switch/switching/swap/downsize/downsizing/upsize to,replace/replaced/replacing it/her/him/- with,recommend/recommends,suggest/suggests,swears by,see,must,get/getting a/something,buy,buying,happy with,take,settle/settled on,set on,search
own=had two/three/loads of,ive/weve always/only/- ever/- got/had/owned,i/we have/own/drive/had/bought,i/we/- currently have/drive/own/driving/lease/-,driving a/an,my/our/the old/last/previous/current,current/last/old/previous/company/lease -/tow/family/daily/work car/motor is/was/-,part exchange/exchanging/ex/exing,px,trade/trading in/my,sell/selling/sold,replace/replacing,replacement for,upgrade/upgrading/downsize/downsizing/move/moving/switch/switching from,coming from,coming/getting out of,swapping,get/getting rid of,had/have/has/drives/runs/bought/owns/owned a/an,years of,handing back,on the,tows his/- with a,tows/commutes/drives/gets about/around/- in a,killing/crippling me in/on/with the,picked the/my/up,was going to get/buy,hes/shes/whos/theyve got/a,used/use to have/drive/own/run,owned,drove,driven,sending/showing me/us pictures/links/adverts of/to/-,husbands,wifes,mums,dads,brothers,sisters,neighbours,learnt/learned/passed/grew in,hired,lease,leasing,outgrown,scrapping,scrapped,my/our,in my/our/the,in a/an old,put/loved/had my/our/the,sick/fed/bored/tired of/up/with my/our/the
again=another one/-,same again/one/thing/car,one of those/them,exactly/- the same again/-,like hers/his/that/it,a newer one/version
lost=isnt/not/arent going to cut it,isnt/not big enough,had it,died,dying,gone,packed/packing up/in,last legs,broke,broken,failed,killing me,too small/big/long/old/expensive/dear/pricey/slow/thirsty/common,no good,no use,let me/us down,blown/blew up,knackered,no longer fits/big,doesnt/wont fit,to px/sell/swap/trade,to part ex/exchange/with,as/for/in a/- part ex/exchange,stolen,years ago,when i was,for years/ages,costing/costs me,needs replacing,needs/has/got to go,is going,going/goes/due back,past it,sold,at the moment,is dead,scrapyard,not/isnt/cant coping/cope,show/shows the/- dirt/muck/marks,is/are/was a/an joke/nightmare/pain/disaster,is/are/looks awful/horrible/ugly/boring/daft/silly/pointless/overkill/wasted,banned,keeps/kept breaking/going/playing/letting/failing/costing,conked out,on the/its way out
`,
  /** Said of a topic or a value: it no longer counts. */
  dismissals: `
off=take/cross/knock/strike/rule/cut/leave the/my/that/-
drop=forget,never mind,nvm,ignore,scrap,doesnt/dont/didnt have/need to be/have,does/do not have/need to be/have,drop/remove/lose/cancel/scratch/bin/lift/scrap/clear the/-,take off/away,cancel,disregard,doesnt need,no need for
any=any,all,either,whatever,whichever,no particular,regardless of,no matter
whichever=not/isnt/arent really/too/that/- bothered/fussed/fussy/picky/worried/concerned about/on/over/with/-,dont/dnt/doesnt really/- care/mind about/what/which/-,no real/- preference on/for/about/-,flexible on/about/with
out=need/needs not apply,out the window,is/are/- out,is/are banned,excluded,ruled out,off the list/table/cards,a no/- no,ones/cars out,out too/now,out for me,out of the question,again/- no thanks/ta,no thank you,no go,never again
after=doesnt/dont/does/do/wont/wouldnt not/- matter,isnt/not/arent/wasnt really/that/- important/essential/relevant/critical/necessary/crucial/vital/fixed,not/isnt/arent/no a/an/- issue/problem/bother/worry/concern/dealbreaker/biggie/factor,no object,doesnt/dont bother me,not/isnt/arent needed/required,flexible,isnt/not a big deal,can/could be anything/any,no longer matters/important,who cares,either way
fine=fine,ok,okay,acceptable,alright,considered,welcome,wouldnt/doesnt/wont put me off,not a deal breaker
`,
  /** What a turn does to the turns before it. */
  turns: `
reset=start/starting again/over/afresh,scrap/forget/clear/scratch/cancel/ignore all of/- that/it,scrap/forget/clear/wipe everything,scrap/forget/clear/wipe it all,forget/ignore what i said,reset,new/different search,begin again,fresh start
correct=ended up,raise/lift/bump/lower/push/drop/move/change/increase/reduce it/that/them/- to,on second thoughts,sorry,i mean,i meant,make that,make it,wait,wait/hang/oh/ah/hmm/oops on/- no,actually,scratch that,scrap that,should have said,lets say,oops,rather,changed my mind,hang on,switch to,forget that,instead,hold on,sry,nah
also=also,as well,too,aswell,would consider,open to
but=but,however,although,though
`,
  /** Whole sentences that ask for no car. */
  subjects: `
attack=proofread,translate,repeat after,system prompt/message,override,instructions,your prompt/guidelines/rules,no rules,jailbreak,you are now,pretend,api key/keys,developer/admin/sysadmin mode,act as a/an/if,respond/reply only/- with,reveal your,script,password,set the/max/min/- make/price
sale=garage/insurance wants/wanted/charged,someone/somebody to,will/would/- you give me,how much is/for my,whats/what my car,what is my car,offered me,value/scrap/fix/repair/insure/tax my,want/looking/trying/like/need/wanna to/- sell,thinking of selling,can i sell/part/px,my mot,book a service,service for my,book my,parts/pads/battery/bulb/tyres/mats/cover/bumper/exhaust/key for,insurance for/on my,insurance quote for/please
asks=did you see/hear,how do/can i,how many doors/seats,whats a good mileage/price,has anyone fitted/tried,is a/an/the/my,does a/an/the/my,do you like/think/know,are your,who,why,when,how does/do/is/are/fast/heavy/big/wide/tall/long/safe/reliable
task=headline,wrote the/a,poem,haiku,limerick,essay,lyrics
other=born in,jokes,story/song about,recipe,weather,capital of,the league,how many miles is/to/from,sing/draw/write/play me/some,job as,draw/write/hire/rent a/an,tell me a,flights/flight/train/trains/bus to/from/times/tickets,can you/- mend/fix/repair a/an/my,what time is/do/does,opening times/hours,tyre pressure/pressures/size,to rent/hire,favourite colour,is/are/which/whats better/faster/bigger,tell me/- something/more/- about,difference between,how many miles does/can/will/do,how far can/does/will,how much is/- road/- tax/insurance,how much is a new,how much does it,cost to insure/charge,mot/service cost,what mpg,what does,what is a/an,explain,you think of,speak to,are/is they/it reliable,wager,share/shares price,fault/error code
`,
} as const;
