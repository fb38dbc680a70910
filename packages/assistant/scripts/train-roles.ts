/**
 * Trains the classifier that tells a buyer's wish from context such as their present car, and writes
 * `src/reader/role-weights.ts`: `pnpm --filter @forecourt/assistant run train-roles`. `--without train-15.jsonl` leaves
 * out that set, so that `run score train-15.jsonl` then estimates how well the weights do on letters by another author.
 * The training is deterministic.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Mention } from '../src/reader/mentions.ts';
import { getRoleKind, RoleFeatures, type RoleKind } from '../src/reader/role-features.ts';
import { encodeWeight } from '../src/reader/roles.ts';
import { analyze, type Analysis, type TurnContext } from '../src/reader/understand.ts';
import { type Query, readLines, readQueries } from '../test/score-queries.ts';

const THIS_YEAR = 2026;
const MIN_WORDS = 12;
/** The penalties of the elastic net. They were chosen by leaving out one author at a time. */
const L1 = 2.4;
const L2 = 1;
/** Features with fewer examples are ignored. */
const MIN_COUNT = 4;
const ITERATIONS = 300;

interface Example {
  kind: RoleKind;
  features: string[];
  isWish: boolean;
}

/** Whether a mention is a wish, or undefined if the query's label does not show it. */
type Label = boolean | undefined;
type Labeller = (mention: Mention, all: readonly Mention[]) => Label;

const EMPTY_CONTEXT: TurnContext = {
  makes: new Set(),
  wishedValues: new Set(),
  excludedMakes: new Set(),
  isFirst: true,
  isOpening: true,
  askedTopic: undefined,
  isOnlyTopic: false,
  thisYear: THIS_YEAR,
  lastDimension: undefined,
  earlierMaximums: { price: undefined, mileage: undefined },
  questionedMentions: [],
};

const fold = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '');

const getAnswers = (want: unknown): unknown[] =>
  typeof want === 'object' && want !== null && 'anyOf' in want ? (want.anyOf as unknown[]) : [want];

/** Lists the values of each accepted answer, in lower case and without spaces and punctuation. */
const listAnswers = (want: unknown): ReadonlySet<string>[] =>
  getAnswers(want).map((answer) => {
    if (answer === null || answer === undefined) return new Set();
    return new Set((Array.isArray(answer) ? answer : String(answer as string | number | boolean).split(',')).map(fold));
  });

const toNumbers = (want: unknown): unknown[] =>
  getAnswers(want).map((answer) =>
    typeof answer === 'string' && answer.startsWith('NOW-') ? THIS_YEAR - Number(answer.slice(4)) : answer,
  );

const hasModel = (answer: ReadonlySet<string>, make: string, model: string): boolean =>
  answer.has(model) ||
  answer.has(make + model) ||
  [...answer].some((each) => each.length > 2 && (each.startsWith(model) || model.startsWith(each)));

