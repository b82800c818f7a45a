/** `npm ci --omit=dev` leaves what the built programs need. */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { productionPackages, readLockfile } from '../checks/lockfile.ts';
import { buildIfChanged, builtServer, server } from './build.ts';

/** The modules that a built file imports; the bundler writes each import on a line of its own. */
const importsOf = (code: string) =>
  [
    ...code.matchAll(
      /^(?:import|export)\b[^;'"]*["']([^"']+)["'];|[^.\w]import\(["']([^"']+)["']\)/gm,
    ),
  ].map(([, fixed, lazy]) => fixed ?? lazy ?? '');

/** Loaded by the client of S3 for a kind of signature that the server does not use. */
const unused = ['@aws-sdk/signature-v4a', '@aws-sdk/signature-v4-crt'];

test('every package that the built programs import is one of production', async () => {
  await buildIfChanged(server);
  const files = globSync(join(dirname(builtServer), '*.js'));
  const imported = files.flatMap((file) => importsOf(readFileSync(file, 'utf8')));
  const names = imported
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  expect(names).toEqual(expect.arrayContaining(['sharp', '@electric-sql/pglite']));
  const installed = productionPackages(readLockfile(), 'packages/server');
  expect(
    [...new Set(names)].filter((name) => !installed.has(name) && !unused.includes(name)),
  ).toEqual([]);
});
