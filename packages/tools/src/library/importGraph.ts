/** The import graph of the sources, read by the compiler instead of a bundler. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { repository } from '../steps.ts';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};
const cache = ts.createModuleResolutionCache(repository, (name) => name, options);

/** The run-time imports of a file, without types. */
function specifiers(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isType =
      (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true) ||
      (ts.isExportDeclaration(node) && node.isTypeOnly);
    if (isType) return;
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (from !== undefined && ts.isStringLiteral(from)) found.push(from.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The files of this repository that a file imports, as paths inside it. */
function importsOf(path: string): readonly string[] {
  const file = join(repository, path);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return specifiers(source).flatMap((name) => {
    const { resolvedModule } = ts.resolveModuleName(name, file, options, ts.sys, cache);
    if (resolvedModule === undefined) return [];
    const found = relative(repository, resolvedModule.resolvedFileName).replaceAll('\\', '/');
    return found.includes('node_modules/') ? [] : [found];
  });
}

/** Returns which files use a file, directly or through others. */
export class ImportGraph {
  readonly #importers = new Map<string, Set<string>>();

  /** @param starts Globs of the entry files; their imports are read too. */
  constructor(starts: readonly string[]) {
    const waiting = globSync([...starts], { cwd: repository }).map((path) =>
      path.replaceAll('\\', '/'),
    );
    const known = new Set(waiting);
    for (const path of waiting)
      for (const imported of importsOf(path)) {
        const importers = this.#importers.get(imported) ?? new Set();
        this.#importers.set(imported, importers.add(path));
        if (known.has(imported) || !/\.tsx?$/.test(imported)) continue;
        known.add(imported);
        waiting.push(imported);
      }
  }

  /** Every imported file. */
  files(): readonly string[] {
    return [...this.#importers.keys()];
  }

  /** The files that import one. */
  importersOf(path: string): ReadonlySet<string> {
    return this.#importers.get(path) ?? new Set();
  }

  /** Every file that uses one, directly or through others, and the file itself. */
  usersOf(path: string): ReadonlySet<string> {
    const users = new Set([path]);
    for (const user of users) for (const importer of this.importersOf(user)) users.add(importer);
    return users;
  }
}
