/** The words for what a car is beside its make and model, as `Value = word, word`. A plural in s is understood by itself. */
export const FEATURES = {
  fuel_type: `
Petrol = petrol, petrols, unleaded, gasoline, petrol engine, petrol only, petrol car
Diesel = diesel, desil, derv, diesel engine, turbo diesel, turbodiesel, oil burner
Electric = electric, ev, bev, fully electric, all electric, pure electric, full electric, 100% electric, battery electric, electric only, electric vehicle, electric car, battery powered, battery car, elec, zero emission, zero emissions, leccy, lecky, lectric
Petrol Hybrid = hybrid, petrol hybrid, self charging hybrid, self charging, mild hybrid, full hybrid, hybrid petrol, petrol electric, petrol electric hybrid, hev, mhev, regular hybrid, normal hybrid, non plug in hybrid
Diesel Hybrid = diesel hybrid, hybrid diesel, diesel electric, diesel electric hybrid, diesel mild hybrid, diesel plug in hybrid, diesel plug in
Petrol Plug-in Hybrid = phev, plug in, plug in hybrid, plug in petrol hybrid, petrol plug in, petrol plug in hybrid, hybrid plug in, plugin, plugin hybrid, petrol phev, hybrid phev, plug in one, rechargeable hybrid
Bi Fuel = bi fuel, bifuel, dual fuel, lpg, gas converted, autogas
`,
  transmission: `
Automatic = automatic, auto, autos, auto box, autobox, automatic gearbox, automatic transmission, auto gearbox, semi automatic, semi auto, tiptronic, dsg, s tronic, cvt, self shifting, auto transmission, steptronic, two pedals, 2 pedals, no clutch, no clutch pedal, without a clutch, clutchless, automatic licence, auto licence, auto only, automatic only, matic, powershift, paddle shift
Manual = manual, manuel, manual gearbox, manual transmission, manual box, stick shift, stick, three pedals, 3 pedals, gear stick, manual only, proper gearbox
`,
  body_type: `
Hatchback = hatchback, hatch, supermini, hot hatch, hatch back, hatches, super mini
SUV = suv, 4x4, 4 x 4, four by four, crossover, cross over, off roader, offroader, soft roader, sports utility vehicle, sport utility vehicle, sport utility, sports utility, 4 by 4, 4by4, fourbyfour, 4wd suv, sub compact suv, jeep type thing
Saloon = saloon, sedan, salon, saloon car
Estate = estate, estate car, wagon, station wagon, avant, touring, tourer, sports tourer, sport tourer, shooting brake, sportwagon, sports wagon, estates, sportswagon, allroad quattro
Coupe = coupe, coupes
Convertible = convertible, cabriolet, cabrio, cabby, roadster, soft top, softtop, drop top, droptop, rag top, ragtop, open top, topless, spyder, cab, open topped, hard top convertible, folding roof, drophead, roof down, roof off, roof comes off, roof that comes off, lid off
MPV = mpv, people carrier, minivan, people mover, mini van, mini mpv, people carriers, multi purpose vehicle, mpvs, 7 seat people carrier
Pickup = pick up, pickup, truck, pick up truck, pickup truck, double cab, ute, crew cab, twin cab, king cab, pickups, pick ups, double cab pick up, double cab pickup, doublecab
`,
  color: `
Black = black, jet black, midnight black, blacked out
White = white, pearl white, arctic white
Grey = grey, gray, gunmetal, gun metal, charcoal, anthracite, graphite, slate, dark grey, light grey
Silver = silver
Blue = blue, light blue, dark blue, sky blue, royal blue, electric blue, baby blue, pale blue, bright blue, midnight blue, powder blue
Navy = navy, navy blue
Red = red, bright red, ruby, ruby red, scarlet, crimson, cherry red, dark red
Burgundy = burgundy, wine red, wine coloured, claret
Maroon = maroon
Green = green, racing green, british racing green, brg, lime green, dark green, olive, olive green, lime
Yellow = yellow
Orange = orange
Gold = gold, rose gold
Bronze = bronze, copper
Brown = brown, chocolate brown, chestnut brown
Beige = beige, cream, sand coloured, champagne
Purple = purple, violet, lilac, aubergine, plum coloured
Pink = pink, magenta, hot pink
Turquoise = turquoise, teal, aqua
`,
  exclude_writeoff: `
yes = hpi clear, hpi clean, clear hpi, clean hpi, clean history, history clear, clean hpi check, clear hpi check, passed hpi, hpi checked, hpi check clear, fully hpi clear, hpi all clear, clear history, unrecorded, accident free, clean title, never crashed, clean car history, clean past, hpi'd, not recorded, straight history, hpi certificate
`,
  /** Said of a car that was written off; alone it is no wish, and with a 'no' before it, it excludes. */
  writeoff: `
yes = write off, written off, writeoff, write offs, writeoffs, right off, cat s, cat n, cat c, cat d, category s, category n, cat s or n, cat n or s, cat s n, cat n s, cat s and n, cats s or n, category s or n, cat c or d, cat d or c, cat s cat n, cat n cat s, insurance write off, insurance write offs, insurance loss, write off category, category, cats, cat, cat cars, cat car, salvage, been in an accident, accident damage, accident damaged, crash damage, crash damaged, previously written off, accident repaired, insurance losses, cat a b s n, total loss, cat marker, cat markers, write off marker, cat anything, wright off, write of, rite off, rite offs, damaged, damage, accidents, accident, crashed
`,
  low_mileage: `
yes = low mileage, low miles, lowish mileage, lowish miles, low miler, low mileage car, lower mileage, not many miles, few miles, very low miles, hardly any miles, not too many miles, barely driven, barely used, minimal mileage, lowest mileage, hardly driven, not done many miles, low mile, small mileage, not high mileage
`,
  high_mileage: `
yes = high mileage, high miles, higher mileage, big miles, big mileage, lots of miles, starship mileage, loads of miles
`,
  recent: `
yes = recent, newish, new ish, nearly new, recent model, late model, recentish, fairly new, quite new, pretty new, nearly brand new, almost new, fairly recent, quite recent, pretty recent, relatively new, relatively recent, as new, newish model, last few years, couple of years old, few years old, last couple of years, not too old, very new
`,
  national: `
yes = nationwide, national, nationally, anywhere in the uk, anywhere in uk, anywhere in britain, anywhere in great britain, anywhere in the country, any where in the uk, whole of the uk, whole uk, all over the uk, all over the country, across the uk, across the country, uk wide, ukwide, anywhere, any distance in the uk, the whole country, throughout the uk, anywhere in england, all of the uk, country wide, countrywide, anywhere at all, up and down the country, any location in the uk, whole country, entire country, entire uk, all uk, nation wide
`,
} as const;

/** A feature of the lexicon: a parameter with values, or the word for a written-off car. */
export type FeatureKey = keyof typeof FEATURES;
