/**
 * Everyday words: they are never taken for a misspelt word of the lexicon, and nobody is told that they were not understood.
 * Inflections are understood by themselves. Hand-kept: the common words, and those that are an edit away from a word of the lexicon.
 */
export const ORDINARY = `
a able abode about above accept accidental action acts actually ad ads advert adverts advice advise affordable after
afternoon again against agile aground ah aint air aircon airport alex all alloys already also alter although always am
american an and android anger another answer answers any anybody anyone anything anyway apple approximate april are
arena arent aroma around as ask asked asking asks astral aswell at august aunt automate automated automation
automobile autumn available avast avenge away babies baby backward backyard bacon bargain barge baron basic basically
be beater beaver because been beeper before beginner being bellow below ben besides best better between big bigger
biggest bike bikes birthday bit bland blank block bloke blow bluetooth boaster boat bolster boot boring boss both
bother bothered bought boy brad brave brill bring britain british brother brow btw budge budget buggy builder bummer
but buy buying buys by bye came camera can candies cannibal cannot cant captive car caravan cardinal care cares
carpenter carplay carries carry carrying cars cash cast cat catches cats certain certainly change changed changes
changing cheap cheaper cheapest cheers cheery child children choice choose chosen chris christmas city civil clash
classic classy clean clear click cloak close clot clubs coasts coats colder come comer comes comfort comfortable comfy
coming commanded commands commute commuting compact con condition conditioning consider considering continent control
cooker cool corner corset cost costs cots could couldnt couldve country countryside couple cousin cracking craze creak
crock cropper crows crude cruise crushed cute dad daily dairy daisy dancer danger daughter dave david day days dead
dealer dealers december decent decide decided definitely depended deposit despite detail details devil did didnt
different difficult dimmer disc discovered discs distance distaste distinct do doctor doers does doesnt dog dogs doing
done dont dooms door doors down drive driven driver drivers drives driving dunno during each early easier east easter
easy eater eaters economical economy efficient eight eighth eighty either electrical electrician electrify electronic
eleven elite else emma employer empty engine engines england enjoy enough epsilon er erm escalate escapade essential
european even evening ever every everyday everyone everything except exert expect expensive experience exploded
explore explored export extending fairly families family fancy far farmer fast faster father february feel feels
feisty fella fellow felt few fifty finance find finding finds fine first fist fit fits fitted five flash flaying folk
for foreseen form forty found four free freelance freelancer french fresh friday friend friends from frying fuel full
fun fund funk funky further fuss fussed fussy gangland garage gardener gear gearbox gears german gestate get gets
getting girl give given gives giving go goes going golf gone gonna good got gotta grad grade gran grand grandad
grandchildren granddad granddaughter grandma grandson grant graphics great greed greet grind ground guys ha had haha
half happy hard has hasnt hatchet hate hates have havent having he hearer heated heater heaters heating heavy height
hello help helped helping helps her here heres hers hes hey hi high higher him his history hitch hiya hmm hold holiday
holidays home honestly hope hoped hopefully hopes hoping hopper horse horses hounds house how however huge hundred
husband i id idea ideal ideally ideas if ill im immaculate imo important in infinite infinity info information innit
insomnia instead insurance integral inter interior into intro inward ireland is isnt issue issues it italian itll its
ive james jane january japanese jigger jimmy job jogged john journey journeys july june just kate keep keeper keepers
keeping keeps kept kid kids kind kinda kinds kit knew know knowing known knows korean labrador laddie ladies lads lady
lamb lance lanky large larger last late later laying leaky lean learner least leather less lessons let lets letting
licence light like liked likely likes listing listings literally litre litres little live lived lives living loads
local locating login logon lol london long longer look looked looking looks lot lots love loved lovely loves loving
low lower lucky luggage lush macaw made magic magnetic main major make maker makes making mam man manor manufacture
many march margin mark marlin martini masque mate material mates matter matters may maybe me mean means meant mega
mellow men might mike mile mileage miles million mind minded mine miner minor mint minus missus modem modern mods mom
monday money monkey month monthly months more morning most mot motel mother motor motors motorway motorways move moved
moves moving mpg much multiple mum must mustnt my nan nana narrow nav navigation near nearby neater necessary need
needed needing needs neighbour neighbours neither never new newer newest next nice nine ninety nippy no nobody none
nope nor normal north not nothing notional november now nowt nurse obviously october of off office often oh ok okay
old older oldest omg on once one ones onion only optimal or organ other others otherwise ought our ours out over own
owner owners owt pacing page paging paid pain pains pant parent parents park parked parking parks particular partner
passed patches paul pay paying pays peace pending people per perfect perhaps person peter photon pick picky pint plane
plate plates please plenty pls plumber plus plz poker ponds pony pool porch portage posh possible possibly pots pound
pounds pouring power powerful practical pram praying prefer preferably preferred prefers pretty price prices prick
pride prince prise private prize prizes probably problem problems proper pull punt puppy pushchair put puts question
questions quick quicker quid quiet quirky quite radio radium rage raid ran rang rather reach ready really reason
reasonable reasons recent recommend recommended reg regent regular relent reliability reliable repent resent restate
result results revoke right ringer river road roads roam roaster rode roll rolled roof room roomy round rove rugged
run running runs safe safety said sale salmon sam same sarah sat saturday savant saving saw say saying says scale
scalp school scotland scream scuttle search seat seats second see seed seeing seem seems seen sees sell seller sellers
selling sells send sending sensible sensors september service serviced seven seventy several shake shall shame shape
share shave she shes shop shopping shops short shortage shorter shotgun should shouldnt shouldve show showing shown
shows sift silage similar simmer simple simply since sister sit site sits sitting six sixty skate skater slave slick
slider slogan slow small smaller smallest smart smooth snag so soda sold solid solver some somebody someone something
sometimes son sonic soon sorry sort sorta sorts sounding sounds south space spacious spade spaniel spar special
specific spelling spend spending spends spent spice spinning sports sporty spot spreading spring sprint stack stand
stark start started starts state states station stats stay stead steam steel steep steve still stole stop stopped
stops street stricter string strong struck stuck student stuff stylish suburb such suggest suggestion suggestions
suitable suitcase summat summer sunday sunroof superman supper sure sweater sweaters swedish ta tail take taken takes
taking tall tango tank tax tbh teacher teepee tell telling tells ten terraced test tests than thank thanks that thatll
thats the thee their theirs them then there therefore theres these they theyd theyre thing things think thinking
thinks third thirsty thirty this thorough those though thought thousand three threw through thursday tidy time times
tiny to today toddler toddlers told tom tomorrow tonic too took tools torn tough toured tow towing town tows track
traffic tragic trailer transformer transport transported trashed tree trial tribune trick tried tries trip trips
trouble truce trunk try trying tuck tuesday turban turn turns twelve twenty two type types typical tyres u uk um uncle
under unless untie until up upward ur us use used useful uses using usual usually value vehicle vehicles verse very
via village vintage violent voyage wage waged wages waken wales wanna want wanted wanting wants was wasnt watches way
ways we website wed wednesday week weekend weekends weeks weight well went were west weve what whatever whats
wheelchair wheels when whenever where wherever whether which whichever while whine whiten who whoever whom whore whose
why wicked wide wife will window windows winter wish wishes with within without woman women wont words work worth
would wouldnt wouldve wounds wow yards yeah year yearn years yep yes yesterday yet you youll young your youre yours
youve yup zodiac
`;
