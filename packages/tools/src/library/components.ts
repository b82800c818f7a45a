/** Every component of the library with the content of its docs page, read from its sources. */
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../steps.ts';
import { componentFolders, entryPoints, uiSource } from './entryPoints.ts';
import { type Announcements, readAnnouncements } from './announcements.ts';
import { type Prop, propsOf, symbolsOf } from './props.ts';
import { type Spec, specOf } from './spec.ts';
import { type NamedType, namedTypesFor } from './typeDeclarations.ts';
import { plainText } from './docstrings.ts';

/** One exported component. */
export interface Part {
  readonly name: string;
  /** Its docstring. */
  readonly says: string;
  readonly props: readonly Prop[];
  /** Our own types that the props name. */
  readonly types: readonly NamedType[];
}

/** The components of one entry point; the one with the entry point's name is first. */
export interface Component {
  readonly name: string;
  /** After the package's name: `elements/Button`. */
  readonly entryPoint: string;
  readonly says: string;
  readonly parts: readonly Part[];
  /** Only the flagships have a `spec.md`. */
  readonly spec?: Spec;
  /** What its stories compare; undefined where no story does. */
  readonly announcements?: Announcements;
}

const announced = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  plainText(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

function partOf(checker: ts.TypeChecker, exported: ts.Symbol): Part | null {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  const isComponent =
    /^[A-Z][a-z]/.test(exported.name) &&
    declaration !== undefined &&
    (ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration)) &&
    declaration.getSourceFile().fileName.startsWith(uiSource);
  if (!isComponent) return null;
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (call === undefined) return null;
  const [parameter] = call.getParameters();
  const taken = parameter && checker.getTypeOfSymbol(parameter);
  return {
    name: exported.name,
    says: announced(symbol, checker),
    props: taken ? propsOf(checker, taken) : [],
    types: taken ? namedTypesFor(checker, symbolsOf(checker, taken)) : [],
  };
}

/** Reads the sources, which takes some seconds. */
export function readComponents(): readonly Component[] {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const folders = new Set<string>(componentFolders);
  const opened = entryPoints().filter(({ name }) => folders.has(name.split('/')[0] ?? ''));
  const files = opened.map(({ source }) => join(uiSource, source));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const announcements = readAnnouncements();
  return opened.flatMap(({ name: entryPoint }, index): Component[] => {
    const file = program.getSourceFile(files[index] ?? '');
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) return [];
    const name = entryPoint.split('/')[1] ?? entryPoint;
    const parts = checker
      .getExportsOfModule(module)
      .flatMap((exported) => partOf(checker, exported) ?? [])
      .toSorted((a, b) => Number(b.name === name) - Number(a.name === name));
    const [first] = parts;
    return first
      ? [
          {
            name,
            entryPoint,
            says: first.says,
            parts,
            spec: specOf(entryPoint),
            announcements: announcements.get(entryPoint),
          },
        ]
      : [];
  });
}
