import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, inputFiles } from './inputs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hangtag-inputs-'));
  mkdirSync(join(root, 'app/dist'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'app/main.tsx'), 'one');
  writeFileSync(join(root, 'app/main.test.tsx'), 'a test');
  writeFileSync(join(root, 'app/dist/main.js'), 'a result');
});

afterEach(() => rmSync(root, { recursive: true }));

test('tests and earlier results are no inputs of a build', () => {
  expect(inputFiles(root, ['app'])).toEqual(['app/main.tsx']);
});

test('the fingerprint follows contents, names and the lockfile', () => {
  const first = fingerprint(root, ['app']);
  expect(fingerprint(root, ['app'])).toBe(first);

  writeFileSync(join(root, 'app/main.tsx'), 'two');
  const changed = fingerprint(root, ['app']);
  expect(changed).not.toBe(first);

  writeFileSync(join(root, 'package-lock.json'), '{"a":1}');
  expect(fingerprint(root, ['app'])).not.toBe(changed);
});
