/** Props for readers: expanded unions and one sentence each, read by the compiler from the types. */
import ts from 'typescript';
import { typeText } from './typeText.ts';
import { plainText } from './docstrings.ts';

/** One prop of a component. */
export interface Prop {
  readonly name: string;
  /** The type as one would write it, with unions expanded: `'small' | 'medium' | 'large'`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The value when the prop is omitted. */
  readonly default?: string;
  /** Its docstring; empty where there is none. */
  readonly says: string;
  /** Whether it is declared here or passed on to React Aria. */
  readonly from: 'library' | 'aria';
}

/** React Aria passes every DOM event and render detail on; the docs leave them out. */
const isPlumbing = (owner: string, name: string) =>
  /DOMAttributes|DOMProps|RenderProps|SlotProps/.test(owner) ||
  /^(aria-|form|on(Copy|Cut|Paste|Composition|BeforeInput|Input|Click|Key|Hover|PressUp|PressChange))/.test(
    name,
  );

const ownerOf = (symbol: ts.Symbol): string => {
  const parent = symbol.declarations?.[0]?.parent;
  return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : '';
};

const isFromLibrary = (symbol: ts.Symbol) =>
  symbol.declarations?.some((at) => at.getSourceFile().fileName.includes('/packages/ui/src/')) ??
  false;

const isFromAria = (symbol: ts.Symbol) =>
  symbol.declarations?.some((at) =>
    /react-aria|react-stately|@react-types/.test(at.getSourceFile().fileName),
  ) ?? false;

function describe(
  checker: ts.TypeChecker,
  of: readonly ts.Symbol[],
  isInAll: boolean,
): Prop | null {
  const [symbol] = of.filter((one) => one.declarations?.length);
  if (symbol === undefined) return null;
  const isLibrary = of.some(isFromLibrary);
  if (!isLibrary && (!of.some(isFromAria) || isPlumbing(ownerOf(symbol), symbol.name))) return null;
  const types = of
    .map((one) => typeText(checker, one))
    .filter((text) => text !== '' && text !== 'never');
  if (types.length === 0) return null;
  const words = of
    .map((one) => ts.displayPartsToString(one.getDocumentationComment(checker)))
    .find((text) => text !== '');
  if (!isLibrary && !words) return null;
  const preset = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const isOptional = of.some((one) => (one.flags & ts.SymbolFlags.Optional) !== 0);
  return {
    name: symbol.name,
    type: [...new Set(types)].join(' | '),
    isRequired: isInAll && !isOptional,
    ...(preset && { default: ts.displayPartsToString(preset.text) }),
    says: plainText(words ?? ''),
    from: isLibrary ? 'library' : 'aria',
  };
}

const kindsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** Every prop that a props type declares; of a union of types, those of each. */
export const symbolsOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] =>
  kindsOf(type).flatMap((kind) => checker.getPropertiesOfType(kind));

/** The props of a props type; of a union of types, all that any of them accepts. */
export function propsOf(checker: ts.TypeChecker, type: ts.Type): readonly Prop[] {
  const kinds = kindsOf(type);
  const byName = Map.groupBy(symbolsOf(checker, type), ({ name }) => name);
  return [...byName.values()]
    .flatMap((symbols) => describe(checker, symbols, symbols.length === kinds.length) ?? [])
    .toSorted((a, b) => Number(a.from === 'aria') - Number(b.from === 'aria'));
}
