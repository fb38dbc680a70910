'use client';

import { Badge } from '@forecourt/ui/Badge';
import { Button } from '@forecourt/ui/Button';
import { Container, type ContainerWidth } from '@forecourt/ui/Container';
import { Disclosure } from '@forecourt/ui/Disclosure';
import { Drawer } from '@forecourt/ui/Drawer';
import { Heading } from '@forecourt/ui/Heading';
import { Icon } from '@forecourt/ui/Icon';
import { IconButton } from '@forecourt/ui/IconButton';
import { Link } from '@forecourt/ui/Link';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { Logo } from '@forecourt/ui/Logo';
import { Menu, MenuItem } from '@forecourt/ui/Menu';
import { SkipLink } from '@forecourt/ui/SkipLink';
import { Text } from '@forecourt/ui/Text';
import { type ReactNode, useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import './Frame.css';

const links = ['Pricing', 'Contact', 'About', 'Partnership'];
const solutions = [
  {
    id: 'smart-search',
    label: 'Smart Search',
    description: 'Search for cars in your own words',
    icon: <Icon name="search" />,
  },
  {
    id: 'adverts',
    label: 'Ads Search',
    description: 'Private adverts, most with a valuation',
    icon: <Icon name="tag" />,
  },
  {
    id: 'negotiation',
    label: 'Negotiation Agent',
    description: 'Calls the seller and reports back',
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
  /** The maximum width of header, content and footer. */
  width: ContainerWidth;
  /** The name of the current page's link. */
  current?: string;
  children: ReactNode;
}

/** Header, content and footer. Replace the sample links and texts with your own. */
export function Frame({ width, current, children }: FrameProps) {
  return (
    <div className="frame-page">
      <SkipLink />
      <Header width={width} current={current} />
      <main id="main" tabIndex={-1} className="frame-main">
        {children}
      </main>
      <Footer width={width} />
    </div>
  );
}

function Header({ width, current }: { width: ContainerWidth; current: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="frame-header">
      <Container width={width} className="frame-bar">
        <a className="frame-home" href="#home">
          <Logo text="ADS" />
        </a>
        <nav className="frame-nav" aria-label="Main">
          <MenuTrigger>
            <Button variant="tertiary" className="frame-menu-trigger">
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
              className="frame-nav-link"
            >
              {name}
            </Link>
          ))}
        </nav>
        <div className="frame-tools">
          <Link href="#search" variant="quiet" className="frame-nav-link">
            <Icon name="search" size="s" /> Search
          </Link>
          <Link href="#sign-in" variant="quiet" className="frame-nav-link">
            Sign In
          </Link>
          <LinkButton href="#demo" size="s">
            Book Demo
          </LinkButton>
        </div>
        <IconButton
          className="frame-burger"
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
          <div className="frame-menu-solutions">
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
    <ul className="frame-menu">
      {names.map((name) => (
        <li key={name}>
          <Link href={`#${name}`} variant="quiet" className="frame-menu-link" onPress={onFollow}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Footer({ width }: { width: ContainerWidth }) {
  return (
    <footer className="frame-footer">
      <Container width={width}>
        <div className="frame-foot-top">
          <div className="frame-foot-brand">
            <Logo text="ADS 2025" band="UK" size="l" />
            <Text tone="muted">
              Transform your car dealership with AI-powered solutions, from smart search to intelligent negotiations.
            </Text>
          </div>
          <nav aria-label="Quick Links">
            <Heading level={2} size="label">
              Quick Links
            </Heading>
            <ul className="frame-foot-links">
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
            <ul className="frame-foot-links">
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
        <div className="frame-foot-end">
          <Text size="small" tone="muted">
            © 2026 AI Dealer Solutions
          </Text>
          <Text size="small" tone="muted">
            Made with love for dealers
          </Text>
          <div className="frame-foot-legal">
            {['Privacy Policy', 'Terms & Conditions'].map((name) => (
              <Link key={name} href={`#${name}`} variant="quiet" className="frame-foot-small">
                {name}
              </Link>
            ))}
          </div>
        </div>
      </Container>
    </footer>
  );
}
