/** Writes the library's types beside its modules with tsc, and corrects their imports. */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { repository, run } from '../steps.ts';
import { placeOf } from './bundle.ts';
import { entryPoints } from './entryPoints.ts';

const specifier = /(from |import\(|import )(['"])([^'"\n]+)\2/g;

/** The place of an import inside the workspace, without its extension; null for other packages. */
function target(place: string, imported: string): string | null {
  const [, folder, entryPoint] = /^@hangtag\/(ui|contract)\/(.+)$/.exec(imported) ?? [];
  if (folder === 'contract') return placeOf(`contract/src/${entryPoint}`);
  if (folder === 'ui') return entryPoints().find(({ name }) => name === entryPoint)?.name ?? null;
  return imported.startsWith('.')
    ? posix.join(posix.dirname(place), imported.replace(/\.tsx?$/, ''))
    : null;
}

/** Points a declaration's imports at the package's own files, with the extensions that Node requires. */
export function rewriteImports(place: string, declaration: string): string {
  return declaration.replace(
    specifier,
    (whole, before: string, quote: string, imported: string) => {
      const found = target(place, imported);
      if (found === null) return whole;
      const path = posix.relative(posix.dirname(place), found);
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`;
    },
  );
}

/** The declaration file of an entry point, which the entry point's own file exports. */
function writeEntryPoint(folder: string, name: string, place: string): void {
  if (name === place) return;
  const path = posix.relative(posix.dirname(name), place);
  writeFileSync(join(folder, `${name}.d.ts`), `export * from './${path}.js';\n`);
}

/** Writes a declaration for every module of a bundled folder. @throws When tsc finds an error. */
export async function writeDeclarations(folder: string): Promise<void> {
  const raw = join(repository, '.cache/library-types');
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(raw, { recursive: true });
  const config = join(raw, 'tsconfig.json');
  const options = {
    extends: join(repository, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(repository, 'packages'),
      outDir: raw,
      types: [],
      // Through node_modules the contract would count as a foreign package, whose types tsc does not write.
      paths: { '@hangtag/contract/*': [join(repository, 'packages/contract/src/*.ts')] },
    },
    files: [
      join(repository, 'packages/ui/src/theme/css.d.ts'),
      ...entryPoints().map(({ source }) => join(repository, 'packages/ui/src', source)),
    ],
    include: [],
  };
  writeFileSync(config, JSON.stringify(options));
  const { code } = await run('tsc', ['--project', config]);
  if (code !== 0) throw new Error('The types of the library could not be written; see above.');
  for (const file of globSync('**/*.d.ts', { cwd: raw })) {
    const place = placeOf(file).replace(/\.d$/, '');
    const to = join(folder, `${place}.d.ts`);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(raw, file), to);
    writeFileSync(to, rewriteImports(place, readFileSync(to, 'utf8')));
  }
  for (const { name, source } of entryPoints()) writeEntryPoint(folder, name, placeOf(source));
}
