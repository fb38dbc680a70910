import '../src/theme/index.ts';
import { CarCard } from '../src/domain/CarCard/index.ts';
import { serveBench } from './page.tsx';

const press = () => {};

serveBench(({ car }) => <CarCard car={car} href={`?car=${car.id}`} onFavourite={press} onAddToList={press} />);
