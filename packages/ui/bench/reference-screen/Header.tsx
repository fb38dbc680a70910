import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components/Menu';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { links, solutions } from '../search.ts';

export function Header() {
  return (
    <header className="bar">
      <Link href="#home">ADS</Link>
      <nav className="bar" aria-label="Main">
        <MenuTrigger>
          <Button className="quiet">Solutions</Button>
          <Popover className="floating">
            <Menu className="list" items={solutions}>
              {({ id, label, description }) => (
                <MenuItem className="option" href={`#${id}`} textValue={label}>
                  <Text slot="label">{label}</Text>
                  <Text slot="description">{description}</Text>
                </MenuItem>
              )}
            </Menu>
          </Popover>
        </MenuTrigger>
        {links.map((name) => (
          <Link key={name} href={`#${name}`}>
            {name}
          </Link>
        ))}
      </nav>
      <TooltipTrigger>
        <Button className="quiet" aria-label="Favourites">
          ♡
        </Button>
        <Tooltip className="tooltip">Saved cars</Tooltip>
      </TooltipTrigger>
    </header>
  );
}
