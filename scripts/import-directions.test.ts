import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files, each with an import that violates a rule, and the rule that must report it. */
const VIOLATIONS = [
  ['packages/search-core/src/a.ts', "import './b.ts';", 'no-cycle'],
  ['packages/search-core/src/typeCycle.ts', "import type { B } from './typeCycleBack.ts';", 'no-cycle'],
  ['packages/search-core/src/missing.ts', "import './nowhere.ts';", 'no-unresolved-import'],
  ['packages/search-core/src/io.ts', "import 'node:fs';", 'search-core-imports-only-valibot'],
  ['packages/search-core/src/screen.ts', "import 'react';", 'search-core-imports-only-valibot'],
  ['packages/search-core/src/cars.ts', "import '@forecourt/ui';", 'search-core-imports-only-valibot'],
  ['packages/assistant/src/io.ts', "import 'node:fs';", 'assistant-imports-only-search-core'],
  ['packages/assistant/src/schema.ts', "import 'valibot';", 'assistant-imports-only-search-core'],
  ['packages/assistant/src/screen.ts', "import '@forecourt/ui';", 'assistant-imports-only-search-core'],
  ['packages/search-core/src/words.ts', "import '@forecourt/assistant';", 'search-core-imports-only-valibot'],
  ['packages/ui/src/domain/Card/search.ts', "import '@forecourt/search-core';", 'ui-imports-no-other-package'],
  [
    'packages/ui/src/domain/Card/types.ts',
    "import type { X } from '@forecourt/search-core';",
    'ui-imports-no-other-package',
  ],
  ['packages/ui/src/domain/Card/router.ts', "import 'react-router-dom';", 'ui-imports-no-router'],
  ['packages/ui/src/theme/component.ts', "import '../components/Button/Button.ts';", 'ui-theme-imports-no-component'],
  ['packages/ui/src/tokens/component.ts', "import '../components/Button/Button.ts';", 'ui-theme-imports-no-component'],
  ['packages/ui/src/components/Button/car.ts', "import '../../domain/Card/Card.ts';", 'ui-components-import-no-domain'],
  ['packages/ui/src/internal/field/car.ts', "import '../../domain/Card/Card.ts';", 'ui-components-import-no-domain'],
  [
    'packages/ui/src/internal/field/button.ts',
    "import '../../components/Button/Button.ts';",
    'ui-internal-imports-few-components',
  ],
  ['packages/ui/src/domain/CarDrawing/component.ts', "import 'react';", 'car-drawing-imports-nothing'],
  ['packages/ui/src/domain/CarDrawing/colour.ts', "import '../../theme/index.ts';", 'car-drawing-imports-nothing'],
  ['packages/ui/src/app.ts', "import '../../../apps/site/src/lib/text.ts';", 'packages-import-no-app'],
  ['apps/docs/src/route.ts', "import '../../site/src/lib/text.ts';", 'docs-import-no-other-app'],
  ['apps/site/src/lib/docs.ts', "import '../../../docs/src/page.ts';", 'only-storybook-imports-docs'],
  ['apps/backend/src/page.ts', "import '../../site/src/lib/text.ts';", 'backend-imports-no-site'],
  ['apps/backend/src/entry.ts', "import '../../site/api/chat.ts';", 'backend-imports-no-site'],
  ['apps/backend/src/button.ts', "import '@forecourt/ui';", 'backend-imports-only-car-drawing'],
  ['apps/backend/src/reader.ts', "import '@forecourt/assistant';", 'backend-imports-no-assistant'],
  ['apps/site/src/services/direct.ts', "import '../../../backend/src/stock.ts';", 'site-imports-no-backend'],
  ['apps/site/src/services/handler.ts', "import '../../api/chat.ts';", 'site-imports-no-functions'],
  ['apps/site/src/services/limits.ts', "import '@forecourt/functions';", 'site-imports-no-functions'],
  ['apps/site/api/words.ts', "import '../src/lib/text.ts';", 'vercel-entries-import-only-functions'],
  ['apps/site/api/rules.ts', "import '@forecourt/search-core';", 'vercel-entries-import-only-functions'],
  ['packages/functions/src/button.ts', "import '@forecourt/ui';", 'functions-import-only-rules'],
  ['packages/functions/src/disk.ts', "import 'node:fs';", 'functions-import-no-node-modules'],
  ['packages/functions/src/sockets.ts', "import '@redis/client';", 'one-file-imports-redis'],
  ['packages/functions/src/eager.ts', "import './limits/redis-counters.ts';", 'redis-loads-on-demand'],
  ['packages/functions/src/post.ts', "import 'nodemailer';", 'one-file-imports-mail'],
  ['packages/functions/src/hasty.ts', "import './contact/smtp-mail.ts';", 'mail-loads-on-demand'],
  ['apps/site/src/features/filters/route.ts', "import '../../routes/home.ts';", 'features-import-no-routes'],
  ['apps/site/src/features/filters/entry.ts', "import '../../main.ts';", 'features-import-no-routes'],
  ['apps/site/src/features/filters/other.ts', "import '../results/results.ts';", 'features-import-no-other-feature'],
  ['apps/site/src/lib/feature.ts', "import '../features/results/results.ts';", 'lib-imports-no-features'],
  ['apps/site/src/config/route.ts', "import '../routes/home.ts';", 'lib-imports-no-features'],
  ['apps/site/src/features/filters/data.ts', "import '@supabase/supabase-js';", 'only-services-import-supabase'],
] as const;

