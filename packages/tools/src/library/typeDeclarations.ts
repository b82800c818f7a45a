/** The library's own types behind the names in a props table, as the sources spell them. */
import ts from 'typescript';
import { withoutCitations } from './docstrings.ts';

/** A named type. */
export interface NamedType {
  readonly name: string;
  /** Its declaration, with the docstring of each member. */
  readonly text: string;
}

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isOurs = (node: ts.Node) =>
  /\/packages\/(ui|contract)\/src\//.test(node.getSourceFile().fileName);

/** Whether a declaration is worth reading: a computed one, from a schema for example, is not. */
const isReadable = (node: ts.Declaration): node is Declared =>
  ts.isInterfaceDeclaration(node) ||
  (ts.isTypeAliasDeclaration(node) && !/\bInfer\w+<|\btypeof\b/.test(node.type.getText()));

const declarationOf = (symbol: ts.Symbol | undefined): Declared | undefined =>
  symbol?.declarations?.find((at): at is Declared => isOurs(at) && isReadable(at));

function declaredBy(checker: ts.TypeChecker, name: ts.Node): Declared | undefined {
  const found = checker.getSymbolAtLocation(name);
  const isImported = found && found.flags & ts.SymbolFlags.Alias;
  return declarationOf(isImported ? checker.getAliasedSymbol(found) : found);
}

/** What a parameter of a generic props type means here. */
function filledIn(checker: ts.TypeChecker, prop: ts.Symbol): Declared | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  return declarationOf(type.aliasSymbol ?? type.symbol);
}

/** A declaration without `export` and without requirement ids. */
const textOf = (declared: Declared) => withoutCitations(declared.getText().replace(/^export /, ''));

/** Our own types that some props name, and the types that these name, in the order of their first mention. */
function namedBy(checker: ts.TypeChecker, props: readonly ts.Symbol[]): ReadonlySet<Declared> {
  const found = new Set<Declared>();
  const add = (declared: Declared | undefined): void => {
    if (!declared || found.has(declared)) return;
    found.add(declared);
    visit(declared);
  };
  const visit = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    if (name) add(declaredBy(checker, name));
    ts.forEachChild(node, visit);
  };
  for (const prop of props) {
    for (const at of prop.declarations ?? [])
      if (isOurs(at) && ts.isPropertySignature(at)) visit(at);
    add(filledIn(checker, prop));
  }
  return found;
}

/** The types to list below a table of these props. */
export const namedTypesFor = (
  checker: ts.TypeChecker,
  props: readonly ts.Symbol[],
): readonly NamedType[] =>
  [...namedBy(checker, props)].map((declared) => ({
    name: declared.name.text,
    text: textOf(declared),
  }));
