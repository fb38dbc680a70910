// The allowed directions of imports (docs/decisions/0039-packages.md). scripts/import-directions.test.ts tests a
// violation of every rule, and imports that must stay allowed.
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
      'assistant-knows-search-core-only',
      'The assistant reads by the rules of search-core: it has no other dependency, and does no I/O.',
      { path: '^packages/assistant/src/', pathNot: TEST },
      { pathNot: ['^packages/(assistant|search-core)/src/'] },
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
      'Theme and tokens import no component.',
      { path: '^packages/ui/src/(theme|tokens)/', pathNot: TEST },
      { path: '^packages/ui/src/(components|domain|internal)/' },
    ),
    forbid(
      'ui-components-know-no-cars',
      'domain → components → internal → theme. Nothing in components or internal imports from domain.',
      { path: '^packages/ui/src/(components|internal)/' },
      { path: '^packages/ui/src/domain/' },
    ),
    forbid(
      'ui-internal-uses-few-components',
      'Shared private parts are below the components. Of these they contain icons, icon buttons and spinners only.',
      { path: '^packages/ui/src/internal/', pathNot: TEST },
      { path: '^packages/ui/src/components/(?!Icon/|IconButton/|Spinner/)' },
    ),
    forbid(
      'car-drawing-is-pure',
      'The backend draws cars in plain Node, so the drawing imports neither React, nor CSS, nor anything beside it.',
      { path: '^packages/ui/src/domain/CarDrawing/', pathNot: TEST },
      { pathNot: '^packages/ui/src/domain/CarDrawing/' },
    ),

    forbid(
      'docs-over-packages',
      'The documentation shows the packages. It imports no other app.',
      { path: '^apps/docs/' },
      { path: '^apps/(?!docs/)' },
    ),
    forbid(
      'docs-alone',
      'Only the configuration of Storybook loads the documentation.',
      { path: '^(apps/(?!docs/)|packages/|scripts/|test/|e2e/)' },
      { path: '^apps/docs/' },
    ),
    forbid('packages-know-no-app', 'Packages stand under the apps.', { path: '^packages/' }, { path: '^apps/' }),
    forbid(
      'backend-without-the-site',
      'The backend mounts the functions and serves the built site. It imports no source of the site.',
      { path: '^apps/backend/' },
      { path: '^apps/site/' },
    ),
    forbid(
      'backend-draws-cars-only',
      'Of ui the backend needs the drawing of cars alone.',
      { path: '^apps/backend/' },
      { path: '^packages/ui/', pathNot: '^packages/ui/src/(domain/CarDrawing/|entries/car-drawing[.]ts$)' },
    ),
    forbid(
      'backend-without-the-assistant',
      'The backend reaches the assistant only through the functions.',
      { path: '^apps/backend/' },
      { path: '^packages/assistant/' },
    ),
    forbid(
      'site-without-the-backend',
      'The site talks to the backend by HTTP.',
      { path: '^apps/site/' },
      { path: '^apps/backend/' },
    ),
    forbid(
      'pages-without-functions',
      'Code that runs in the browser and code that runs on the server share search-core and assistant only.',
      { path: `${SITE}/` },
      { path: ['^apps/site/api/', '^packages/functions/'] },
    ),
    forbid(
      'entry-points-only',
      "Vercel's entry points import a handler of functions and nothing else.",
      { path: '^apps/site/api/' },
      { path: '^(apps|packages)/', pathNot: '^packages/functions/' },
    ),

    forbid(
      'functions-on-the-rules',
      'Of our packages the functions import assistant and search-core only.',
      { path: '^packages/functions/' },
      { path: '^packages/', pathNot: '^packages/(functions|assistant|search-core)/' },
    ),
    forbid(
      'functions-without-node',
      "The functions also run in an edge runtime, which does not have Node's modules.",
      { path: '^packages/functions/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'redis-in-one-place',
      'The Redis client needs sockets. Only one file imports it.',
      { path: '^(apps|packages)/', pathNot: '^packages/functions/src/limits/redis-counters[.]ts$' },
      { path: 'node_modules/@redis/' },
    ),
    forbid(
      'redis-on-demand',
      'The file with the Redis client loads only if REDIS_URL is set.',
      { path: '^(apps|packages)/', pathNot: TEST },
      { path: '^packages/functions/src/limits/redis-counters[.]ts$', dynamic: false },
    ),
    forbid(
      'mail-in-one-place',
      'The mail client needs sockets. Only one file imports it.',
      { path: '^(apps|packages)/', pathNot: '^packages/functions/src/contact/smtp-mail[.]ts$' },
      { path: 'node_modules/nodemailer/' },
    ),
    forbid(
      'mail-on-demand',
      'The file that sends mail loads only if SMTP_URL is set.',
      { path: '^(apps|packages)/', pathNot: TEST },
      { path: '^packages/functions/src/contact/smtp-mail[.]ts$', dynamic: false },
    ),

    forbid(
      'features-under-routes',
      'routes → features → (services, config, content, lib).',
      { path: `${SITE}/features/` },
      { path: `${SITE}/(routes/|(main|entry-server)[.])` },
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
      { path: `${SITE}/(routes/|features/|(main|entry-server)[.])` },
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
