// Finds what a person reads in a file: comments, test titles, error messages, copy, names, and the paragraphs of Markdown.
import { parse } from '@textlint/markdown-to-ast';
import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';
import { extname } from 'node:path';

export type Kind = 'comment' | 'title' | 'error' | 'copy' | 'function' | 'name' | 'document' | 'heading';

export interface Passage {
  readonly kind: Kind;
  /**
   * The text has the same length as the source between start and end. Comment markers and placeholders are replaced by
   * spaces.
   */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const TEST_FILE = /\.(test|spec|conformance|overlay|types)\.tsx?$|^(e2e|test|packages\/\w+\/test)\//;
const COPY_FILE =
  /^(apps\/(site|docs)|packages\/(ui|functions|search-core|assistant\/src\/conversation))\/.*(?<!\.css)\.tsx?$/;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'bench', 'step', 'testRule']);
const ERROR_FUNCTION = /Error$|^(fail|reject|warn|error|exitWith)$/;
const DIRECTIVE = /^[\s*/]*(@ts-|oxlint|eslint|v8 ignore|#__PURE__|<reference|#!)/;
const FUNCTION_TYPES = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
/** Matches text that is probably prose: at least two words that start like a sentence or a label. */
const PROSE = /^\W{0,3}[A-Za-z][\w’'-]*[,:]? (\W?[\w’'-]+[,.:;?!…]?\W? ?)+/u;
const CODE = /[{}<>=;|\\]|^(M|m)-?\d|\.\w+\(|\d(px|ms|rem|em|fr)\b|^\w+ \d|var\(|--/;

const READERS: Record<string, (source: string, file: string) => Passage[]> = {
  '.md': readMarkdown,
  '.mdx': readMarkdown,
  '.ts': readTypeScript,
  '.tsx': readTypeScript,
  '.mjs': readTypeScript,
  '.mts': readTypeScript,
  '.css': readBlockComments,
  '.yml': readLineComments,
  '.sql': readLineComments,
  '.example': readLineComments,
};

export const PROSE_EXTENSIONS = Object.keys(READERS);

/** @param file The path from the root of the repository. */
export function readPassages(file: string, source: string): Passage[] {
  return READERS[extname(file)]?.(source, file) ?? [];
}

interface MarkdownNode {
  readonly type: string;
  readonly range: readonly [start: number, end: number];
  readonly children?: readonly MarkdownNode[];
}

function readMarkdown(source: string): Passage[] {
  const readNode = ({ type, range: [start, end], children = [] }: MarkdownNode): Passage[] => {
    const passage = { text: source.slice(start, end), start, end };
    if (type === 'Paragraph') return [{ ...passage, kind: 'document' }];
    if (type === 'Header' || type === 'TableCell') return [{ ...passage, kind: 'heading' }];
    return children.flatMap(readNode);
  };
  return readNode(parse(source) as MarkdownNode);
}

function readTypeScript(source: string, file: string): Passage[] {
  const { program, comments } = parseSync(file, source);
  const passages: Passage[] = [];
  const isTest = TEST_FILE.test(file);
  const add = (kind: Kind, { start, end }: { start: number; end: number }, hidden = /$^/g) =>
    passages.push({
      kind,
      start,
      end,
      text: source.slice(start, end).replace(hidden, (part) => ' '.repeat(part.length)),
    });

  let last: { start: number; end: number; type: string } | undefined;
  const addComment = () =>
    last &&
    !DIRECTIVE.test(source.slice(last.start, last.end)) &&
    add('comment', last, /^\/\*+|^\s*(\/\/|\*+\/?)|\*+\/$|`[^`]*`|https?:\S+/gm);
  for (const { type, start, end } of comments) {
    // Joins consecutive line comments into one passage.
    if (last?.type === 'Line' && type === 'Line' && /^\n[ \t]*$/.test(source.slice(last.end, start))) last.end = end;
    else {
      addComment();
      last = { type, start, end };
    }
  }
  addComment();

  const seen = new Set<number>();
  const addText = (kind: 'title' | 'error' | 'copy', node: Argument | Expression | null | undefined) => {
    if (!node || seen.has(node.start)) return;
    if (node.type === 'Literal' && typeof node.value === 'string')
      add(kind, { start: node.start + 1, end: node.end - 1 });
    else if (node.type === 'TemplateLiteral')
      add(kind, { start: node.start + 1, end: node.end - 1 }, /\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g);
    else if (node.type === 'ConditionalExpression')
      for (const part of [node.consequent, node.alternate]) addText(kind, part);
    else if (node.type === 'LogicalExpression') addText(kind, node.right);
    else return;
    seen.add(node.start);
  };
  const addProse = (node: Expression) => {
    const text = source.slice(node.start + 1, node.end - 1);
    if (!isTest && COPY_FILE.test(file) && PROSE.test(text.trim()) && !CODE.test(text.replaceAll(/\$\{.*?\}/g, '')))
      addText('copy', node);
  };
  const addName = (id: { type: string; start: number; end: number }, isFunction: boolean) => {
    if (id.type === 'Identifier')
      add(isFunction ? 'function' : 'name', {
        start: id.start,
        end: source.slice(0, id.end).indexOf(':', id.start) > 0 ? source.indexOf(':', id.start) : id.end,
      });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (isTest && TEST_FUNCTIONS.has(getRootName(callee))) addText('title', first);
      else if (callee.type !== 'Super' && ERROR_FUNCTION.test(getLastName(callee))) addText('error', first);
    },
    NewExpression({ callee, arguments: parts }) {
      if (getLastName(callee).endsWith('Error')) for (const part of parts) addText('error', part);
    },
    ImportDeclaration({ source: from }) {
      seen.add(from.start);
    },
    JSXAttribute({ name, value }) {
      if (
        name.type === 'JSXIdentifier' &&
        /^(className|d|style|viewBox|points|href|rel|sizes|sandbox|transform)$/.test(name.name) &&
        value
      )
        seen.add(value.start);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && FUNCTION_TYPES.has(value.type)) addName(key, true);
    },
    MethodDefinition: ({ key }) => addName(key, true),
    FunctionDeclaration: ({ id }) => id && addName(id, true),
    VariableDeclarator: ({ id, init }) => addName(id, FUNCTION_TYPES.has(init?.type ?? '')),
    TSTypeAliasDeclaration: ({ id }) => addName(id, false),
    TSInterfaceDeclaration: ({ id }) => addName(id, false),
    TSPropertySignature: ({ key }) => addName(key, false),
    Literal: addProse,
    TemplateLiteral: addProse,
    JSXText(node) {
      if (!isTest && /[a-z]{2}/.test(node.value)) add('copy', node);
    },
  }).visit(program);
  return passages.sort((a, b) => a.start - b.start);
}

/** Returns the name of the called function: `test` for `test.each(rows)('…')`. */
function getRootName(node: Expression | { type: 'Super' }): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return getRootName(node.object) === 'test' ? 'test' : getRootName(node.object);
  if (node.type === 'CallExpression') return getRootName(node.callee);
  if (node.type === 'TaggedTemplateExpression') return getRootName(node.tag);
  return '';
}

function getLastName(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}

function readBlockComments(source: string): Passage[] {
  return [...source.matchAll(/\/\*.*?\*\//gs)].map(({ 0: comment, index }) => ({
    kind: 'comment',
    text: comment.replaceAll(/^\/\*|^[ \t]*\*|\*\/$/gm, (marker) => ' '.repeat(marker.length)),
    start: index,
    end: index + comment.length,
  }));
}

/** Reads comments after # or --, in YAML, SQL and .env.example. */
function readLineComments(source: string): Passage[] {
  return [...source.matchAll(/(^[ \t]*(#|--) .*\n?)+/gm)].map(({ 0: lines, index }) => ({
    kind: 'comment',
    text: lines.replaceAll(/^([ \t]*)(#|--)/gm, (marker) => ' '.repeat(marker.length)),
    start: index,
    end: index + lines.length,
  }));
}
