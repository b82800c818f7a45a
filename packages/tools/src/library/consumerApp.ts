/** A foreign app: a folder with the packed library, React and a page with three components. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { packageFolder } from './package.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The app's dependencies besides the library. */
const own = ['react', 'react-dom', '@types/react', '@types/react-dom'];

function npm(folder: string, ...args: readonly string[]): void {
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/**
 * Packs the library and installs the tarball with npm. Other packages are links to this repository's own, so that
 * npm fetches nothing and the versions are those of the lockfile.
 */
export async function installPackage(folder: string): Promise<void> {
  npm(folder, 'pack', packageFolder);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack left no tarball.');
  const packed = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as Manifest;
  const names = [...Object.keys({ ...packed.dependencies, ...packed.peerDependencies }), ...own];
  const links = names.map((name) => [
    name,
    `file:${realpathSync(join(repository, 'node_modules', name))}`,
  ]);
  const manifest = {
    name: 'empty-app',
    private: true,
    type: 'module',
    dependencies: { '@hangtag/ui': `file:${tarball}`, ...Object.fromEntries(links) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  npm(folder, 'install', '--ignore-scripts', '--no-package-lock');
}

const page = `<!doctype html>
<html lang="en" data-theme="light">
<title>An empty app</title>
<div id="app"></div>
<script type="module" src="/src/main.tsx"></script>
</html>
`;

const main = `import '@hangtag/ui/styles.css';
import '@hangtag/ui/theme/fonts.css';
import { Badge } from '@hangtag/ui/elements/Badge';
import { Button } from '@hangtag/ui/elements/Button';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { SignInForm, type SignInFormProps } from '@hangtag/ui/patterns/SignInForm';
import { createRoot } from 'react-dom/client';

/** The types reach an app, as far as the contract's own. */
export type Typed = SignInFormProps;
export const kept = SignInForm;

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <Stack>
      <Button tone="primary">Publish</Button>
      <TextField label="Product name" />
      <Badge tone="accent">Default</Badge>
    </Stack>,
  );
`;

const types = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    // Declarations of other packages are skipped; the library's own are checked through the app's imports.
    skipLibCheck: true,
    types: ['react', 'react-dom'],
    preserveSymlinks: true,
  },
  include: ['src'],
};

/** Writes a page with three components of the package. */
export function writeApp(folder: string): void {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'src/main.tsx'), main);
  writeFileSync(join(folder, 'src/css.d.ts'), "declare module '*.css';\n");
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(types, null, 2));
}
