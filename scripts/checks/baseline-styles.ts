// Finds features in a style sheet that are newer than Baseline widely available.
import * as cssTree from 'css-tree';
import { compatKeys, isWidelyAvailable } from '../baseline.ts';
import type { Finding } from './baseline-scripts.ts';

/** Missing from css-tree's types. */
type Syntaxes = Readonly<Record<string, { readonly syntax: cssTree.DSNode | null }>>;
const { properties, types } = cssTree.lexer as unknown as { properties: Syntaxes; types: Syntaxes };

const newerKeywords = readNewerKeywords();
const functionKeys = readFunctionKeys();

/**
 * A newer property is reported by its name (`text-wrap`), because older browsers drop only that declaration. A newer value of
 * an older property is reported with the property (`transition: allow-discrete`), because they drop the whole declaration. A
 * newer pseudo-class or pseudo-element (`::details-content`) makes them drop the rule.
 * Ignores values with an older fallback for the same property, and everything inside `@supports`.
 */
export function findNewerStyles(css: string): Finding[] {
  const findings: Finding[] = [];
  const sheet = cssTree.parse(css, { parseCustomProperty: true });
  cssTree.walk(sheet, {
    enter(this: cssTree.WalkContext, node: cssTree.CssNode) {
      if (this.atrule?.name === 'supports') return cssTree.walk.skip;
      if (node.type === 'Atrule') check(`css.at-rules.${node.name}`, `@${node.name}`, node);
      if (node.type === 'Feature') check(`css.at-rules.media.${node.name}`, `@media (${node.name})`, node);
      if (node.type === 'PseudoElementSelector') check(`css.selectors.${node.name}`, `::${node.name}`, node);
      if (node.type === 'PseudoClassSelector') check(`css.selectors.${node.name}`, `:${node.name}`, node);
      if (node.type === 'Declaration') {
        const isOptional =
          check(`css.properties.${node.property}`, node.property, node) || hasFallback(node, this.block);
        if (!isOptional) checkValue(node);
      }
      return undefined;
    },
  });
  return findings;

  function checkValue(declaration: cssTree.Declaration): void {
    const { property, value } = declaration;
    const isOlder = isWidelyAvailable(`css.properties.${property}`) === true;
    cssTree.walk(value, (node) => {
      if (node.type === 'Identifier') {
        const isAvailable = isWidelyAvailable(`css.properties.${property}.${node.name}`);
        if (isAvailable === false || (isAvailable === undefined && isOlder && newerKeywords.has(node.name)))
          add(`${property}: ${node.name}`, declaration);
      }
      if (node.type === 'Function') {
        const keys = [`css.properties.${property}.${node.name}`, ...(functionKeys.get(node.name) ?? [])];
        const answers = keys.map((key) => isWidelyAvailable(key)).filter((each) => each !== undefined);
        if (answers.length > 0 && !answers.includes(true)) add(`${property}: ${node.name}()`, declaration);
        const first = node.children.first;
        if (first?.type === 'Identifier' && first.name === 'from')
          check(`css.types.color.${node.name}.relative_syntax`, `${property}: ${node.name}(from)`, declaration);
      }
    });
  }

  /** @returns whether the feature is newer */
  function check(key: string, what: string, node: cssTree.CssNode): boolean {
    const isNewer = isWidelyAvailable(key) === false;
    if (isNewer) add(what, node);
    return isNewer;
  }

  function add(what: string, node: cssTree.CssNode): void {
    findings.push({ what, where: cssTree.generate(node).slice(0, 160) });
  }
}

/** Returns whether an earlier declaration in the block gives the property a fallback value. */
function hasFallback(declaration: cssTree.Declaration, block: cssTree.Block | null): boolean {
  for (const each of block?.children ?? []) {
    if (each === declaration) return false;
    if (each.type === 'Declaration' && each.property === declaration.property) return true;
  }
  return false;
}

/** Reads keywords that only newer properties have, such as `allow-discrete`. A shorthand can accept them as well. */
function readNewerKeywords(): Set<string> {
  const newer = new Set<string>();
  const older = new Set<string>();
  for (const [property, { syntax }] of Object.entries(properties))
    for (const keyword of readKeywords(property, syntax)) (isNewerProperty(property) ? newer : older).add(keyword);
  return new Set([...newer].filter((keyword) => !older.has(keyword)));
}

/** Skips what a shorthand takes from a newer property: `<transition-behavior-value>` in `transition`. */
function readKeywords(property: string, syntax: cssTree.DSNode | null, seen = new Set<string>()): string[] {
  if (syntax === null) return [];
  const keywords: string[] = [];
  cssTree.definitionSyntax.walk(syntax, (node) => {
    if (node.type === 'Keyword') keywords.push(node.name);
    if (node.type !== 'Type' || seen.has(node.name)) return;
    const owner = node.name.replace(/-value$/, '');
    if (owner !== property && isNewerProperty(owner)) return;
    keywords.push(...readKeywords(property, types[node.name]?.syntax ?? null, seen.add(node.name)));
  });
  return keywords;
}

function isNewerProperty(property: string): boolean {
  return isWidelyAvailable(`css.properties.${property}`) === false;
}

/** Reads compat keys by function name: `css.types.color.light-dark` for `light-dark`. */
function readFunctionKeys(): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const key of compatKeys) {
    const name = /^css\.types\.(?:[\w-]+\.)?([\w-]+)$/.exec(key)?.[1];
    if (name !== undefined) keys.set(name, [...(keys.get(name) ?? []), key]);
  }
  return keys;
}
