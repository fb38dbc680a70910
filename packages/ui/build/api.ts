// A package's public interface as its sources declare it: what each entry exports, with types and docstrings. The
// snapshots of the tests and the documentation are written from it.
// TypeScript 7 has no stable API, so its predecessor resolves the types.
import { resolve } from 'node:path';
import ts from '@typescript/typescript6';

/** A prop of a component, or a field of a type. */
export interface Property {
  readonly name: string;
  readonly isOptional: boolean;
  /** As it was written, without `| undefined`; what is short and only has a name is written out. */
  readonly type: string;
  /** In full, as the compiler resolves it. */
  readonly resolvedType: string;
  /** Its docstring, without the default. */
  readonly description: string;
  /** What `@default` says, or what the object of default texts holds. */
  readonly fallback?: string;
}

/** Props that come from elsewhere: React's attributes of HTML, or React Aria. */
export interface Inherited {
  /** The interface that declares them, `ButtonHTMLAttributes`. */
  readonly from: string;
  readonly names: readonly string[];
}

interface Named {
  readonly name: string;
  readonly description: string;
}

/** One export of an entry. */
export type Export =
  | (Named & {
      readonly kind: 'component';
      readonly props: readonly Property[];
      readonly inherited: readonly Inherited[];
    })
  /** `signatures`: `read(messages: readonly Message[]): Reading`, one an overload. */
  | (Named & { readonly kind: 'function'; readonly signatures: readonly string[] })
  | (Named & { readonly kind: 'constant'; readonly type: string })
  /** A type with fields has them; another, such as a union, its text. */
  | (Named & { readonly kind: 'type'; readonly fields: readonly Property[]; readonly text: string });

export interface Api {
  /** The exports of an entry, in the alphabet's order. @param file the entry's module, below the sources */
  exportsOf: (file: string) => readonly Export[];
}

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en');

/** Names longer than this stay names. */
const mostMembersWrittenOut = 12;

/**
 * Reads a package by its entries.
 *
 * @param folder the package's, with a tsconfig.json
 * @param files its entries, below src/
 * @throws {Error} where there is no such entry, or the configuration cannot be read
 */
