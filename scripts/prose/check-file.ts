// Runs the rules of rules.ts and the glossary with textlint.
import { TextlintKernel, type TextlintKernelPlugin, type TextlintKernelRule } from '@textlint/kernel';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Kind, PROSE_EXTENSIONS, readPassages } from './read-passages.ts';
import { readGlossary, RULES } from './rules.ts';

type RuleModule = Extract<TextlintKernelRule['rule'], (...args: never[]) => unknown>;
type Processor = InstanceType<TextlintKernelPlugin['plugin']['Processor']>;
type Node = Parameters<Parameters<RuleModule>[0]['report']>[0];

export interface Finding {
  readonly line: number;
  readonly column: number;
  /** The words that break a rule. */
  readonly words: string;
  /** The replacement to suggest. */
  readonly replacement: string;
}

const kernel = new TextlintKernel();
const rules = [...RULES, ...readGlossary(readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8'))];
const NAMES: readonly Kind[] = ['function', 'name'];

const report: RuleModule = (context) => {
  const check = (node: Node) => {
    const { kind, value } = node as Node & { kind: Kind; value: string };
    // Leaves out code, URLs and quotations, which we cannot reword.
    const text = value.replace(
      /`+[^`]*`+|\]\([^)]*\)|https?:\S+|<[^>]*>|(?<!\w)['‘"“][^'’"”\n]*['’"”](?!\w)/gu,
      (part) => ' '.repeat(part.length),
    );
    for (const { pattern, replacement, kinds } of rules) {
      if (!(kinds?.includes(kind) ?? !NAMES.includes(kind))) continue;
      for (const { 0: words, index } of text.matchAll(pattern)) {
        const excerpt = words.replaceAll(/\s+/g, ' ').trim();
        const padding = context.locator.range([index, index + words.length]);
        context.report(node, new context.RuleError(JSON.stringify({ words: excerpt, replacement }), { padding }));
      }
    }
  };
  return { Paragraph: check };
};

/** Lets textlint read our files: each passage becomes a paragraph. */
const plugin: TextlintKernelPlugin['plugin'] = {
  Processor: class implements Processor {
    availableExtensions() {
      return PROSE_EXTENSIONS;
    }
    processor() {
      return { preProcess, postProcess: (messages: never[], filePath = '') => ({ messages, filePath }) };
    }
  },
};

function preProcess(source: string, file = '') {
  const lines = [...source.matchAll(/^/gm)].map(({ index }) => index);
  const locate = (offset: number) => {
    const line = lines.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) };
  };
  const createNode = (start: number, end: number) => ({
    raw: source.slice(start, end),
    range: [start, end] as const,
    loc: { start: locate(start), end: locate(end) },
  });
  const children = readPassages(file, source)
    // Skips names that break no rule, which are most of them. Creating their nodes would be half of the run time.
    .filter(
      ({ kind, text }) =>
        !NAMES.includes(kind) || rules.some(({ pattern, kinds }) => kinds?.includes(kind) && text.search(pattern) >= 0),
    )
    .map(({ kind, text, start, end }) => ({
      ...createNode(start, end),
      type: 'Paragraph' as const,
      children: [],
      kind,
      value: text,
    }));
  return { ...createNode(0, source.length), type: 'Document' as const, children };
}

/** @param file The path from the root of the repository. */
export async function checkFile(file: string, source: string): Promise<Finding[]> {
  const { messages } = await kernel.lintText(source, {
    filePath: file,
    ext: extname(file),
    plugins: [{ pluginId: 'passages', plugin }],
    rules: [{ ruleId: 'prose', rule: report }],
  });
  return messages.map(({ message, loc }) => ({ ...loc.start, ...JSON.parse(message) }));
}
