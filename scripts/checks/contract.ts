// What a package promises under semantic versioning, read from files that the tests keep true: the snapshots of its exports and
// props and of its data-parts, and its tokens. Compared with what was released it says how large the next version has to be.

export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

/** A promise by its name, with what it says: `prop CarCard href` → `string`. */
export type Contract = Readonly<Record<string, string>>;

/** Files below the repository's root. */
export interface Files {
  /** The names of the files in a folder; an empty list where there is none. */
  readonly list: (folder: string) => readonly string[];
  /** Nothing where there is no such file. */
  readonly read: (file: string) => string | undefined;
}

export const PACKAGES = ['assistant', 'search-core', 'ui'] as const;
export type PackageName = (typeof PACKAGES)[number];

export function readContract(name: PackageName, files: Files): Contract {
  const snapshots = `packages/${name}/test/__snapshots__`;
  const api = files.list(`${snapshots}/api`).flatMap((file) => {
    const entry = file.replace(/\.txt$/, '');
    return [[`entry ${entry}`, ''], ...readApi(entry, files.read(`${snapshots}/api/${file}`) ?? '')] as const;
  });
  const parts = readParts(files.read(`${snapshots}/parts.txt`) ?? '');
  const tokens = name === 'ui' ? [...readTokens('dealer', files), ...readTokens('wireframe', files)] : [];
  return Object.fromEntries([...api, ...parts, ...tokens]);
}

type Rows = (readonly [name: string, says: string])[];

/** An export a line; below it, by two spaces, its props. What React's own interfaces bring (`… 53 of`) is not ours to promise. */
function readApi(entry: string, text: string): Rows {
  let owner = '';
  return text.split('\n').flatMap((line): Rows => {
    if (line === '' || line.startsWith('  …')) return [];
    if (!line.startsWith('  ')) {
      owner = line;
      return [[`export ${entry} ${line}`, '']];
    }
    const [, prop = '', type = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    return [[`prop ${owner} ${prop.replace('?', '')}`, `${prop.endsWith('?') ? 'optional ' : ''}${type}`]];
  });
}

/** `CarCard: Badge, Price`: a component's `data-component`, and the `data-part`s within. */
function readParts(text: string): Rows {
  return text.split('\n').flatMap((line): Rows => {
    const [, component = '', parts = ''] = /^(\w+):(.*)$/.exec(line) ?? [];
    if (component === '') return [];
    const names = parts.split(',').map((part) => part.trim());
    return [
      [`component ${component}`, ''],
      ...names.filter(Boolean).map((part) => [`part ${component} ${part}`, ''] as const),
    ];
  });
}

function readTokens(brand: 'dealer' | 'wireframe', files: Files): Rows {
  const text = files.read(`packages/ui/brands/${brand}.json`);
  return text === undefined ? [] : tokensIn(JSON.parse(text) as object, `token ${brand}`);
}

function tokensIn(group: object, name: string): Rows {
  if ('$value' in group) return [[name, JSON.stringify(group.$value)]];
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    key.startsWith('$') || typeof value !== 'object' || value === null ? [] : tokensIn(value, `${name} ${key}`),
  );
}

/** One promise that is not what it was, and what it asks of the version, as CONTRIBUTING.md has it. */
export interface Change {
  readonly what: string;
  readonly level: Exclude<Level, 'none'>;
}

export function changesBetween(before: Contract, after: Contract): readonly Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    if (is === undefined) return [{ what: `${name} is gone`, level: 'major' }];
    if (was === undefined) return [{ what: `${name} is new`, level: isDemanded(name, is, before) ? 'major' : 'minor' }];
    // another value of a token is another look, which a fault may have needed
    if (name.startsWith('token ')) return [{ what: `${name} is ${is}, was ${was}`, level: 'patch' }];
    const wider = was.replace('optional ', '') === is.replace('optional ', '') && is.startsWith('optional ');
    return [{ what: `${name} is ${is}, was ${was}`, level: wider || widens(was, is) ? 'minor' : 'major' }];
  });
}

/** A prop that must be given, of a component that could do without. */
const isDemanded = (name: string, is: string, before: Contract) => {
  const [kind, owner] = name.split(' ');
  return (
    kind === 'prop' &&
    !is.startsWith('optional ') &&
    Object.keys(before).some((old) => old.startsWith(`prop ${owner} `))
  );
};

/** Whether a union has only gained members. */
const widens = (was: string, is: string) => {
  const members = new Set(is.split(' | '));
  return was.split(' | ').every((member) => members.has(member));
};

/** The largest of some levels; until 1.0 what would be major is minor. */
export function largest(levels: readonly Level[], version: string): Level {
  const top = LEVELS.at(Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))) ?? 'none';
  return top === 'major' && version.startsWith('0.') ? 'minor' : top;
}

/** What the changesets that wait say of a package: the largest of their levels. @param texts of `.changeset/*.md` */
export function declaredLevel(packageName: string, texts: readonly string[]): Level {
  const levels = texts.flatMap((text): Level[] => {
    const front = /^---\n([^]*?)\n---/.exec(text)?.[1] ?? '';
    const said = front.split('\n').find((line) => /^['"]?([^'":]+)['"]?:/.exec(line)?.[1] === packageName);
    const level = LEVELS.find((name) => said?.endsWith(`: ${name}`));
    return level === undefined ? [] : [level];
  });
  return LEVELS.at(Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))) ?? 'none';
}
