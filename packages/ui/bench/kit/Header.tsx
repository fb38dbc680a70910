import { Button } from '../../src/primitives/Button/index.ts';
import { Icon } from '../../src/primitives/Icon/index.ts';
import { IconButton } from '../../src/primitives/IconButton/index.ts';
import { Link } from '../../src/primitives/Link/index.ts';
import { Menu } from '../../src/primitives/Menu/index.ts';
import { Tooltip } from '../../src/primitives/Tooltip/index.ts';
import { links, solutions } from '../search.ts';

const items = solutions.map((solution) => ({ ...solution, href: `#${solution.id}` }));

export function Header() {
  return (
    <header className="bar">
      <a href="#home">ADS</a>
      <nav className="bar" aria-label="Main">
        <Menu
          trigger={
            <Button variant="quiet">
              Solutions <Icon name="chevron-down" size="s" />
            </Button>
          }
          items={items}
        />
        {links.map((name) => (
          <Link key={name} href={`#${name}`} variant="quiet">
            {name}
          </Link>
        ))}
      </nav>
      <Tooltip content="Cars that you kept">
        <IconButton label="Favourites">
          <Icon name="heart" />
        </IconButton>
      </Tooltip>
    </header>
  );
}
