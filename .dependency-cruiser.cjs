// Which way imports may point (docs/decisions/0002-layers.md). scripts/import-directions.test.ts plants a violation of
// every rule here and one of every import that must stay allowed.
const TEST = '[.](test|stories)[.]tsx?$';
const SITE = '^apps/site/src';

/** A rule that fails the run. @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycle', 'What is in a cycle can only be understood and moved together.', {}, { circular: true }),
    forbid(
      'resolvable',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|vite/client$)' },
    ),

    forbid(
      'search-core-knows-nothing',
      'search-core is pure rules: valibot is its only dependency, and it does no I/O.',
      { path: '^packages/search-core/src/', pathNot: TEST },
      { pathNot: ['^packages/search-core/src/', 'node_modules/valibot/'] },
    ),
    forbid(
      'ui-knows-nothing-of-ours',
      'Any app can use ui: verdicts and tags reach it as plain data.',
      { path: '^packages/ui/src/' },
      { path: ['^apps/', '^packages/(?!ui/)'] },
    ),
    forbid(
      'ui-without-a-router',
      'Routers come in by a render prop.',
      { path: '^packages/ui/' },
      { path: 'node_modules/react-router' },
    ),
    forbid(
      'ui-theme-is-the-floor',
      'The theme knows no component.',
      { path: '^packages/ui/src/theme/', pathNot: TEST },
      { path: '^packages/ui/src/(primitives|domain)/' },
    ),
    forbid(
      'ui-primitives-know-no-cars',
      'Primitives stand under the domain components.',
      { path: '^packages/ui/src/primitives/' },
      { path: '^packages/ui/src/domain/' },
    ),
    forbid(
      'car-drawing-is-pure',
      'The backend draws cars in plain Node, so the drawing imports neither React, nor CSS, nor anything beside it.',
      { path: '^packages/ui/src/domain/CarDrawing/', pathNot: TEST },
      { pathNot: '^packages/ui/src/domain/CarDrawing/' },
    ),

    forbid('packages-know-no-app', 'Packages stand under the apps.', { path: '^packages/' }, { path: '^apps/' }),
    forbid(
      'backend-mounts-only-the-handlers',
      "The backend serves the site's functions and its built files; it reads nothing else of it.",
      { path: '^apps/backend/' },
      { path: '^apps/site/', pathNot: '^apps/site/api/' },
    ),
    forbid(
      'backend-draws-cars-only',
      'Of ui the backend needs the drawing of cars alone.',
      { path: '^apps/backend/' },
      { path: '^packages/ui/', pathNot: '^packages/ui/src/domain/CarDrawing/' },
    ),
    forbid(
      'site-without-the-backend',
      'The site talks to the backend by HTTP.',
      { path: '^apps/site/' },
      { path: '^apps/backend/' },
    ),
    forbid(
      'pages-and-functions-apart',
      'What runs in the browser and what runs on the server share packages, not files.',
      { path: `${SITE}/` },
      { path: '^apps/site/(api|server)/' },
    ),
    forbid(
      'functions-without-screens',
      'What runs in the browser and what runs on the server share packages, not files.',
      { path: '^apps/site/(api|server)/' },
      { path: `${SITE}/` },
    ),

    forbid(
      'functions-without-node',
      'The functions run in an edge runtime too: what only Node has is not there.',
      { path: '^apps/site/(api|server)/', pathNot: [TEST, '/stand-in[.]ts$'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'redis-in-one-place',
      'The Redis client needs sockets: one file knows it.',
      { path: '^apps/', pathNot: '^apps/site/server/limits/redis-counters[.]ts$' },
      { path: 'node_modules/@redis/' },
    ),
    forbid(
      'redis-on-demand',
      'The file that knows the Redis client is loaded where REDIS_URL is set, and nowhere else.',
      { path: '^apps/', pathNot: TEST },
      { path: '^apps/site/server/limits/redis-counters[.]ts$', dynamic: false },
    ),
    forbid(
      'mail-in-one-place',
      'Mail needs sockets: one file knows its client.',
      { path: '^apps/', pathNot: '^apps/site/server/contact/smtp-mail[.]ts$' },
      { path: 'node_modules/nodemailer/' },
    ),
    forbid(
      'mail-on-demand',
      'The file that sends mail is loaded where SMTP_URL is set, and nowhere else.',
      { path: '^apps/', pathNot: TEST },
      { path: '^apps/site/server/contact/smtp-mail[.]ts$', dynamic: false },
    ),

    forbid(
      'features-under-routes',
      'routes → features → (services, config, content, lib).',
      { path: `${SITE}/features/` },
      { path: `${SITE}/(routes/|(main|entry-server|routes)[.])` },
    ),
    forbid(
      'features-apart',
      'What two features share lives below them, or in a route that joins them.',
      { path: `${SITE}/features/([^/]+)/` },
      { path: `${SITE}/features/`, pathNot: `${SITE}/features/$1/` },
    ),
    forbid(
      'floor-under-features',
      'routes → features → (services, config, content, lib).',
      { path: `${SITE}/(services|config|content|lib)/` },
      { path: `${SITE}/(routes/|features/|(main|entry-server|routes)[.])` },
    ),
    forbid(
      'only-services-do-io',
      'Each call is a schema and a function in services.',
      { path: `${SITE}/`, pathNot: [`${SITE}/services/`, TEST] },
      { path: 'node_modules/@supabase/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|[.]cache|test/consumer/fixtures)/' },
    tsPreCompilationDeps: true, // types too: a type that points the wrong way is a dependency all the same
    enhancedResolveOptions: {
      conditionNames: ['@forecourt/source', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
