import {
  Badge,
  Button,
  Card,
  Container,
  Grid,
  Heading,
  Icon,
  Link,
  LinkButton,
  Pagination,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '../../src/index.ts';
import type { Row } from './row.ts';

const options = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
];

/** One row a primitive, in the alphabet's order. `pnpm new component` adds to it. */
export const primitives: readonly Row[] = [
  { name: 'Badge', render: (given) => <Badge {...given}>Most popular</Badge> },
  { name: 'Button', role: 'button', accessibleName: 'Search', render: (given) => <Button {...given}>Search</Button> },
  {
    name: 'Card',
    role: 'article',
    render: (given) => (
      <Card {...given} render={(props) => <article {...props} />}>
        Not valued yet
      </Card>
    ),
  },
  { name: 'Container', render: (given) => <Container {...given}>Content</Container> },
  {
    name: 'Grid',
    role: 'list',
    render: (given) => (
      <Grid {...given} render={(props) => <ul {...props} />}>
        <li>First</li>
        <li>Second</li>
      </Grid>
    ),
  },
  {
    name: 'Heading',
    role: 'heading',
    accessibleName: 'How it works',
    render: (given) => (
      <Heading level={2} {...given}>
        How it works
      </Heading>
    ),
  },
  {
    name: 'Icon',
    role: 'img',
    accessibleName: 'Search',
    render: (given) => <Icon name="search" label="Search" {...given} />,
  },
  {
    name: 'Link',
    role: 'link',
    accessibleName: 'Browse the showcase',
    render: (given) => (
      <Link href="/showcase" {...given}>
        Browse the showcase
      </Link>
    ),
  },
  {
    name: 'LinkButton',
    role: 'link',
    accessibleName: 'Book Demo',
    render: (given) => (
      <LinkButton href="/demo" {...given}>
        Book Demo
      </LinkButton>
    ),
  },
  {
    name: 'Pagination',
    role: 'navigation',
    accessibleName: 'Pages',
    render: (given) => (
      <Pagination page={2} pages={9} window={[1, 2, 3, 4, 5]} hrefFor={(page) => `?page=${page}`} {...given} />
    ),
  },
  {
    name: 'Select',
    role: 'combobox',
    accessibleName: 'Sort',
    control: 'select',
    render: (given) => <Select label="Sort" options={options} {...given} />,
  },
  {
    name: 'Skeleton',
    render: (given) => (
      <Skeleton isLoading {...given}>
        <Text>A car</Text>
      </Skeleton>
    ),
  },
  {
    name: 'Stack',
    render: (given) => (
      <Stack {...given}>
        <span>First</span>
        <span>Second</span>
      </Stack>
    ),
  },
  { name: 'Text', role: 'paragraph', render: (given) => <Text {...given}>One sentence.</Text> },
  {
    name: 'TextField',
    role: 'textbox',
    accessibleName: 'Postcode',
    control: 'input',
    render: (given) => <TextField label="Postcode" description="Whole, or its first half." {...given} />,
  },
];
