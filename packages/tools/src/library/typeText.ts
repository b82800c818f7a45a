import ts from 'typescript';

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** The type as the source spells it. */
function writtenNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.[0];
  return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
}

/** Our own alias of a prop's type, if any. */
function aliasOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.Symbol[] {
  const node = writtenNode(symbol);
  if (!node || !ts.isTypeReferenceNode(node)) return [];
  const found = checker.getSymbolAtLocation(node.typeName);
  if (!found) return [];
  const alias = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const isOurs = alias.declarations?.some(
    (at) => ts.isTypeAliasDeclaration(at) && at.getSourceFile().fileName.includes('/packages/'),
  );
  return isOurs ? [alias] : [];
}

const isWord = (node: ts.TypeNode) => ts.isLiteralTypeNode(node);

/** A union of string literals in the order of the source; null for any other type. */
function words(node: ts.TypeNode | undefined): string | null {
  if (!node || !ts.isUnionTypeNode(node) || !node.types.every(isWord)) return null;
  return node.types.map((one) => one.getText()).join(' | ');
}

/** A type of string literals alone, however the source defines it: `(typeof orders)[number]`. */
function computedWords(checker: ts.TypeChecker, type: ts.Type): string | null {
  const kinds = (type.isUnion() ? type.types : [type]).filter(
    (one) => !(one.flags & ts.TypeFlags.Undefined),
  );
  const areWords = kinds.length > 0 && kinds.every((one) => one.isStringLiteral());
  return areWords
    ? kinds.map((one) => checker.typeToString(one, undefined, flags)).join(' | ')
    : null;
}

/** Types whose members nobody needs to read. */
const known = /^(ReactNode|LucideIcon|Ref<\w+>|ReactElement|Key|Iterable<.*>)$/;

/** A union as the source spells it, on one line and without the `undefined` of an optional prop. */
function withoutUndefined(spelled: string): string {
  const text = spelled.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  const bare = text.replace(/ \| undefined$/, '');
  return bare === text ? text : bare.replace(/^\((.*=>.*)\)$/, '$1');
}

/**
 * The type of a prop as one would write it: without the `undefined` of an optional one, a union of string literals
 * expanded, and everything else by its name.
 */
export function typeText(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const node = writtenNode(symbol);
  const [alias] = aliasOf(checker, symbol);
  const aliased = alias?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const type = checker.getTypeOfSymbol(symbol);
  const listed = words(node) ?? words(aliased) ?? computedWords(checker, type);
  if (listed !== null) return listed;
  if (node && known.test(node.getText())) return node.getText();
  if (!type.isUnion()) {
    const isNothing = type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never);
    return isNothing ? '' : checker.typeToString(type, undefined, flags);
  }
  const kinds = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
  const isBoolean =
    kinds.length === 2 && kinds.every((one) => one.flags & ts.TypeFlags.BooleanLiteral);
  if (isBoolean) return 'boolean';
  // A foreign type with its type parameters filled in.
  const isOwn = node?.getSourceFile().fileName.includes('/packages/') ?? false;
  const isSpelled = node && isOwn && !/^(\w+\[|NonNullable|Omit|Pick)/.test(node.getText());
  if (isSpelled) return withoutUndefined(node.getText());
  return [...new Set(kinds.map((one) => checker.typeToString(one, undefined, flags)))].join(' | ');
}