/** Imports that the rules must allow. */
const ALLOWED_IMPORTS = [
  ['packages/search-core/src/b.ts', "import './a.ts';"], // The other half of the cycle, which is reported once, here or for a.ts.
  ['packages/search-core/src/typeCycleBack.ts', "import type { A } from './typeCycle.ts';"],
  ['packages/search-core/src/index.ts', "import 'valibot';"],
  ['packages/search-core/src/index.test.ts', "import 'node:fs'; import './index.ts';"],
  ['packages/assistant/src/index.ts', "import '@forecourt/search-core'; import './words.ts';"],
  ['packages/assistant/src/words.ts', ''],
  ['packages/ui/src/index.ts', "import './domain/Card/Card.ts';"],
  ['packages/ui/src/theme/index.ts', ''],
  ['packages/ui/src/tokens/index.ts', "import '../theme/index.ts';"],
  ['packages/ui/src/internal/field/icon.ts', "import '../../components/Icon/Icon.ts';"],
  ['packages/ui/src/components/Icon/Icon.ts', ''],
  ['packages/ui/src/components/Button/Button.ts', "import '../../theme/index.ts'; import 'react';"],
  [
    'packages/ui/src/domain/Card/Card.ts',
    "import '../../components/Button/Button.ts'; import '../CarDrawing/index.ts';",
  ],
  ['packages/ui/src/domain/CarDrawing/index.ts', "import './wheels.ts';"],
  ['packages/ui/src/domain/CarDrawing/wheels.ts', ''],
  [
    'apps/backend/src/stock.ts',
    "import '@forecourt/search-core'; import '@forecourt/ui/car-drawing'; import '@forecourt/functions';",
  ],
  ['apps/docs/src/page.ts', "import '@forecourt/ui'; import '../../../packages/ui/src/theme/index.ts';"],
  ['apps/site/api/chat.ts', "import '@forecourt/functions';"],
  ['apps/site/build/page-headers.ts', "import '@forecourt/functions';"],
  [
    'packages/functions/src/index.ts',
    "import '@forecourt/search-core'; await import('./limits/redis-counters.ts'); await import('./contact/smtp-mail.ts');",
  ],
  ['packages/functions/src/contact/smtp-mail.ts', "import 'nodemailer';"],
  ['packages/functions/src/limits/redis-counters.ts', "import '@redis/client';"],
  ['apps/site/src/main.ts', "import './routes/home.ts';"],
  ['apps/site/src/routes/home.ts', "import '../features/filters/filters.ts'; import '../features/results/results.ts';"],
  [
    'apps/site/src/features/filters/filters.ts',
    "import '../../services/data.ts'; import '../../lib/text.ts'; import './field.ts';",
  ],
  ['apps/site/src/features/filters/field.ts', "import '@forecourt/ui';"],
  ['apps/site/src/features/results/results.ts', "import '@forecourt/search-core';"],
  ['apps/site/src/services/data.ts', "import '@supabase/supabase-js'; import '../config/env.ts';"],
  ['apps/site/src/config/env.ts', ''],
  ['apps/site/src/lib/text.ts', ''],
] as const;

const PACKAGES = {
  'packages/assistant': {
    name: '@forecourt/assistant',
    exports: { '.': { '@forecourt/source': './src/index.ts' } },
  },
  'packages/search-core': {
    name: '@forecourt/search-core',
    exports: { '.': { '@forecourt/source': './src/index.ts' } },
  },
  'packages/ui': {
    name: '@forecourt/ui',
    exports: {
      '.': { '@forecourt/source': './src/index.ts' },
      './car-drawing': { '@forecourt/source': './src/domain/CarDrawing/index.ts' },
    },
  },
  'packages/functions': { name: '@forecourt/functions', exports: { '.': './src/index.ts' } },
};
const LIBRARIES = ['react', 'react-router-dom', 'valibot', '@supabase/supabase-js', '@redis/client', 'nodemailer'];

let workspace = '';
let found: { rule: string; from: string }[] = [];

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'import-directions-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), text);
  };
  for (const [file, source] of [...VIOLATIONS, ...ALLOWED_IMPORTS]) write(file, `${source}\nexport {};\n`);
  for (const name of LIBRARIES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(workspace, 'node_modules/@forecourt'));
  for (const [folder, manifest] of Object.entries(PACKAGES)) {
    write(`${folder}/package.json`, JSON.stringify(manifest));
    symlinkSync(join(workspace, folder), join(workspace, 'node_modules', manifest.name));
  }
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['packages', 'apps', '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    { cwd: workspace, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(`dependency-cruiser wrote no report: ${stderr}`);
  const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  found = report.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

describe('forbidden imports', () => {
  test.each(VIOLATIONS)('rejects %s: %s', (file, _source, rule) => {
    expect(found).toContainEqual({ rule, from: file });
  });
});

test('violates every import rule at least once', () => {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[];
  };
  const violatedRules = new Set<string>(VIOLATIONS.map(([, , rule]) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !violatedRules.has(name))).toEqual([]);
});

test('allows imports in the right direction', () => {
  const allowed = new Set<string>(ALLOWED_IMPORTS.map(([file]) => file));
  expect(found.filter(({ from, rule }) => allowed.has(from) && rule !== 'no-cycle')).toEqual([]);
});
