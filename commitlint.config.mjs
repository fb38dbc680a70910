// Checks the commits of a pull request in CI: `[scope] Imperative summary` (CONTRIBUTING.md, Commits).
import { readdirSync } from 'node:fs';

const listComponents = (/** @type {string} */ folder) =>
  readdirSync(new URL(`packages/ui/src/${folder}`, import.meta.url)).filter((name) => /^[A-Z]/.test(name));

const SCOPES = ['ui', 'search-core', 'assistant', 'functions', 'site', 'backend', 'docs', 'test', 'build', 'repo'];
const ERROR = 2;

export default {
  parserPreset: { parserOpts: { headerPattern: /^\[([\w-]+)\] (.+)$/, headerCorrespondence: ['scope', 'subject'] } },
  // The changesets action writes the commit of a release.
  ignores: [(message) => message.trim() === 'Release'],
  rules: {
    'header-max-length': [ERROR, 'always', 72],
    'scope-empty': [ERROR, 'never'],
    'scope-enum': [ERROR, 'always', [...SCOPES, ...listComponents('components'), ...listComponents('domain')]],
    'subject-empty': [ERROR, 'never'],
    'subject-case': [ERROR, 'always', 'sentence-case'],
    'subject-full-stop': [ERROR, 'never', '.'],
    'body-leading-blank': [ERROR, 'always'],
    imperative: [ERROR, 'always'],
  },
  plugins: [
    {
      rules: {
        imperative: ({ subject }) => [
          !/^(\w+(ed|ing)|\w+[^s]s|ran|made|did|got|wrote|took|gave|went|found|kept|built|sent|new|plain|more|some|better|minor|small|the|an?|no)\b/i.test(
            subject ?? '',
          ) || /^(embed|need|feed|speed|bring|string|process|address|focus)\b/i.test(subject ?? ''),
          'start the summary with an imperative: “Keep”, not “Keeps” or “Keeping”',
        ],
      },
    },
  ],
  helpUrl: 'CONTRIBUTING.md, Commits',
};