/** Creates a function that labels mentions by comparing them with a query's expected parameters. */
function createLabeller({ want }: Query): Labeller {
  const isAmong = (key: string, value: unknown): Label => {
    const answers = listAnswers(want[key]);
    if (answers.every((each) => each.has(fold(value)))) return true;
    return answers.some((each) => each.has(fold(value))) ? undefined : false;
  };
  const alignCar = (car: Extract<Mention, { kind: 'car' }>, all: readonly Mention[]): Label => {
    const isMake = isAmong('make', car.make);
    if (!isMake) return isMake;
    const otherMentions = all.filter((each) => each !== car && each.kind === 'car' && each.make === car.make);
    const isNamedAgain = otherMentions.some((each) => each.kind === 'car' && each.model === car.model);
    if (car.model === undefined) return otherMentions.length > 0 ? undefined : true;
    const models = listAnswers(want['model']);
    if (models.every(({ size }) => size === 0)) return otherMentions.length > 0 ? undefined : false;
    const [make, model] = [fold(car.make), fold(car.model)];
    if (!models.some((answer) => hasModel(answer, make, model))) return false;
    return isNamedAgain || !models.every((answer) => answer.size === 0 || hasModel(answer, make, model))
      ? undefined
      : true;
  };
  const alignBound = (bound: Extract<Mention, { kind: 'bound' }>, all: readonly Mention[]): Label => {
    const keys = [`min_${bound.dimension}`, `max_${bound.dimension}`];
    const countCorrectLimits = ({ min, max }: { min?: number; max?: number }): number =>
      [min, max].filter((value, i) => value !== undefined && toNumbers(want[keys[i] ?? '']).includes(value)).length;
    const correctCount = countCorrectLimits(bound);
    if (correctCount === [bound.min, bound.max].filter((value) => value !== undefined).length) return true;
    if (correctCount > 0 || keys.some((key) => getAnswers(want[key]).length > 1)) return undefined;
    const isWanted = keys.some((key) => want[key] !== undefined);
    const hasCorrectAlternative = all.some(
      (each) =>
        each !== bound && each.kind === 'bound' && each.dimension === bound.dimension && countCorrectLimits(each) > 0,
    );
    return !isWanted || hasCorrectAlternative ? false : undefined;
  };
  return (mention, all) => {
    switch (mention.kind) {
      case 'car':
        return alignCar(mention, all);
      case 'value': {
        const label = isAmong(mention.key, mention.value);
        const otherMentions = all.filter(
          (each) => each !== mention && each.kind === 'value' && each.key === mention.key,
        );
        const isRepeated = otherMentions.some((each) => each.kind === 'value' && each.value === mention.value);
        // The label may omit a value because the buyer is indifferent: 'petrol or diesel, either'.
        const isChoice = otherMentions.some(({ from }) => Math.abs(from - mention.from) < 4);
        return (label === true && isRepeated) || (label === false && isChoice) ? undefined : label;
      }
      case 'count': {
        const answers = mention.values.map((value) => isAmong(mention.key, value));
        if (answers.every((answer) => answer === true)) return true;
        const hasOtherCount = all.some((each) => each !== mention && each.kind === 'count' && each.key === mention.key);
        return answers.every((answer) => answer === false) && (want[mention.key] === undefined || hasOtherCount)
          ? false
          : undefined;
      }
      case 'bound':
        return alignBound(mention, all);
      case 'radius':
        if (toNumbers(want['radius']).includes(mention.miles)) return true;
        return want['radius'] === undefined ? false : undefined;
      case 'flag': {
        if (mention.flag === 'exclude_writeoff') return isAmong('exclude_writeoff', true);
        const key = { low_mileage: 'max_mileage', recent: 'min_year' }[mention.flag as string];
        if (key === undefined) return undefined;
        const value = key === 'min_year' ? THIS_YEAR - 3 : 30_000;
        if (toNumbers(want[key]).includes(value)) return true;
        return want[key] === undefined ? false : undefined;
      }
      default:
        return undefined;
    }
  };
}

function listExamples({ scanned, mentions, statements }: Analysis, align: Labeller): Example[] {
  const features = new RoleFeatures(scanned, mentions);
  const wantedMentions = new Set(statements.flatMap((each) => (each.type === 'want' ? [each.mention] : [])));
  const labels = new Map(mentions.map((mention) => [mention, align(mention, mentions)]));
  const isWanted = (car: Mention): boolean => labels.get(car) ?? wantedMentions.has(car);
  return mentions.flatMap((mention) => {
    const kind = getRoleKind(mention);
    const isWish = labels.get(mention);
    return kind === undefined || isWish === undefined
      ? []
      : [{ kind, isWish, features: features.listFeatures(mention, isWanted) }];
  });
}

const isLong = ({ scanned }: Analysis): boolean => scanned.words.length >= MIN_WORDS;

function readExamples(file: string): Example[] {
  return readQueries(file).flatMap((query) => {
    const [content = '', ...later] = query.turns;
    const analysis = analyze(content, EMPTY_CONTEXT);
    return later.length > 0 || !isLong(analysis) ? [] : listExamples(analysis, createLabeller(query));
  });
}

