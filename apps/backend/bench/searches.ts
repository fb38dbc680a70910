/** A search in the benchmark, as the query string of a results page. */
export interface BenchSearch {
  name: string;
  /** Selective: few cars, such as one model or a small radius. Broad: thousands of cars. */
  kind: 'selective' | 'broad';
  query: string;
}

export const SEARCHES: readonly BenchSearch[] = [
  { name: 'BMW X5 under £30k', kind: 'selective', query: 'make=BMW&model=X5&maxPrice=30000' },
  {
    name: 'Audi A4 of 2020, automatic',
    kind: 'selective',
    query: 'make=Audi&model=A4&minYear=2020&maxYear=2020&transmission=Automatic',
  },
  { name: 'Tesla Model 3 within 50 miles', kind: 'selective', query: 'make=Tesla&model=Model+3&distance=50' },
  {
    name: 'Focus automatic under 40k miles',
    kind: 'selective',
    query: 'make=Ford&model=Focus&transmission=Automatic&maxMileage=40000&sort=price-asc',
  },
  {
    name: 'Golf diesel, recent, by mileage',
    kind: 'selective',
    query: 'make=Volkswagen&model=Golf&fuelType=Diesel&minYear=2023&sort=mileage',
  },
  {
    name: 'two makes, two models',
    kind: 'selective',
    query: 'make=BMW,Audi&model=3+Series,A4&bodyType=Saloon&maxMileage=50000&maxPrice=15000',
  },
  {
    name: 'red convertible within 25 miles',
    kind: 'selective',
    query: 'bodyType=Convertible&color=Red&distance=25&postcode=BN1',
  },
  {
    name: 'seven seats within 10 miles, by distance',
    kind: 'selective',
    query: 'seats=7&distance=10&sort=distance&postcode=LS1',
  },
  {
    name: 'plug-in or electric SUV, £20k to £28k, 50 miles',
    kind: 'selective',
    query: 'fuelType=Electric,Petrol+Plug-in+Hybrid&bodyType=SUV&minPrice=20000&maxPrice=28000&distance=50&postcode=B1',
  },
  {
    name: 'automatic pickup, dealers too, by year',
    kind: 'selective',
    query: 'bodyType=Pickup&transmission=Automatic&sellerType=both&sort=year-dsc',
  },
  { name: 'everything private', kind: 'broad', query: '' },
  { name: 'everything, dealers too, page 50', kind: 'broad', query: 'sellerType=both&page=50' },
  { name: 'under £10k', kind: 'broad', query: 'maxPrice=10000' },
  {
    name: 'petrol hatchback under £8k, cheapest',
    kind: 'broad',
    query: 'fuelType=Petrol&bodyType=Hatchback&maxPrice=8000&sort=price-asc',
  },
  { name: 'automatic SUV, lowest mileage', kind: 'broad', query: 'bodyType=SUV&transmission=Automatic&sort=mileage' },
  { name: 'everything by distance', kind: 'broad', query: 'sort=distance&sellerType=both' },
  { name: 'within 100 miles of London', kind: 'broad', query: 'distance=100' },
  {
    name: 'within 200 miles, most expensive first',
    kind: 'broad',
    query: 'distance=200&sort=price-desc&sellerType=both&postcode=M1',
  },
  { name: 'five doors, low mileage, by relevance', kind: 'broad', query: 'doors=5&maxMileage=30000&sort=relevance' },
  {
    name: 'black, grey or white from 2018, newest',
    kind: 'broad',
    query: 'color=Black,Grey,White&minYear=2018&sort=year-dsc',
  },
];

/** Cars whose comparables are searched for, from a model with thousands of listings to a rare one. */
export const COMPARED_CARS: readonly { make: string; model: string; year: number }[] = [
  { make: 'Ford', model: 'Fiesta', year: 2016 },
  { make: 'Volkswagen', model: 'Golf', year: 2018 },
  { make: 'Vauxhall', model: 'Corsa', year: 2015 },
  { make: 'BMW', model: '3 Series', year: 2019 },
  { make: 'Audi', model: 'A4', year: 2017 },
  { make: 'Toyota', model: 'Yaris', year: 2020 },
  { make: 'Tesla', model: 'Model 3', year: 2021 },
  { make: 'Porsche', model: '911', year: 2014 },
];

/** An expensive search and a cheaper one, as parameters of the listings URL. */
export interface CostLimit {
  name: string;
  expensive: string;
  cheap: string;
  /** The maximum ratio of the expensive search's median time to the cheaper one's. */
  maxRatio: number;
}

export const COST_LIMITS: readonly CostLimit[] = [
  {
    name: 'page 1,000 against page 1, cheapest',
    expensive: 'sort=price-asc&page=1000',
    cheap: 'sort=price-asc',
    // Page 1,000 reads 10,000 entries of an index. The count takes little of either time (decision 0096).
    maxRatio: 6,
  },
  {
    name: 'page 1,000 against page 20, nearest',
    expensive: 'sort=distance&page=1000',
    cheap: 'sort=distance&page=20',
    maxRatio: 1.5,
  },
  { name: '2,000 miles against nationwide', expensive: 'radius=2000', cheap: '', maxRatio: 2 },
];
