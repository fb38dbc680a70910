// The allowed directions of imports (docs/decisions/0039-packages.md), tested by scripts/import-directions.test.ts.
const TEST = '[.](test|stories)[.]tsx?$';
const SITE = '^apps/site/src';

/** A rule that fails the run. @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycle', 'Files in a cycle cannot be understood or moved separately.', {}, { circular: true }),
    forbid(
      'no-unresolved-import',
      'The imported file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|vite/client$)' },
    ),

    forbid(
      'search-core-imports-only-valibot',
      'search-core contains only rules. Its only dependency is valibot, and it does no I/O.',
      { path: '^packages/search-core/src/', pathNot: TEST },
      { pathNot: ['^packages/search-core/src/', 'node_modules/valibot/'] },
    ),
    forbid(
      'assistant-imports-only-search-core',
      'The assistant uses the rules of search-core. It has no other dependency, and does no I/O.',
      { path: '^packages/assistant/src/', pathNot: TEST },
      { pathNot: ['^packages/(assistant|search-core)/src/'] },
    ),
    forbid(
      'ui-imports-no-other-package',
      'Any app can use ui, so it receives verdicts and tags as plain data.',
      { path: '^packages/ui/src/' },
      { path: ['^apps/', '^packages/(?!ui/)'] },
    ),
    forbid(
      'ui-imports-no-router',
      'Apps pass their router to ui as a render prop.',
      { path: '^packages/ui/' },
      { path: 'node_modules/react-router' },
    ),
    forbid(
      'ui-theme-imports-no-component',
      'Theme and tokens import no component.',
      { path: '^packages/ui/src/(theme|tokens)/', pathNot: TEST },
      { path: '^packages/ui/src/(components|domain|internal)/' },
    ),
    forbid(
      'ui-components-import-no-domain',
      'domain → components → internal → theme. Nothing in components or internal imports from domain.',
      { path: '^packages/ui/src/(components|internal)/' },
      { path: '^packages/ui/src/domain/' },
    ),
    forbid(
      'ui-internal-imports-few-components',
      'Components import internal. Internal imports no component except Icon, IconButton and Spinner.',
      { path: '^packages/ui/src/internal/', pathNot: TEST },
      { path: '^packages/ui/src/components/(?!Icon/|IconButton/|Spinner/)' },
    ),
    forbid(
      'car-drawing-imports-nothing',
      'The backend draws cars in plain Node, so the drawing imports neither React, nor CSS, nor any other file.',
      { path: '^packages/ui/src/domain/CarDrawing/', pathNot: TEST },
      { pathNot: '^packages/ui/src/domain/CarDrawing/' },
    ),

    forbid(
      'docs-import-no-other-app',
      'The documentation imports packages, but no other app.',
      { path: '^apps/docs/' },
      { path: '^apps/(?!docs/)' },
    ),
    forbid(
      'only-storybook-imports-docs',
      'Only the configuration of Storybook loads the documentation.',
      { path: '^(apps/(?!docs/)|packages/|scripts/|test/|e2e/)' },
      { path: '^apps/docs/' },
    ),
    forbid(
      'packages-import-no-app',
      'Apps import packages, not the other way round.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'backend-imports-no-site',
      'The backend mounts the functions and serves the built site. It imports no source of the site.',
      { path: '^apps/backend/' },
      { path: '^apps/site/' },
    ),
    forbid(
      'backend-imports-only-car-drawing',
      'The backend needs only the drawing of cars from ui.',
      { path: '^apps/backend/' },
      { path: '^packages/ui/', pathNot: '^packages/ui/src/(domain/CarDrawing/|entries/car-drawing[.]ts$)' },
    ),
    forbid(
      'backend-imports-no-assistant',
      'The backend calls the assistant only through the functions.',
      { path: '^apps/backend/' },
      { path: '^packages/assistant/' },
    ),
    forbid(
      'site-imports-no-backend',
      'The site talks to the backend by HTTP.',
      { path: '^apps/site/' },
      { path: '^apps/backend/' },
    ),
    forbid(
      'site-imports-no-functions',
      'Browser code and server code share only search-core and assistant.',
      { path: `${SITE}/` },
      { path: ['^apps/site/api/', '^packages/functions/'] },
    ),
    forbid(
      'vercel-entries-import-only-functions',
      "Vercel's entry points import a handler of functions and nothing else.",
      { path: '^apps/site/api/' },
      { path: '^(apps|packages)/', pathNot: '^packages/functions/' },
    ),

    forbid(
      'functions-import-only-rules',
      'The functions import no packages of ours except assistant and search-core.',
      { path: '^packages/functions/' },
      { path: '^packages/', pathNot: '^packages/(functions|assistant|search-core)/' },
    ),
    forbid(
      'functions-import-no-node-modules',
      "The functions also run in an edge runtime, which does not have Node's modules.",
      { path: '^packages/functions/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'one-file-imports-redis',
      'The Redis client needs sockets. Only one file imports it.',
      { path: '^(apps|packages)/', pathNot: '^packages/functions/src/limits/redis-counters[.]ts$' },
      { path: 'node_modules/@redis/' },
    ),
    forbid(
      'redis-loads-on-demand',
      'The file with the Redis client loads only if REDIS_URL is set.',
      { path: '^(apps|packages)/', pathNot: TEST },
      { path: '^packages/functions/src/limits/redis-counters[.]ts$', dynamic: false },
    ),
    forbid(
      'one-file-imports-mail',
      'The mail client needs sockets. Only one file imports it.',
      { path: '^(apps|packages)/', pathNot: '^packages/functions/src/contact/smtp-mail[.]ts$' },
      { path: 'node_modules/nodemailer/' },
    ),
    forbid(
      'mail-loads-on-demand',
      'The file that sends mail loads only if SMTP_URL is set.',
      { path: '^(apps|packages)/', pathNot: TEST },
      { path: '^packages/functions/src/contact/smtp-mail[.]ts$', dynamic: false },
    ),

    forbid(
      'features-import-no-routes',
      'routes → features → (services, config, content, lib).',
      { path: `${SITE}/features/` },
      { path: `${SITE}/(routes/|(main|entry-server)[.])` },
    ),
    forbid(
      'features-import-no-other-feature',
      'Code that two features share belongs in lib, services or config, or in a route that combines them.',
      { path: `${SITE}/features/([^/]+)/` },
      { path: `${SITE}/features/`, pathNot: `${SITE}/features/$1/` },
    ),
    forbid(
      'lib-imports-no-features',
      'routes → features → (services, config, content, lib).',
      { path: `${SITE}/(services|config|content|lib)/` },
      { path: `${SITE}/(routes/|features/|(main|entry-server)[.])` },
    ),
    forbid(
      'only-services-import-supabase',
      'Only services call Supabase. Each call is a function with a schema for its response.',
      { path: `${SITE}/`, pathNot: [`${SITE}/services/`, TEST] },
      { path: 'node_modules/@supabase/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|[.]cache|test/consumer/fixtures)/' },
    tsPreCompilationDeps: true, // Type imports count as dependencies too.
    enhancedResolveOptions: {
      conditionNames: ['@forecourt/source', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
