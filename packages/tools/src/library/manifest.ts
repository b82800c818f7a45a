/** The package.json of the built library: every entry point with its types, and the dependencies. */
import { copyFileSync, cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { sheets } from './bundle.ts';
import { type EntryPoint, entryPoints } from './entryPoints.ts';

interface Workspace {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  /** All of them: the library is built, so an installation of Hangtag needs none of its packages. */
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Peer dependencies: an app must contain exactly one copy. */
const peers = new Set(['react', 'react-dom', 'react-aria-components']);

const read = (folder: string): Workspace =>
  JSON.parse(
    readFileSync(join(repository, 'packages', folder, 'package.json'), 'utf8'),
  ) as Workspace;

/** Names of the packages that a module, a declaration or a style sheet imports. */
export function packagesIn(text: string): readonly string[] {
  const found = text.matchAll(
    /(?:from |import\(|import |@import )['"]((?:@[\w-]+\/)?[a-z][\w.-]*)/g,
  );
  return [...new Set([...found].flatMap(([, name]) => name ?? []))];
}

const exported = ({ name }: EntryPoint) =>
  [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }] as const;

/** The package.json for a finished folder. @throws When a file imports a package that is no dependency. */
export function manifestOf(folder: string) {
  const ui = read('ui');
  const known = { ...read('contract').devDependencies, ...ui.devDependencies };
  const files = globSync('**/*.{js,d.ts,css}', { cwd: folder });
  const imported = new Set(
    files.flatMap((file) => packagesIn(readFileSync(join(folder, file), 'utf8'))),
  );
  const ranged = [...imported].toSorted().map((name) => {
    const range = known[name];
    if (range === undefined) throw new Error(`The package imports ${name}, and no room lists it.`);
    return [name, range] as const;
  });
  return {
    name: ui.name,
    version: ui.version,
    description: ui.description,
    license: ui.license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(entryPoints().map(exported)),
      ...Object.fromEntries(sheets.map((file) => [`./${file}`, `./${file}`])),
      // Design tokens as JSON, as Storybook offers them for download.
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(ranged.filter(([name]) => !peers.has(name))),
    peerDependencies: Object.fromEntries(
      [...ranged, ['react-dom', known['react-dom']] as const].filter(([name]) => peers.has(name)),
    ),
    publishConfig: { access: 'restricted' },
  };
}

/** Writes package.json, and copies README, changelog and design tokens. */
export function describePackage(folder: string): void {
  const text = `${JSON.stringify(manifestOf(folder), null, 2)}\n`;
  writeFileSync(join(folder, 'package.json'), text);
  for (const file of ['README.md', 'CHANGELOG.md'])
    copyFileSync(join(repository, 'packages/ui', file), join(folder, file));
  cpSync(join(repository, 'packages/ui/tokens'), join(folder, 'tokens'), { recursive: true });
}
