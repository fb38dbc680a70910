/**
 * Everyday words: they are never taken for a misspelt word of the lexicon, and nobody is told that they were not understood.
 * Inflections are understood by themselves. Hand-kept: the common words, and those that are an edit away from a word of the lexicon.
 */
export const ORDINARY = `
a able abode abort abound about above abut accept accidental accidentals aces action actually ad ads advert adverts
advice advise aeries affordable after afternoon again against agile aground agues ah aint air aircon airdrops airport
airspace ales alex alga alive all alloys allspice allspices aloha already also alter although alts always am american
ampere an ancients and android another answer answers ante any anybody anyone anything anyway apace apes apple
approximate approximated approximates april apter aquae are arena arent aria arid aroma aromatic arose around as
ascent ask asked asking asks asthmatic astral aswell at atria audio audit august aunt auras autocratic automata
automate automated automates automating automation automaton automobile automobiled autumn available avast avenge
avenged avenges aver away awes axes axiomatic ayes babies baby bacon bade bakes bargain barge barn baron basic
basically batch batches baton baying bayou be beaker beamed bearer bears beater beats beaver because been beeper
before beginner being bellow below ben bent besides best better between big bigger biggest bike bikes bingo birthday
bit blamer bland blank block bloke blow bluetooth blur boar boaster boat bode boga bogy bola bolls bolster bolt boner
boney bong bongs bony boon boors boot borax bore borer boring borne boron boss both bother bothered bought bower boxen
boy brad brads braid braids bran brans brave brawn brill bring britain british brother brow brows bruiser btw budge
budged budges budget budgie buffeting buggy builder bummer burn but buy buying buys by bye cadge cads cakes calibre
caliper came camera campy cams can candies cannibal cannot cant captive captor car caravan cardinal care careens cares
caret carnage carpenter carpi carplay carries carry carrying cars cascade case cash cask cast casts cat catch catches
cats cavalries caws cede ceded cedillas cerebra certain certainly change changed changes changing charisma chary chats
cheap cheaper cheapest cheers cheery chef chem chew chewy child children chimera chimeras chock choice choler choose
chosen chris christmas city civil clack clash clashed clashs clasp clasps classic classy clean clear click clii clip
clit clix cloak close clot clubs cluck coarser coast coasts coat coats coda coed coiling cola colander cold colder
colon colons cols comb combs come comes comfort comfortable comfy coming commanded commandeer commandeers commando
commandoes commandos commands commended commute commuting compact compo con condition conditioning consider
considering cont contd continent continents control cooker cool cooler cooped coot coots copier copped copra copter
coquette coriander corks corner corona corset cost costs cosy cosys cots could couldnt couldve country countrymen
countryside countrywoman couple couples courtier cousin coven cover cower coyer cozen crabby cracking cram crass
crasser craze creak cress crock cropper crops crosier crossbar crossbars crossbred crosswalk crosswise crown crows
crude cruise cruised cruises crushed cued cult cure cutback cute cyst cysts dacha dad daddy dafter daily dairy daisy
dally damn dandies darn daughter dave david day days dead dealer dealers dears december decent decide decided defenced
defences defended definitely depended deposit descender despatch despatchs despite detail details devil devolution did
didnt different difficult dimmer dipper disc discovered discoverer discs dispel distance distaste distinct do doctor
doers does doesnt dog dogs doing dolls done donors dont dooms door doors dorks dourer down drawn drifter drily drive
driven driver drivers drives driving droller dross drown dunno during each early ears easier east easter easy eats
eclectic economical economy efficient eight eighty either elate elect electrical electrician electrify electron
electronic eleven elide elite ellipse elocution else emceeing emir emirs emma employer empty engine engines england
enjoy enough epsilon er erm escalate escalated escalates escapade escapades essential european evaluation even evening
ever every everyday everyone everything evocation excelling except excreting exec exert exile expect expending
expensive experience exploded explodes exploiter explore explored explores expo export exporter extending faint fairly
fakes families family fancy far farmer fast faster father fears feat feats february feel feels feisty fella fellow
felt fends few fife fifty finagles finance financier financiers find finding finds fine fiord fire firs first fist fit
fits fitted five fjord flack flash flaying fling flock flour flunky folk folks fond food for fora fore foreseen
foresees forested forestry foreswear form fort forty foul found founds four frail frat free freelance freelanced
freelancer freelancers freelances freeloader french fresh friday friend friends frog from frown fuel full fun funk
funky furl furls further fuss fussed fussy fusty gabby gaily gangland garage gardener gasolene gasolenes gear gearbox
gears geez geld geneses german gestate gestates get gets getting gild girl give given gives giving go goes going golf
gone gonna good goof got gotta grab grade graffiti graffito grail grain gram gran grand grandad grandchildren granddad
granddaughter grandee grandma grandson grandstand grange grant graphics graphing grassland gravy greasier great
greedier greet grenades grep griffins grin grind groan gross grosser ground gulf gusty guys ha had haha hakes half
halon halos happy hard has hasnt hatchet hatchets hate hates hath have havent having haying he hearer hears heated
heating heats heavy hello help helped helping helps her here heres hers hes hey hi high higher highland highlands him
hipper his history hitch hitches hiya hmm hogan hold holiday holidays holler home honestly honey hope hoped hopefully
hopes hoping hopper horse horses host hosts house hover how however huge hummed hunchback hundred husband hutch
hutches i id idea ideal ideally ideas if ill im immaculate imo important in infinite infinites infinitive infinity
infinitys info information infos innit insignes insomnia instead instep insurance integral interior into intro ireland
is isnt issue issues it italian itll its ive james jane january japanese jeer jeez jigger jimmy jitney job jogged john
join journey journeys july june junky just jute kate keep keeper keepers keeping keeps kept kid kids kilos kind kinda
kinds kipper kit knew know knowing known knows koan korean labia labrador lace lack lactation lacuna laddie laddies
lade ladies lads lady laid lakes lama lamb lambs lame lance lanced lances lancet lank lanker lanky lard large larger
laser lass last latch latches late later laud lava laying layman lead leak leaky lean leap learner leas least leather
legation lemon lend less lessons let lets letting levy libation lice licence licit lief light like liked likely likes
limb limbo limn limo limp line lion lire listing listings lite literally litre litres little live lived lives living
loads loaf loan local locating lock locus locution locutions lodge logger login logon lol lolls london long longer
look looked looking looks loon lot lots louts love loved lovely loves loving low lower lucky luggage lush lusty lying
macaw mace macerate maces macho made magic magnetic magnetise magnetism magnetos main major make makes making male
males mam mambo man mane mange manic manor mantel manufacture manufactured manufactures many march mare mares margin
mark marlin marquee mart marten martian martini mash masher masque master mate material mates matter matters maxim may
maybe maze mazes me mean means meant meats meek mega mellow men mercerise mercerises mere mica mien might mike mikes
mile mileage miles milks millage millages million millrace mills mimes mince mind minded mine minim mink minor minster
mint minus minx mires miser missus mite mites mitt mixes modal modals modem modern moles molls mom monday money monkey
month monthly months moors more morning mosey most mot motel motels mother motor motors motorway motorways move moved
moves moving mpg much mules multiple multiples multiplex mum mummer murk muss musss mussy must mustnt my nan nana
narrow nary nav nave navigation near nearby neater necessary need needed needing needs neighbour neighbours neither
never new newer newest next nexus nice nine ninety nipper nippy nitre no nobody node none nope nor normal north nose
not nothing novae november now nowt nuder nurse obviously october of off office offloaded often oh ok okay old older
oldest oleos omg on once one ones onion only optimal or organ other others otherwise ought our ours ouster out oven
over overt own owner owners owt pact paddy page paging paid pain pains palace pane pant pare parent parents paring
park parked parking parks particular partner passed patch patches pate patron paul pave paving pavings pawing pay
paying pays peace pears peats pend pending people per perfect perhaps person pest peter photon piano picante pick
picky piles pine ping pins pint pinto pixy plaice plaint plane plate plates please plenty plexus pls plumber plus
plush plying plys plz poet poker pole polio poll polls pollster pols polyester pony pool porch porks port portage
porter pose posh posit poss possible possibly postlude postpone posy pots pound pounds pouring pout power powerful
practical pram praying preclude preen prefer preferably preferred prefers pretty price prices prick pricks pride
prides pries prigs prince princes prise prises private prize prizes probably problem problems proper prying psst pull
punk punt punts pupa puppy pushchair put puts question questions quick quicker quid quiet quirky quite rabid radio
radios radium radiums raffle rafter rage raid rail rakes ran randy rang ranker ranter raped rapine rapture rather
ravings rayon reach ready really ream reamer reason reasonable reasons recent recommend recommended redo reg register
registers regular relegate reliability reliable rend restate restates result results revoke revolution rice rices
rifer rifted right riles rills ringer ripper rival river road roads roam roaster roasters robuster rode roger roils
roistered roll rolled roman romp roof room roomy rooster roosters round rove roved roves rube rubs rugged rummer run
running runs rusty safe safety sago said saint sakes sakis sale salmon sam same sancta sane sank sans sarah saris sat
sate sates satin satins saturday savage savant saw saxs say saying says scab scabby scalar scald scale scalp scaly
scar scat scats scenting school scotland scream scurf scuttle seam seams sear search searing sears seas seat seats
second sect sects see seeing seem seems seen sees sell seller sellers selling sells selvage semen send sending
sensible sensors sent sepal september serf serges serves service serviced seven seventy sever several sexton shad
shake shale shall shaman shame shape share shark shat shave shavings she shedding shes shop shopping shops short
shortage shortages shorter shotgun should shouldnt shouldve show showing shown shows shtick siesta sift sifter silage
silo similar simmer simple simply since sine singe singsong siring sister sit sitar site sits sitting six sixty skate
slab slack slake slang slash slat slave sledding slick slider slogan slow slur small smaller smallest smart smiles
smooth smurf snag snark snider snort so soar soda soil sold solid solver some somebody someone something sometimes son
sonic soon sorry sort sorta sorts sounding soup sour sourer souring south space spaceman spacious spade spake spaniel
spank spanking spanning spar spat spate spats spaying spearing speccing special specific specking spectra sped
spelling spend spending spends spent sphincter spice spindling spinning spinster splinted splinter splinters spoilage
sponging spore sporing sportive sports sporty spot spout sprang spreading sprig spring sprinkler sprint sprinted
sprung spud spun spurn spurt spying squinter stab stack stag stair stale stand stare stark starlit start started
starts stat state states station stats stay stead steal steam steel steep steve stewed stile still stilt stingier
stink stinker stir stoic stole stop stopped stops streak street streetcar stricter string stringer strong struck stuck
student stuff stye styli stylish subj suburb such suggest suggestion suggestions suitable suitcase summat summer
sunday sunder sung sunroof superman supermans supermen supper sure suspending swab swat swats sweat sweats swedish
swinger ta tabby tail taint take taken takes taking tall talon tango tank tax tbh teach teacher teak tear tears teas
teat teats teed teepee tell telling tells ten terraced terraces terracing terrapin test testate testates tests than
thank thanks that thatch thatches thatll thats the thee their theirs them then there therefore theres these they theyd
theyre thin thing things think thinking thinks third thirty this thorough those thou though thought thousand three
threw throe through thrum thursday tiara tick tidy tile tilt time times tiny tipi tipper tips tiro titan tithing to
today toddler toddlers told toll tolls tom tomorrow tonal tonic too took tools toppling tormentor torn tortes toucan
tough toughly toured tourney touting tow towing town townsman tows track traffic tragic trailer trait tram transformer
transmit transponder transport transported transports trap trashed travelled trawl tray tree trial tribune trice
trices trick tried tries trill trios trip trips trod trolls trooped trot trouble trough trouper troy truce trunk try
trying tuck tuesday turban turn turns twelve twenty twill twinge two tyke type types typical tyres u udder uk um uncle
under undo unheeded unlearned unleashed unless unloaded unneeded unsealed unseated untie until unto up upend upending
uploaded ur urbane urns us use used useful uses using usual usually value vapid vehicle vehicles veiling verse very
veto via viand village vintage violent virago visa visage vocation vole voles vols voyage voyaged voyages wage waged
wager wages waggon wail waken wale wales walk wand wanna want wanted wanting wants was wasnt waxen way ways we wearer
wears website wed wednesday week weekend weekends weeks well went were west weve what whatever whats wheelchair wheels
when whenever where wherever whether which whichever while whine whit whiten who whoever whom whore whose why wicked
wide wife wild wile wiles will wince window windows wing wink wino winter wire wish wishes wishing witching with
within without witting wive woks woman women wont words work worms worth would wouldnt wouldve wow wrangle wrangled
wrangles wrath wriggler writhing yards yarns yeah yeahs year yearn years yeas yep yes yesterday yet yodel yodels yolks
you youll young your youre yours youve yup zipper zodiac
`;