/** Reads letters in which square brackets mark the context. */
function readMarkedExamples(file: string): Example[] {
  return readLines(file).flatMap((line) => {
    let content = '';
    const spans: [number, number][] = [];
    for (const part of line.split(/(\[[^\]]*\])/u)) {
      const start = content.length;
      content += part.startsWith('[') ? part.slice(1, -1) : part;
      if (part.startsWith('[')) spans.push([start, content.length]);
    }
    const analysis = analyze(content, EMPTY_CONTEXT);
    const { words } = analysis.scanned;
    const isMarked = ({ from, to }: Mention): boolean =>
      spans.some(([start, end]) => (words[from]?.start ?? 0) < end && (words[to - 1]?.end ?? 0) > start);
    return listExamples(analysis, (mention) => !isMarked(mention));
  });
}

/** Fits a logistic regression with an elastic net, by the accelerated proximal gradient method. */
function fit(examples: readonly Example[]): { bias: number; weights: Map<string, number> } {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([name]) => name);
  const indexes = new Map(names.map((name, i) => [name, i]));
  const rows = examples.map(({ features }) => features.flatMap((feature) => indexes.get(feature) ?? []));
  // The last coefficient is the bias, which has no penalty.
  const size = names.length + 1;
  for (const row of rows) row.push(names.length);
  const curvature = new Float64Array(size).fill(1e-3);
  for (const row of rows) for (const i of row) curvature[i] = (curvature[i] ?? 0) + row.length / 4;
  let current = new Float64Array(size);
  let lookahead = current.slice();
  let momentum = 1;
  for (let turn = 0; turn < ITERATIONS; turn++) {
    const gradient = new Float64Array(size);
    for (const [n, row] of rows.entries()) {
      const logOdds = row.reduce((sum, i) => sum + (lookahead[i] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-logOdds)) - Number(examples[n]?.isWish);
      for (const i of row) gradient[i] = (gradient[i] ?? 0) + error;
    }
    const next = lookahead.map((value, i) => {
      const isBias = i === names.length;
      const step = 1 / ((curvature[i] ?? 1) + (isBias ? 0 : L2));
      const movedValue = value - step * ((gradient[i] ?? 0) + (isBias ? 0 : L2 * value));
      return isBias ? movedValue : Math.sign(movedValue) * Math.max(0, Math.abs(movedValue) - step * L1);
    });
    const nextMomentum = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    lookahead = next.map((value, i) => value + ((momentum - 1) / nextMomentum) * (value - (current[i] ?? 0)));
    current = next;
    momentum = nextMomentum;
  }
  return { bias: current[names.length] ?? 0, weights: new Map(names.map((name, i) => [name, current[i] ?? 0])) };
}

const omittedFiles = new Set(process.argv.slice(2).filter((argument) => !argument.startsWith('--')));
const files = readdirSync(new URL('../../../data/nlq/', import.meta.url)).filter((file) => !omittedFiles.has(file));
const examples = [
  ...files.filter((file) => /^train-.*\.jsonl$/u.test(file)).flatMap(readExamples),
  ...files.filter((file) => /^roles-.*\.txt$/u.test(file)).flatMap(readMarkedExamples),
];
const ZERO_WEIGHT = encodeWeight(0);
const lines = (['car', 'value', 'figure'] as const).map((kind) => {
  const kindExamples = examples.filter((example) => example.kind === kind);
  const { bias, weights } = fit(kindExamples);
  const tokens = Array.from(weights, ([name, weight]) => name + encodeWeight(weight))
    .filter((token) => !token.endsWith(ZERO_WEIGHT))
    .toSorted();
  const wishCount = kindExamples.filter(({ isWish }) => isWish).length;
  console.log(`${kind}: ${kindExamples.length} mentions, ${wishCount} of them wishes; ${tokens.length} features`);
  return `  ${kind}: {\n    bias: ${bias.toFixed(2)},\n    weights:\n      '${tokens.join(' ')}',\n  },`;
});
writeFileSync(
  fileURLToPath(new URL('../src/reader/role-weights.ts', import.meta.url)),
  `// Written by scripts/train-roles.ts. Do not edit.
import type { RoleKind } from './role-features.ts';

/** The weights of the classifier of roles. Each feature ends in the letter of its weight. */
export const ROLE_WEIGHTS: Readonly<Record<RoleKind, { bias: number; weights: string }>> = {
${lines.join('\n')}
};
`,
);
