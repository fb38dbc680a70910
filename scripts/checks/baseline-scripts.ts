// Finds APIs in a script that are newer than Baseline widely available.
import { parseSync } from 'vite';
import { compatKeys, isWidelyAvailable } from '../baseline.ts';

/** A newer feature in a file. */
export interface Finding {
  /** Such as `URL.parse` or `transition: allow-discrete`. */
  readonly what: string;
  /** The code or the declaration around it, shortened. */
  readonly where: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Globals whose interface is known, so that their members can be looked up. */
const INSTANCES: Readonly<Record<string, string>> = {
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

const apis = readApis();

/**
 * Finds globals, static members and members of well-known globals such as `document`. The types of other values are unknown,
 * so the end-to-end tests delete their newer members (e2e/older-browser.spec.ts).
 * Ignores feature detection: `navigator.share?.()`, `typeof URL.parse`.
 */
export function findNewerApis(code: string): Finding[] {
  const { program, errors } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const findings: Finding[] = [];
  const declared = new Set<string>();
  const identifiers: Node[] = [];

  walk(program as unknown as Node, undefined, (node, parent) => {
    if (node.type === 'Identifier' && isDeclaration(node, parent)) declared.add(String(node['name']));
    if (node.type === 'Identifier' && isReference(node, parent)) identifiers.push(node);
    if (node.type !== 'MemberExpression' || isGuarded(node, parent)) return;
    const object = node['object'] as Node;
    const name = getMemberName(node);
    if (object.type !== 'Identifier' || name === undefined) return;
    const owner = String(object['name']);
    const instance = INSTANCES[owner];
    const isNewer =
      apis.members.has(`${instance ?? owner}.${name}`) || (instance === 'Window' && apis.globals.has(name));
    if (isNewer) add(`${owner}.${name}`, node);
  });
  for (const node of identifiers) {
    const name = String(node['name']);
    if (apis.globals.has(name) && !declared.has(name)) add(name, node);
  }
  return findings;

  function add(what: string, { start, end }: Node): void {
    findings.push({ what, where: code.slice(Math.max(0, start - 60), end + 60) });
  }
}

/** Reads newer compat keys as code writes them: `CloseWatcher`, `URL.parse`, `Document.startViewTransition`. */
function readApis() {
  const globals = new Set<string>();
  const members = new Set<string>();
  for (const key of compatKeys) {
    const name = /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key)?.[1]?.replace(/_static$/, '');
    if (name === undefined || isWidelyAvailable(key)) continue;
    (name.includes('.') ? members : globals).add(name);
  }
  return { globals, members };
}

function walk(node: Node, parent: Node | undefined, visit: (node: Node, parent: Node | undefined) => void): void {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, node, visit);
}

function getMemberName(node: Node): string | undefined {
  const property = node['property'] as Node;
  if (!node['computed']) return property.type === 'Identifier' ? String(property['name']) : undefined;
  return property.type === 'Literal' && typeof property['value'] === 'string' ? property['value'] : undefined;
}

const isGuarded = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'CallExpression' && parent['callee'] === node && parent['optional'] === true) ||
  (parent?.type === 'UnaryExpression' && parent['operator'] === 'typeof') ||
  (parent?.type === 'AssignmentExpression' && parent['left'] === node);

const isDeclaration = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'VariableDeclarator' && parent['id'] === node) ||
  /^(?:Function|Class|Arrow|Import)/.test(parent?.type ?? '') ||
  parent?.type === 'CatchClause';

const isReference = (node: Node, parent: Node | undefined): boolean => {
  if (parent === undefined || isDeclaration(node, parent)) return false;
  if (parent.type === 'MemberExpression') return parent['object'] === node;
  if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(parent.type)) return parent['value'] === node;
  return !/^(?:Export|Labeled|Break|Continue|MetaProperty)/.test(parent.type) && !isGuarded(node, parent);
};
