/** A copy of the repository for planting faults: the packages are real files, everything else is linked. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from '../../steps.ts';

/** Links every entry of a folder except the workspace's packages, which are those of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@hangtag') symlinkSync(join(from, name), join(to, name));
  }
}

/** Makes the copy and returns its path. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'hangtag-faults-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'packages', '*.json', 'vitest.config.ts'],
    {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed
    .split('\n')
    .filter((name) => name !== '' && !name.startsWith('visual-tests'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(repository, file), join(copy, file));
  }
  linkModules(join(repository, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'node_modules/@hangtag'));
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@hangtag', name));
    const own = join(repository, 'packages', name, 'node_modules');
    if (readdirSync(dirname(own)).includes('node_modules')) {
      linkModules(own, join(copy, 'packages', name, 'node_modules'));
    }
  }
  mkdirSync(join(copy, '.cache'));
  // A clone without a build has none.
  mkdirSync(join(repository, '.cache'), { recursive: true });
  for (const name of readdirSync(join(repository, '.cache'))) {
    symlinkSync(join(repository, '.cache', name), join(copy, '.cache', name));
  }
  return copy;
}
