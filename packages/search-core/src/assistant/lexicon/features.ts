/** The words for what a car is beside its make and model, as `Value = word, word`. A plural in s is understood by itself. */
export const FEATURES = {
  fuel_type: `
Petrol=petrol,petrols,unleaded,gasoline,petrol engine,petrol only,petrol car
Diesel=diesel,desil,derv,diesel engine,turbo diesel,turbodiesel,oil burner
Electric=electric,ev,bev,fully electric,all electric,pure electric,full electric,100% electric,battery electric,electric only,electric vehicle,electric car,battery powered,battery car,elec,zero emission,zero emissions,leccy,lecky,lectric
Petrol Hybrid=hybrid,petrol hybrid,self charging hybrid,self charging,mild hybrid,full hybrid,hybrid petrol,petrol electric,petrol electric hybrid,hev,mhev,regular hybrid,normal hybrid,non plug in hybrid
Diesel Hybrid=diesel hybrid,hybrid diesel,diesel electric,diesel electric hybrid,diesel mild hybrid,diesel plug in hybrid,diesel plug in
Petrol Plug-in Hybrid=phev,plug in,plug in hybrid,plug in petrol hybrid,petrol plug in,petrol plug in hybrid,hybrid plug in,plugin,plugin hybrid,petrol phev,hybrid phev,plug in one,rechargeable hybrid
Bi Fuel=bi fuel,bifuel,dual fuel,lpg,gas converted,autogas
`,
  transmission: `
Automatic=automatic,auto,autos,auto box,autobox,automatic gearbox,automatic transmission,auto gearbox,semi automatic,semi auto,tiptronic,dsg,s tronic,cvt,self shifting,auto transmission,steptronic,two pedals,2 pedals,no clutch,no clutch pedal,without a clutch,clutchless,automatic licence,auto licence,auto only,automatic only,matic,powershift,paddle shift
Manual=manual,manuel,manual gearbox,manual transmission,manual box,stick shift,stick,three pedals,3 pedals,gear stick,manual only,proper gearbox
`,
  body_type: `
Hatchback=hatchback,hatch,supermini,hot hatch,hatch back,hatches,super mini
SUV=suv,4x4,4 x 4,four by four,crossover,cross over,off roader,offroader,soft roader,sports utility vehicle,sport utility vehicle,sport utility,sports utility,4 by 4,4by4,fourbyfour,4wd suv,sub compact suv,jeep type thing
Saloon=saloon,sedan,salon,saloon car
Estate=estate,estate car,wagon,station wagon,avant,touring,tourer,sports tourer,sport tourer,shooting brake,sportwagon,sports wagon,estates,sportswagon,allroad quattro
Coupe=coupe,coupay
Convertible=convertible,cabriolet,cabrio,cabby,roadster,soft top,softtop,drop top,droptop,rag top,ragtop,open top,topless,spyder,cab,open topped,hard top convertible,folding roof,drophead,roof down,roof off,roof comes off,roof that comes off,lid off
MPV=mpv,people carrier,minivan,people mover,mini van,mini mpv,people carriers,multi purpose vehicle,mpvs,7 seat people carrier
Pickup=pick up,pickup,truck,pick up truck,pickup truck,double cab,ute,crew cab,twin cab,king cab,pickups,pick ups,double cab pick up,double cab pickup,doublecab
`,
  color: `
Black=black,jet black,midnight black,blacked out
White=white,pearl white,arctic white
Grey=grey,gray,gunmetal,gun metal,charcoal,anthracite,graphite,slate,dark grey,light grey
Silver=silver
Blue=blue,light blue,dark blue,sky blue,royal blue,electric blue,baby blue,pale blue,bright blue,midnight blue,powder blue
Navy=navy,navy blue
Red=red,soul red,bright red,ruby,ruby red,scarlet,crimson,cherry red,dark red
Burgundy=burgundy,wine red,wine coloured,claret
Maroon=maroon
Green=green,racing green,british racing green,brg,lime green,dark green,olive,olive green,lime
Yellow=yellow
Orange=orange
Gold=gold,rose gold
Bronze=bronze,copper
Brown=brown,chocolate brown,chestnut brown
Beige=beige,cream,sand coloured,champagne
Purple=purple,violet,lilac,aubergine,plum coloured
Pink=pink,magenta,hot pink
Turquoise=turquoise,teal,aqua
`,
  exclude_writeoff: `
yes=hpi clear/clean/checked/certificate/d,clear/clean/passed hpi check/-,hpi check/all clear,clean/clear/straight car/- history,history clear,unrecorded,accident free,clean title/past,never crashed,not recorded
`,
  /** Said of a car that was written off; alone it is no wish, and with a 'no' before it, it excludes. */
  writeoff: `
yes=write/written/right/rite/wright off/offs,writeoff,writeoffs,write of,cat/category/cats a/b/c/d/s/n,cat/category/cats s/n/c/d or/and/- s/n/c/d,cat s/n cat s/n,cat a b s n,insurance/total loss/losses,category,cats,cat,cat cars/car/marker/markers/anything,salvage,accident/crash damage/damaged,accident repaired,damaged,damage,accidents,accident,crashed
`,
  low_mileage: `
yes=very/- low/lower/lowish/lowest/small/minimal mileage/miles/mile,low miler,low mileage car,not/hardly many/any miles,few miles,not too many miles,barely/hardly driven/used,not high mileage
`,
  high_mileage: `
yes=high/higher/big/starship mileage/miles,lots/loads of miles
`,
  recent: `
yes=recent,newish,new ish,recentish,nearly brand/- new,almost new,fairly/quite/pretty/relatively/very new/recent,recent/late/newish model,as new,last few years,few/couple of/- years old,last couple of years,not too old
`,
  national: `
yes=nationwide,nation wide,country wide,countrywide,national,nationally,uk wide,ukwide,anywhere,anywhere at all,anywhere in the/- uk/britain/country/england,all over/across/throughout/whole/entire/all the/of/- the/- uk/country,up and down the country,any location in the uk
`,
} as const;

/** A feature of the lexicon: a parameter with values, or the word for a written-off car. */
export type FeatureKey = keyof typeof FEATURES;
