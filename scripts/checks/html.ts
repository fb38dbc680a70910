// Fails if a prerendered page is not valid HTML.
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatterFactory, HtmlValidate } from 'html-validate';

const pages = fileURLToPath(new URL('../../apps/site/dist/client', import.meta.url));

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How the text is written, which React and Vite decide: <meta/>, autoComplete, boolean attributes as attr="".
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML has allowed since its fifth version.
    'valid-id': ['error', { relaxed: true }],
    // A car's colour or a mark's place on its scale is a value, not a style; the CSP allows attributes and no more.
    'no-inline-style': 'off',
    // All that is fetched comes from the origin of the page itself.
    'require-sri': ['error', { target: 'crossorigin' }],
    // One list whose items stand in three columns is no <ul>.
    'prefer-native-element': ['error', { exclude: ['list', 'listitem'] }],
    // Only one of two menus is there at any width. axe looks at what is there, in the end-to-end tests.
    'unique-landmark': 'off',
    // A message that replaces the page's content contains its only visible <h1>.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', '[role="alert"]', 'noscript'] }],
  },
});

const files = globSync('**/*.html', { cwd: pages }).map((file) => `${pages}/${file}`);
if (files.length === 0) throw new Error('There are no pages in apps/site/dist. Build them: npm run build');
const report = await validator.validateMultipleFiles(files);
console.log(formatterFactory('text')(report.results).replaceAll(pages, relative('.', pages)));
console.log(`${files.length} pages, ${report.errorCount} errors, ${report.warningCount} warnings`);
process.exitCode = report.valid && report.warningCount === 0 ? 0 : 1;
