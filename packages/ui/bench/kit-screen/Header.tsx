import { MenuTrigger } from 'react-aria-components/Menu';
import { Button } from '../../src/components/Button/index.ts';
import { Icon } from '../../src/components/Icon/index.ts';
import { IconButton } from '../../src/components/IconButton/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { Menu, MenuItem } from '../../src/components/Menu/index.ts';
import { Tooltip } from '../../src/components/Tooltip/index.ts';
import { links, solutions } from '../search.ts';

export function Header() {
  return (
    <header className="bar">
      <a href="#home">ADS</a>
      <nav className="bar" aria-label="Main">
        <MenuTrigger>
          <Button variant="tertiary">
            Solutions <Icon name="chevron-down" size="s" />
          </Button>
          <Menu items={solutions}>
            {({ id, label, description }) => (
              <MenuItem href={`#${id}`} description={description}>
                {label}
              </MenuItem>
            )}
          </Menu>
        </MenuTrigger>
        {links.map((name) => (
          <Link key={name} href={`#${name}`} variant="quiet">
            {name}
          </Link>
        ))}
      </nav>
      <Tooltip content="Saved cars">
        <IconButton label="Favourites">
          <Icon name="heart" />
        </IconButton>
      </Tooltip>
    </header>
  );
}
