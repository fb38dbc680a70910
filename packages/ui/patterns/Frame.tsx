import { type ReactNode, useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Badge } from '../src/components/Badge/index.ts';
import { Button } from '../src/components/Button/index.ts';
import { Container, type ContainerWidth } from '../src/components/Container/index.ts';
import { Disclosure } from '../src/components/Disclosure/index.ts';
import { Drawer } from '../src/components/Drawer/index.ts';
import { Heading } from '../src/components/Heading/index.ts';
import { Icon } from '../src/components/Icon/index.ts';
import { IconButton } from '../src/components/IconButton/index.ts';
import { Link } from '../src/components/Link/index.ts';
import { LinkButton } from '../src/components/LinkButton/index.ts';
import { Logo } from '../src/components/Logo/index.ts';
import { Menu, MenuItem } from '../src/components/Menu/index.ts';
import { SkipLink } from '../src/components/SkipLink/index.ts';
import { Text } from '../src/components/Text/index.ts';
import * as css from './Frame.css.ts';

const links = ['Pricing', 'Contact', 'About', 'Partnership'];
const solutions = [
  {
    id: 'smart-search',
    label: 'Smart Search',
    description: 'The best prices, asked for in your own words',
    icon: <Icon name="search" />,
  },
  {
    id: 'adverts',
    label: 'Ads Search',
    description: 'Private adverts, most of them valued',
    icon: <Icon name="tag" />,
  },
  {
    id: 'negotiation',
    label: 'Negotiation Agent',
    description: 'Phones the seller and reports',
    icon: <Icon name="phone" />,
  },
  {
    id: 'marketing',
    label: 'Marketing Tool',
    description: 'Your stock on social media',
    icon: <Icon name="megaphone" />,
    badge: <Badge size="s">Coming Soon</Badge>,
  },
].map((item) => ({ ...item, href: `#${item.id}` }));

interface FrameProps {
  /** How far the page's content grows, and its header and footer with it. */
  width: ContainerWidth;
  /** The page that is open, where a link leads to it. */
  current?: string;
  children: ReactNode;
}

/** Header, content and footer of a page, as an app would compose them. */
export function Frame({ width, current, children }: FrameProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      <Header width={width} current={current} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer width={width} />
    </div>
  );
}

function Header({ width, current }: { width: ContainerWidth; current: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={css.header}>
      <Container width={width} className={css.bar}>
        <a className={css.home} href="#home">
          <Logo text="ADS" />
        </a>
        <nav className={css.nav} aria-label="Main">
          <MenuTrigger>
            <Button variant="tertiary" className={css.menuTrigger}>
              Solutions <Icon name="chevron-down" size="s" />
            </Button>
            <Menu>
              {solutions.map(({ id, label, ...rest }) => (
                <MenuItem key={id} id={id} {...rest}>
                  {label}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
          {links.map((name) => (
            <Link
              key={name}
              href={`#${name}`}
              variant="quiet"
              aria-current={name === current ? 'page' : undefined}
              className={css.navLink}
            >
              {name}
            </Link>
          ))}
        </nav>
        <div className={css.tools}>
          <Link href="#search" variant="quiet" className={css.navLink}>
            <Icon name="search" size="s" /> Search
          </Link>
          <Link href="#sign-in" variant="quiet" className={css.navLink}>
            Sign In
          </Link>
          <LinkButton href="#demo" size="s">
            Book Demo
          </LinkButton>
        </div>
        <IconButton
          className={css.burger}
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          <Icon name="menu" />
        </IconButton>
      </Container>
      <Drawer
        title="Menu"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <LinkButton href="#demo" isFullWidth onPress={() => setOpen(false)}>
            Book Demo
          </LinkButton>
        }
      >
        <Disclosure title="Solutions">
          <div className={css.menuSolutions}>
            <MenuLinks names={solutions.map(({ label }) => label)} onFollow={() => setOpen(false)} />
          </div>
        </Disclosure>
        <MenuLinks names={['Search', ...links, 'Sign In']} onFollow={() => setOpen(false)} />
      </Drawer>
    </header>
  );
}

function MenuLinks({ names, onFollow }: { names: readonly string[]; onFollow: () => void }) {
  return (
    <ul className={css.menu}>
      {names.map((name) => (
        <li key={name}>
          <Link href={`#${name}`} variant="quiet" className={css.menuLink} onPress={onFollow}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Footer({ width }: { width: ContainerWidth }) {
  return (
    <footer className={css.footer}>
      <Container width={width}>
        <div className={css.footTop}>
          <div className={css.footBrand}>
            <Logo text="ADS 2025" band="UK" size="l" />
            <Text tone="muted">
              Transform your car dealership with AI-powered solutions, from smart search to intelligent negotiations.
            </Text>
          </div>
          <nav aria-label="Quick Links">
            <Heading level={2} size="label">
              Quick Links
            </Heading>
            <ul className={css.footLinks}>
              {[...links, 'Book Demo'].map((name) => (
                <li key={name}>
                  <Link href={`#${name}`} variant="quiet">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="get-in-touch">
            <Heading level={2} size="label" id="get-in-touch">
              Get in Touch
            </Heading>
            <ul className={css.footLinks}>
              <li>
                <Link href="mailto:hello@example.com" variant="quiet">
                  hello@example.com
                </Link>
              </li>
              <li>
                <Link href="tel:+442079460123" variant="quiet">
                  <bdi>020 7946 0123</bdi>
                </Link>
              </li>
              <li>
                <Text tone="muted">
                  <bdi>1 Example Street</bdi>
                  <br />
                  <bdi>London EC1A 1BB</bdi>
                </Text>
              </li>
              <li>
                <Link href="https://www.example.com/company" variant="quiet" target="_blank" rel="noreferrer">
                  LinkedIn <Icon name="external" size="s" label="opens in a new tab" />
                </Link>
              </li>
            </ul>
          </section>
        </div>
        <div className={css.footEnd}>
          <Text size="small" tone="muted">
            © 2026 AI Dealer Solutions
          </Text>
          <Text size="small" tone="muted">
            Made with love for dealers
          </Text>
          <div className={css.footLegal}>
            {['Privacy Policy', 'Terms & Conditions'].map((name) => (
              <Link key={name} href={`#${name}`} variant="quiet" className={css.footSmall}>
                {name}
              </Link>
            ))}
          </div>
        </div>
      </Container>
    </footer>
  );
}