export function readApi(folder: string, files: readonly string[]): Api {
  const src = resolve(folder, 'src');
  const program = ts.createProgram(
    files.map((file) => resolve(src, file)),
    readConfig(folder),
  );
  const checker = program.getTypeChecker();

  const isOurs = (declaration: ts.Declaration | undefined) =>
    declaration?.getSourceFile().fileName.startsWith(src) ?? false;
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const defaultTexts = findDefaultTexts();

  function exportsOf(file: string): readonly Export[] {
    const source = program.getSourceFile(resolve(src, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (symbol === undefined) throw new Error(`${file} has no module.`);
    return checker
      .getExportsOfModule(symbol)
      .toSorted((one, other) => inOrder(one.name, other.name))
      .map(describe);
  }

  function describe(symbol: ts.Symbol): Export {
    const target = resolved(symbol);
    const named = { name: symbol.name, description: descriptionOf(target).text };
    if (!(target.flags & ts.SymbolFlags.Value)) return { ...named, kind: 'type', ...describeType(target) };
    const type = checker.getTypeOfSymbol(target);
    const signatures = type.getCallSignatures();
    if (signatures.length === 0) return { ...named, kind: 'constant', type: typeText(type) };
    if (/^[A-Z][a-z]/.test(symbol.name)) return { ...named, kind: 'component', ...propsOf(signatures) };
    return { ...named, kind: 'function', signatures: signatures.map((one) => symbol.name + signatureText(one)) };
  }

  function propsOf([signature]: readonly ts.Signature[]) {
    const parameter = signature?.parameters[0];
    // Parts can read all their data from context, so they need no props.
    if (parameter === undefined) return { props: [], inherited: [] };
    const props: Property[] = [];
    const inherited = new Map<string, string[]>();
    for (const prop of checker.getPropertiesOfType(checker.getApparentType(checker.getTypeOfSymbol(parameter)))) {
      const declaration = prop.declarations?.[0];
      if (declaration && typeNodeOf(declaration)?.getText().startsWith('WrongProp<')) continue;
      if (declaration === undefined || isOurs(declaration)) props.push(property(prop));
      else {
        const { parent } = declaration;
        const from = ts.isInterfaceDeclaration(parent) ? parent.name.text : 'a type without a name';
        inherited.set(from, [...(inherited.get(from) ?? []), prop.name]);
      }
    }
    return {
      props: props.toSorted((one, other) => inOrder(one.name, other.name)),
      inherited: [...inherited]
        .toSorted(([one], [other]) => inOrder(one, other))
        .map(([from, names]) => ({ from, names: names.toSorted(inOrder) })),
    };
  }

  function property(symbol: ts.Symbol, texts?: ReadonlyMap<string, string>): Property {
    const { text: description, fallback = texts?.get(symbol.name) } = descriptionOf(symbol);
    const type = checker.getTypeOfSymbol(symbol);
    // a union of two kinds of props declares some of them twice, each with its type
    const nodes = symbol.declarations?.map(typeNodeOf) ?? [];
    const values = [...new Set(nodes.flatMap((node) => (node ? valuesText(node) : [])))];
    const written = nodes.every((node) => node !== undefined) ? nodes.map((node) => write(node)) : [];
    return {
      name: symbol.name,
      isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      type: unionText(written.filter((one) => one !== 'undefined' && one !== 'never')) || typeText(type),
      resolvedType: typeText(type),
      description: [description, ...values].filter((text) => text !== '').join(' '),
      ...(fallback !== undefined && { fallback }),
    };
  }

  function describeType(symbol: ts.Symbol): { fields: readonly Property[]; text: string } {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const declaration = symbol.declarations?.[0];
    const node = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
    const written = node && write(node);
    return {
      fields: fieldsOf(type, defaultTexts.get(symbol.name)),
      // what it is the keys of may be nothing that the reader can look up
      text: written === undefined || written.startsWith('keyof typeof ') ? typeText(type) : written,
    };
  }

  /** What we declare of a shape; of several shapes, whatever one of them has. */
  function fieldsOf(type: ts.Type, texts: ReadonlyMap<string, string> | undefined): readonly Property[] {
    if (type.isUnion()) {
      const shapes = type.types.map((member) => fieldsOf(member, texts));
      if (shapes.some((fields) => fields.length === 0)) return [];
      const all = shapes.flat();
      return all
        .filter(({ name }, index) => all.findIndex((field) => field.name === name) === index)
        .map((field) => {
          const same = all.filter(({ name }) => name === field.name);
          return {
            ...field,
            isOptional: same.length < shapes.length || same.some(({ isOptional }) => isOptional),
            type: unionText(same.map(({ type: one }) => one)),
          };
        });
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || type.getCallSignatures().length > 0)
      return [];
    return checker
      .getPropertiesOfType(type)
      .filter((field) => field.declarations?.every(isOurs) ?? true)
      .map((field) => property(field, texts));
  }

  /** What a docstring says, and its default apart: it may stand behind a sentence. */
  function descriptionOf(symbol: ts.Symbol): { text: string; fallback?: string } {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
    const [before = '', inline] = text.split(/\s*@default\s+/);
    const fallback = tag ? ts.displayPartsToString(tag.text) : inline;
    return {
      text: before.replaceAll(/\{@link (\w+)\}/g, '`$1`').trim(),
      ...(fallback !== undefined && { fallback: fallback.trim() }),
    };
  }

  /** A written type, on one line: without `undefined`, and with the members of a short union in place of its name. */
  function write(node: ts.TypeNode): string {
    if (ts.isUnionTypeNode(node)) {
      const members = node.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword);
      const [only] = members;
      if (members.length === 1 && only) return write(only);
      return members.map(write).join(' | ');
    }
    if (ts.isParenthesizedTypeNode(node)) {
      const inner = write(node.type);
      return ts.isUnionTypeNode(node.parent) && withoutUndefined(node.parent) > 1 ? `(${inner})` : inner;
    }
    if (ts.isTypeReferenceNode(node)) {
      const members = membersOf(node);
      if (members) return members.join(' | ');
    }
    return node
      .getText()
      .replaceAll(/\/\*[^]*?\*\/\s*/g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' | undefined', '')
      .replaceAll(/NoInfer<(\w+)>/g, '$1');
  }

  const withoutUndefined = (union: ts.UnionTypeNode) =>
    union.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword).length;

  /** The literals of a short union that has a name of ours, in the order of the array that they come from. */
  function membersOf({ typeName, typeArguments }: ts.TypeReferenceNode): string[] | undefined {
    const symbol = checker.getSymbolAtLocation(typeName);
    const alias = symbol && resolved(symbol).declarations?.[0];
    if (typeArguments || !alias || !ts.isTypeAliasDeclaration(alias) || !isOurs(alias)) return undefined;
    const type = checker.getTypeFromTypeNode(alias.type);
    if (!type.isUnion() || type.types.length > mostMembersWrittenOut) return undefined;
    if (!type.types.every((member) => member.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)))
      return undefined;
    return (elementsOf(alias.type) ?? type.types).map((member) => checker.typeToString(member).replaceAll('"', "'"));
  }

  /** What the array says of itself that a type takes its values from: '36, 44 and 56 px high.' */
  function valuesText(node: ts.TypeNode): string[] {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(valuesText);
    const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
    const alias = symbol && resolved(symbol).declarations?.[0];
    if (!alias || !ts.isTypeAliasDeclaration(alias) || !ts.isIndexedAccessTypeNode(alias.type)) return [];
    const { objectType } = alias.type;
    const query = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
    const array = ts.isTypeQueryNode(query) && checker.getSymbolAtLocation(query.exprName);
    return array ? [descriptionOf(resolved(array)).text] : [];
  }

  /** Of `(typeof sizes)[number]`, what stands in `sizes`. */
  function elementsOf(node: ts.TypeNode): readonly ts.Type[] | undefined {
    if (!ts.isIndexedAccessTypeNode(node)) return undefined;
    const array = checker.getTypeFromTypeNode(node.objectType);
    return checker.isTupleType(array) ? checker.getTypeArguments(array as ts.TypeReference) : undefined;
  }

  const signatureText = (signature: ts.Signature) =>
    checker
      .signatureToString(
        signature,
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature,
      )
      .replace(/ => (?=[^=]*$)/, ': ')
      .replaceAll(', }', ' }');

  /** A type in full. Members of a union are sorted: the compiler's own order follows what it met first. */
  function typeText(type: ts.Type): string {
    if (type.isUnion() && (!type.aliasSymbol || isOurs(type.aliasSymbol.declarations?.[0])))
      return type.types.map(typeText).toSorted(inOrder).join(' | ').replace('false | true', 'boolean');
    return checker.typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  }

  /** By the name of their type, the texts that a component says where it is given none: `enGB: CarCardStrings = {…}`. */
  function findDefaultTexts(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    const found = new Map<string, ReadonlyMap<string, string>>();
    for (const source of program.getSourceFiles()) {
      if (!source.fileName.startsWith(src)) continue;
      for (const statement of source.statements) {
        if (!ts.isVariableStatement(statement)) continue;
        for (const { type, initializer } of statement.declarationList.declarations)
          if (type && isOfTexts(type) && initializer && ts.isObjectLiteralExpression(initializer))
            found.set(type.typeName.getText(), new Map(textsOf(initializer)));
      }
    }
    return found;
  }

  function textsOf(literal: ts.ObjectLiteralExpression): (readonly [string, string])[] {
    return literal.properties.flatMap((entry) => {
      if (ts.isPropertyAssignment(entry)) return [[entry.name.getText(), oneLine(entry.initializer)] as const];
      if (!ts.isSpreadAssignment(entry)) return [];
      const symbol = checker.getSymbolAtLocation(entry.expression);
      const declaration = symbol && resolved(symbol).valueDeclaration;
      const spread = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      return spread && ts.isObjectLiteralExpression(spread) ? textsOf(spread) : [];
    });
  }

  return { exportsOf };
}

/** By the name: `CarCardStrings`, `ValidationMessages`. */
const isOfTexts = (node: ts.TypeNode): node is ts.TypeReferenceNode =>
  ts.isTypeReferenceNode(node) && /(?:Strings|Messages)$/.test(node.typeName.getText());

function unionText(members: readonly string[]): string {
  const different = [...new Set(members)];
  return different.length < 2
    ? different.join('')
    : different.map((one) => (one.includes('=>') ? `(${one})` : one)).join(' | ');
}

const oneLine = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');

function typeNodeOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  return ts.isPropertySignature(declaration) ? declaration.type : undefined;
}

function readConfig(folder: string): ts.CompilerOptions {
  const path = resolve(folder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as {
    config: unknown;
    error?: ts.Diagnostic;
  };
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, folder).options, noEmit: true, composite: false };
}
