/**
 * Everyday words: they are never taken for a misspelt word of the lexicon, and nobody is told that they were not understood.
 * Inflections are understood by themselves. Hand-kept: the common words, and those that are an edit away from a word of the lexicon.
 */
export const ORDINARY = `
pls plz poss idc goin wat wot cos coz gonna oops whoops shed hed youd thats finally exactly together apologies
stock nowt nae able abode accept accidental action acts ads advert advice advise affordable afternoon agile aground air aircon
airport alex already alter always american anger anybody anyone anyway apple approximate april arena aroma ask asks
astral august aunt automate automation automobile autumn available avast avenge backward backyard bacon bargain barge
baron basic basically beater beaver because beeper being bellow ben besides birthday bland blank block bloke blow
boaster boat bolster boring boss both boy brad brave brill bring brother brow budge builder bummer buys bye came
camera candies cannibal captive cardinal carpenter carplay carries cast catches cheers cheery choice choose chosen
chris civil clash classic click cloak clot coasts coats colder comer comfort comfortable comfy commanded commands con
condition continent control cooker cool corner corset cots couldve countryside cousin craze creak crock cropper crows
crude cruise crushed cute dad dairy daisy dancer danger daughter dave david december decide definitely depended
despite detail devil difficult dimmer disc discovered distaste distinct doctor doers dooms dunno during early easier
east eater economical economy efficient eighth electrical electrify electronic elite else emma employer empty enjoy
epsilon erm escalate escapade european ever everyday everyone exert expect expensive exploded explore export extending
families family father february feel feisty fella fellow felt fifty fist flash flaying folk foreseen form found
freelance french friend frying fund funk gangland gardener german gestate gets girl gonna gotta grad grade granddad
granddaughter grandma grandson grant graphics greed greet grind ground guys haha hatchet hearer heater heating height
hello help hers hes hey his hitch hiya hmm honestly hope hopefully hopper horse hounds huge hundred husband ideal
immaculate imo infinite info information innit insomnia integral inter intro inward ireland italian itll james jane
january japanese jigger jimmy jogged july june kate keep kept kid kind kinda knew know known korean laddie ladies lads
lady lamb lance lanky large laying leaky lean learner lessons listing literally little live living local locating
login logon lol london loving lucky luggage lush macaw magic magnetic major maker making mam manor manufacture margin
marlin martini masque mate material may mega mellow men mike million mine miner mint missus modem mods mom monday
monkey morning motel motorway multiple mum nan nana narrow nav navigation neater necessary nice nippy nobody nope
notional november nowt nurse obviously october office often omg ones onion optimal organ otherwise ought ours owt
pacing page paging paid pain pant parent patches paul pays peace pending perfect person peter photon pint plane please
plz poker ponds pony pool porch portage posh possible pots pouring power powerful pram praying prick pride prince
prise private prize pull punt puppy pushchair puts question quick quiet quirky radio radium rage raid ran rang reach
reason reasonable regent relent reliability repent resent restate result revoke ringer river roam roaster rode roll
room rove rugged salmon sam same sarah sat saturday savant saving saw scale scalp school scream scuttle seed seeing
seem sees send sensible sensors september several shake shall shame share shave shes short shortage shotgun shouldve
shown sift silage similar simmer simple sister sit site sits skate slave slick slider slogan slow smooth snag soda
solid solver some somebody someone sometimes son sonic sort sorta sounding sounds spacious spade spaniel spar special
spelling spent spice spinning spot spreading sprint stack stark state stead steam steel steep steve still stole
stricter string struck stuck student stuff suburb such suggestion suitable suitcase summat sunday superman supper
sweater swedish tail taken tango tbh teacher teepee ten terraced thank thatll thee their therefore these theyre
thirsty thorough those threw thursday tidy tiny today toddler told tom tomorrow tonic took torn tough toured towing
town tows track traffic tragic transformer transport trashed tree trial tribune trick tried tries trouble truce trunk
try tuck tuesday turban typical uncle unless untie upward useful uses using usual verse via village vintage violent
voyage wage waken wales wasnt watches ways website wed wednesday weight went were wheelchair whenever while whine
whiten whoever whom whore whose wicked wife wish woman women words wouldve wounds wow yards yeah yearn yep yes
yesterday youll young youre youve yup zodiac
`;
