/** The words for what a car is beside its make and model, as `Value=word,word`: the value itself is a word too, and is not written again. A plural in s is understood by itself. */
export const FEATURES = {
  fuel_type: `
Petrol=unleaded
Diesel=desil,dsl,blu/blue hdi,black pump,derv,oil burner
Electric=battery powered/electric,ev,bev,elec,leccy
Petrol Hybrid=hybrid,self charging,hybrid petrol,petrol electric,hev,mhev
Diesel Hybrid=hybrid diesel,diesel electric,diesel plug in hybrid/-
Petrol Plug-in Hybrid=phev,petrol/- plug in petrol/- hybrid/-
Bi Fuel=bifuel,dual fuel,lpg,autogas
`,
  transmission: `
Automatic=auto,automat,changes gear by/- itself,autobox,tiptronic,dsg,s tronic,cvt,no clutch,pdk
Manual=manuel,stick,three pedals
`,
  body_type: `
Hatchback=hatch,super mini
SUV=4 x 4,four by four,4 by 4,cross over,off roader,sport utility
Saloon=sedan
Estate=wagon,combi,station wagon,est,sport brake,avant,touring,tourer,shooting brake,sportswagon
Coupe=coop
Convertible=cabriolet,cabrio,roadster,soft top,drop top,open top,spyder,cab,rag top,drop head,roof down,roof off
MPV=people carrier,mini van
Pickup=pick up,truck,double cab,ute,crew cab
`,
  color: `
Black
White
Grey=gray,charcoal,anthracite,graphite,gun metal,slate
Silver
Blue=blu,blew
Navy=navy blue
Red=soul red,ruby,scarlet,crimson
Burgundy=claret
Maroon
Green=brg,olive,lime
Yellow
Orange
Gold
Bronze=copper
Brown
Beige=cream,champagne
Purple=violet,lilac
Pink=magenta
Turquoise=teal,aqua
`,
  exclude_writeoff: `
=hpi clear/clean/checked/certificate/d,clear/clean/passed hpi check/-,clean/clear/straight car/- history,history clear,accident free,clean title/past
`,
  /** Said of a car that was written off; alone it is no wish, and with a 'no' before it, it excludes. */
  writeoff: `
=write/written/right/rite/wright off/offs,write of,cat/category/cats s/n/c/d or/and/- s/n/c/d/-,insurance/total loss/losses,category,cat,cats,salvage,damaged,damage,accidents,accident,crashed,crash,smash,prang
`,
  low_mileage: `
=very/- low/lo/lower/lowish/lowest/small/minimal mileage/miles/mile/mls/kms,low miler,not/hardly many/any miles,few miles,not too many miles,not high mileage
`,
  high_mileage: `
=high/higher/big mileage/miles,lots/loads of miles
`,
  recent: `
=recent,newish,nearly brand/- new,almost new,fairly/quite/pretty/relatively/very new/recent,recent/late/newish model,as new,last few years,not too old
`,
  national: `
=nation wide,in the united kingdom,country wide,national,nationally,ukwide,anywhere,anywhere/wherever in the/- uk/britain/country/england,all/- over/across/throughout/whole/entire/all of/- the/- uk/country/britain
`,
} as const;

/** A feature of the lexicon: a parameter with values, or the word for a written-off car. */
export type FeatureKey = keyof typeof FEATURES;
