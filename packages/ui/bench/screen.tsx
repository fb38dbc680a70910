import { createRoot } from 'react-dom/client';
import { ResultsPage } from '../patterns/ResultsPage.tsx';
import { createBenchCars } from './cars.ts';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ResultsPage
    cars={createBenchCars(40).map((car) => ({ ...car, id: String(car.id) }))}
    getValuation={() => Promise.reject(new Error('The benchmark has no valuations.'))}
  />,
);
