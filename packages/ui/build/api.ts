// Reads a package's public API from its sources: each entry's exports, with types and docstrings. TypeScript 7 has no
// stable API, so TypeScript 6 resolves the types.
import { resolve } from 'node:path';
import ts from '@typescript/typescript6';

/** A prop of a component, or a field of a type. */
export interface Property {
  readonly name: string;
  readonly isOptional: boolean;
  /** The type as written, without `| undefined`. Short named unions are expanded. */
  readonly type: string;
  /** The full type, as resolved by the compiler. */
  readonly resolvedType: string;
  /** The docstring, without the default. */
  readonly description: string;
  /** The value of `@default` or, for one of a component's strings, its text in British English. */
  readonly fallback?: string;
}

/** The props that a component inherits from one interface: React's HTML attributes, or React Aria's props. */
export interface InheritedProps {
  /** The interface that declares them, such as `ButtonHTMLAttributes`. */
  readonly from: string;
  readonly names: readonly string[];
}

interface NamedDeclaration {
  readonly name: string;
  readonly description: string;
}

export type Export =
  | (NamedDeclaration & {
      readonly kind: 'component';
      readonly props: readonly Property[];
      readonly inherited: readonly InheritedProps[];
    })
  /** `signatures` has one entry per overload: `read(messages: readonly Message[]): Reading`. */
  | (NamedDeclaration & { readonly kind: 'function'; readonly signatures: readonly string[] })
  | (NamedDeclaration & { readonly kind: 'constant'; readonly type: string })
  /** Types with fields are described by `fields`, other types, such as unions, by `text`. */
  | (NamedDeclaration & { readonly kind: 'type'; readonly fields: readonly Property[]; readonly text: string });

export interface Api {
  /** Returns the exports of an entry, sorted. @param file the entry's module, relative to src/ */
  getExports: (file: string) => readonly Export[];
}

const sortByName = (a: string, b: string) => a.localeCompare(b, 'en');

/** Unions with more members are shown by their name. */
const MAX_EXPANDED_MEMBERS = 12;

/**
 * Reads the API of a package.
 * @param folder the package's folder, with a tsconfig.json
 * @param files its entries, relative to src/
 * @throws {Error} if an entry does not exist or the configuration cannot be read
 */
