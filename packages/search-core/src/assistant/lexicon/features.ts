/** The words for what a car is beside its make and model, as `Value=word,word`: the value itself is a word too, and is not written again. A plural in s is understood by itself. */
export const FEATURES = {
  fuel_type: `
Petrol=unleaded,ptrl,green pump,gasoline
Diesel=desil,dsl,blu/blue hdi,black pump,derv,turbodiesel,oil burner
Electric=ev,bev,battery powered,battery car,elec,zero emission,leccy,lecky,lectric
Petrol Hybrid=hybrid,self charging,hybrid petrol,petrol electric,hev,mhev,non plug in hybrid
Diesel Hybrid=hybrid diesel,diesel electric,diesel electric hybrid,diesel mild hybrid,diesel plug in hybrid,diesel plug in
Petrol Plug-in Hybrid=phev,plug in,plug in hybrid,plug in petrol hybrid,petrol plug in,petrol plug in hybrid,hybrid plug in,plugin,plugin hybrid,petrol phev,hybrid phev
Bi Fuel=bifuel,dual fuel,lpg,gas converted,autogas
`,
  transmission: `
Automatic=auto,automat,changes gear by/- itself,autobox,tiptronic,dsg,s tronic,cvt,steptronic,two pedals,2 pedals,no clutch,without a clutch,clutchless,powershift,paddle shift,pdk
Manual=manuel,stick,three pedals,3 pedals,proper gearbox
`,
  body_type: `
Hatchback=hatch,supermini,hatches,super mini
SUV=4x4,4 x 4,four by four,crossover,cross over,off roader,offroader,soft roader,sport utility,sports utility,4 by 4,4by4,fourbyfour
Saloon=sedan,salon
Estate=wagon,combi,station wagon,est,sport brake,avant,touring,tourer,shooting brake,sportwagon,sportswagon,allroad quattro
Coupe=coupay
Convertible=cabriolet,cabrio,cabby,roadster,soft top,softtop,drop top,droptop,ragtop,open top,topless,spyder,cab,open topped,drophead,roof down,roof off,roof comes off
MPV=people carrier,minivan,people mover,mini van
Pickup=pick up,truck,double cab,ute,crew cab,twin cab,king cab,doublecab
`,
  color: `
Black
White
Grey=gray,gunmetal,gun metal,charcoal,anthracite,graphite,slate
Silver=silva
Blue=blu,electric blue
Navy=navy blue
Red=soul red,ruby,carnival red,scarlet,crimson
Burgundy=wine red,claret
Maroon
Green=brg,olive,lime
Yellow
Orange
Gold
Bronze=copper
Brown=chocolate brown
Beige=cream,champagne
Purple=violet,lilac,aubergine
Pink=magenta
Turquoise=teal,aqua
`,
  exclude_writeoff: `
=hpi clear/clean/checked/certificate/d,clear/clean/passed hpi check/-,hpi check/all clear,clean/clear/straight car/- history,history clear,unrecorded,accident free,clean title/past,never crashed,never been in a/an crash/accident,not recorded
`,
  /** Said of a car that was written off; alone it is no wish, and with a 'no' before it, it excludes. */
  writeoff: `
=write/written/right/rite/wright off/offs,writeoff,write of,cat/category/cats s/n/c/d or/and/- s/n/c/d/-,insurance/total loss/losses,category,cat,cats,salvage,damaged,damage,accidents,accident,crashed
`,
  low_mileage: `
=very/- low/lo/lower/lowish/lowest/small/minimal mileage/miles/mile/mls/kms,low miler,not/hardly many/any miles,few miles,not too many miles,barely/hardly driven/used,not high mileage
`,
  high_mileage: `
=high/higher/big/starship mileage/miles,lots/loads of miles
`,
  recent: `
=recent,newish,nearly brand/- new,almost new,fairly/quite/pretty/relatively/very new/recent,recent/late/newish model,as new,last few years,few/couple of/- years old,last couple of years,not too old
`,
  national: `
=nationwide,nation wide,country wide,countrywide,national,nationally,uk wide,ukwide,anywhere,anywhere/wherever in the/- uk/britain/country/england,in the united kingdom,all/- over/across/throughout/whole/entire/all of/- the/- uk/country/britain,up and down the country
`,
} as const;

/** A feature of the lexicon: a parameter with values, or the word for a written-off car. */
export type FeatureKey = keyof typeof FEATURES;
