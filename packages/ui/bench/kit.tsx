import '../src/theme/index.ts';
import { CarCard } from '../src/domain/CarCard/index.ts';
import { Button } from '../src/primitives/Button/index.ts';
import { Icon } from '../src/primitives/Icon/index.ts';
import { serveBench } from './page.tsx';

const press = () => {};

serveBench(({ car }) => (
  <CarCard
    car={car}
    href={`?car=${car.id}`}
    actions={
      <Button variant="quiet" size="s" onClick={press}>
        <Icon name="plus" size="s" /> Add to list
      </Button>
    }
    pictureActions={
      <Button variant="quiet" size="m" isIconOnly aria-label="Favourite" onClick={press}>
        <Icon name="heart" />
      </Button>
    }
  />
));