export function readApi(folder: string, files: readonly string[]): Api {
  const src = resolve(folder, 'src');
  const program = ts.createProgram(
    files.map((file) => resolve(src, file)),
    readConfig(folder),
  );
  const checker = program.getTypeChecker();

  const isFromPackage = (declaration: ts.Declaration | undefined) =>
    declaration?.getSourceFile().fileName.startsWith(src) ?? false;
  const resolveAlias = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const defaultTexts = findDefaultTexts();

  function getExports(file: string): readonly Export[] {
    const source = program.getSourceFile(resolve(src, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (symbol === undefined) throw new Error(`${file} does not exist, or is not a module.`);
    return checker
      .getExportsOfModule(symbol)
      .toSorted((a, b) => sortByName(a.name, b.name))
      .map(describeExport);
  }

  function describeExport(symbol: ts.Symbol): Export {
    const target = resolveAlias(symbol);
    const nameAndDescription = { name: symbol.name, description: getDescription(target).text };
    if (!(target.flags & ts.SymbolFlags.Value)) return { ...nameAndDescription, kind: 'type', ...describeType(target) };
    const type = checker.getTypeOfSymbol(target);
    const signatures = type.getCallSignatures();
    if (signatures.length === 0) return { ...nameAndDescription, kind: 'constant', type: formatType(type) };
    if (/^[A-Z][a-z]/.test(symbol.name)) return { ...nameAndDescription, kind: 'component', ...getProps(signatures) };
    return {
      ...nameAndDescription,
      kind: 'function',
      signatures: signatures.map((each) => symbol.name + formatSignature(each)),
    };
  }

  function getProps([signature]: readonly ts.Signature[]) {
    const parameter = signature?.parameters[0];
    // A part that reads all its data from context has no props.
    if (parameter === undefined) return { props: [], inherited: [] };
    const props: Property[] = [];
    const inherited = new Map<string, string[]>();
    for (const prop of checker.getPropertiesOfType(checker.getApparentType(checker.getTypeOfSymbol(parameter)))) {
      const declaration = prop.declarations?.[0];
      if (declaration && getTypeNode(declaration)?.getText().startsWith('WrongProp<')) continue;
      if (declaration === undefined || isFromPackage(declaration)) props.push(describeProperty(prop));
      else {
        const { parent } = declaration;
        const from = ts.isInterfaceDeclaration(parent) ? parent.name.text : 'a type without a name';
        inherited.set(from, [...(inherited.get(from) ?? []), prop.name]);
      }
    }
    return {
      props: props.toSorted((a, b) => sortByName(a.name, b.name)),
      inherited: [...inherited]
        .toSorted(([a], [b]) => sortByName(a, b))
        .map(([from, names]) => ({ from, names: names.toSorted(sortByName) })),
    };
  }

  function describeProperty(symbol: ts.Symbol, texts?: ReadonlyMap<string, string>): Property {
    const { text: description, fallback = texts?.get(symbol.name) } = getDescription(symbol);
    const type = checker.getTypeOfSymbol(symbol);
    // A union of two props types declares some props twice, with different types.
    const typeNodes = symbol.declarations?.map(getTypeNode) ?? [];
    const values = [...new Set(typeNodes.flatMap((node) => (node ? getValuesText(node) : [])))];
    const typeTexts = typeNodes.every((node) => node !== undefined)
      ? typeNodes.map((node) => formatTypeNode(node))
      : [];
    return {
      name: symbol.name,
      isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      type: formatUnion(typeTexts.filter((a) => a !== 'undefined' && a !== 'never')) || formatType(type),
      resolvedType: formatType(type),
      description: [...new Set([description, ...values])].filter((text) => text !== '').join(' '),
      ...(fallback !== undefined && { fallback }),
    };
  }

  function describeType(symbol: ts.Symbol): { fields: readonly Property[]; text: string } {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const declaration = symbol.declarations?.[0];
    const node = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
    const typeTexts = node && formatTypeNode(node);
    return {
      fields: getFields(type, defaultTexts.get(symbol.name)),
      // Readers of the documentation cannot look up the constant in `keyof typeof`, so the keys are listed.
      text: typeTexts === undefined || typeTexts.startsWith('keyof typeof ') ? formatType(type) : typeTexts,
    };
  }

  /** Returns the fields that we declare in a type. A union of types with fields has the fields of all members. */
  function getFields(type: ts.Type, texts: ReadonlyMap<string, string> | undefined): readonly Property[] {
    if (type.isUnion()) {
      const fieldsByMember = type.types.map((member) => getFields(member, texts));
      if (fieldsByMember.some((fields) => fields.length === 0)) return [];
      const all = fieldsByMember.flat();
      return all
        .filter(({ name }, index) => all.findIndex((field) => field.name === name) === index)
        .map((field) => {
          const sameFields = all.filter(({ name }) => name === field.name);
          return {
            ...field,
            isOptional: sameFields.length < fieldsByMember.length || sameFields.some(({ isOptional }) => isOptional),
            type: formatUnion(sameFields.map(({ type: a }) => a)),
          };
        });
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || type.getCallSignatures().length > 0)
      return [];
    return checker
      .getPropertiesOfType(type)
      .filter((field) => field.declarations?.every(isFromPackage) ?? true)
      .map((field) => describeProperty(field, texts));
  }

  /** Splits a docstring into text and default. `@default` can follow a sentence. */
  function getDescription(symbol: ts.Symbol): { text: string; fallback?: string } {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
    const [before = '', inline] = text.split(/\s*@default\s+/);
    const fallback = tag ? ts.displayPartsToString(tag.text) : inline;
    return {
      text: before.replaceAll(/\{@link (\w+)\}/g, '`$1`').trim(),
      ...(fallback !== undefined && { fallback: fallback.trim() }),
    };
  }

  /** The result has no line breaks and no `undefined`, and lists the members of short unions. */
  function formatTypeNode(node: ts.TypeNode): string {
    if (ts.isUnionTypeNode(node)) {
      const members = node.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword);
      const [only] = members;
      if (members.length === 1 && only) return formatTypeNode(only);
      return members.map(formatTypeNode).join(' | ');
    }
    if (ts.isParenthesizedTypeNode(node)) {
      const elementType = formatTypeNode(node.type);
      return ts.isUnionTypeNode(node.parent) && countDefinedTypes(node.parent) > 1 ? `(${elementType})` : elementType;
    }
    if (ts.isTypeReferenceNode(node)) {
      const members = getMembers(node);
      if (members) return members.join(' | ');
    }
    return node
      .getText()
      .replaceAll(/\/\*[^]*?\*\/\s*/g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' | undefined', '')
      .replaceAll(/NoInfer<(\w+)>/g, '$1');
  }

  const countDefinedTypes = (union: ts.UnionTypeNode) =>
    union.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword).length;

  /** Returns the literals of one of our short named unions, in the order of their array. Undefined for other types. */
  function getMembers({ typeName, typeArguments }: ts.TypeReferenceNode): string[] | undefined {
    const symbol = checker.getSymbolAtLocation(typeName);
    const alias = symbol && resolveAlias(symbol).declarations?.[0];
    if (typeArguments || !alias || !ts.isTypeAliasDeclaration(alias) || !isFromPackage(alias)) return undefined;
    const type = checker.getTypeFromTypeNode(alias.type);
    if (!type.isUnion() || type.types.length > MAX_EXPANDED_MEMBERS) return undefined;
    if (!type.types.every((member) => member.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)))
      return undefined;
    return (getElements(alias.type) ?? type.types).map((member) => checker.typeToString(member).replaceAll('"', "'"));
  }

  /** Returns the docstring of the array from which a type is derived: 'Heights of 36, 44 and 56 px.' */
  function getValuesText(node: ts.TypeNode): string[] {
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(getValuesText);
    const symbol = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName);
    const alias = symbol && resolveAlias(symbol).declarations?.[0];
    if (!alias || !ts.isTypeAliasDeclaration(alias) || !ts.isIndexedAccessTypeNode(alias.type)) return [];
    const { objectType } = alias.type;
    const query = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
    const array = ts.isTypeQueryNode(query) && checker.getSymbolAtLocation(query.exprName);
    return array ? [getDescription(resolveAlias(array)).text] : [];
  }

  /** Returns the elements of `sizes` for `(typeof sizes)[number]`, and undefined for other types. */
  function getElements(node: ts.TypeNode): readonly ts.Type[] | undefined {
    if (!ts.isIndexedAccessTypeNode(node)) return undefined;
    const array = checker.getTypeFromTypeNode(node.objectType);
    return checker.isTupleType(array) ? checker.getTypeArguments(array as ts.TypeReference) : undefined;
  }

  const formatSignature = (signature: ts.Signature) =>
    checker
      .signatureToString(
        signature,
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature,
      )
      .replace(/ => (?=[^=]*$)/, ': ')
      .replaceAll(', }', ' }');

  /** Sorts the members of unions, because the compiler's order depends on what it resolved first. */
  function formatType(type: ts.Type): string {
    if (type.isUnion() && (!type.aliasSymbol || isFromPackage(type.aliasSymbol.declarations?.[0])))
      return type.types.map(formatType).toSorted(sortByName).join(' | ').replace('false | true', 'boolean');
    return checker.typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  }

  /**
   * Returns the texts of each default such as `enGB: CarCardStrings = {…}`, by the name of its type. Other languages
   * are in locales/.
   */
  function findDefaultTexts(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    const textsByName = new Map<string, ReadonlyMap<string, string>>();
    for (const source of program.getSourceFiles()) {
      if (!source.fileName.startsWith(src) || source.fileName.includes('/locales/')) continue;
      for (const statement of source.statements) {
        if (!ts.isVariableStatement(statement)) continue;
        for (const { type, initializer } of statement.declarationList.declarations)
          if (type && isTextsReference(type) && initializer && ts.isObjectLiteralExpression(initializer))
            textsByName.set(type.typeName.getText(), new Map(getTexts(initializer)));
      }
    }
    return textsByName;
  }

  function getTexts(literal: ts.ObjectLiteralExpression): (readonly [string, string])[] {
    return literal.properties.flatMap((entry) => {
      if (ts.isPropertyAssignment(entry)) return [[entry.name.getText(), toOneLine(entry.initializer)] as const];
      if (!ts.isSpreadAssignment(entry)) return [];
      const symbol = checker.getSymbolAtLocation(entry.expression);
      const declaration = symbol && resolveAlias(symbol).valueDeclaration;
      const spread = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      return spread && ts.isObjectLiteralExpression(spread) ? getTexts(spread) : [];
    });
  }

  return { getExports };
}

const isTextsReference = (node: ts.TypeNode): node is ts.TypeReferenceNode =>
  ts.isTypeReferenceNode(node) && /(?:Strings|Messages)$/.test(node.typeName.getText());

function formatUnion(members: readonly string[]): string {
  const distinctMembers = [...new Set(members)];
  return distinctMembers.length < 2
    ? distinctMembers.join('')
    : distinctMembers.map((a) => (a.includes('=>') ? `(${a})` : a)).join(' | ');
}

const toOneLine = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');

function getTypeNode(declaration: ts.Declaration): ts.TypeNode | undefined {
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
