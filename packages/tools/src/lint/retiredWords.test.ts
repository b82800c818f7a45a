import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { retiredWords } from './retiredWords.ts';
import { findRetiredWord } from './retiredWordsPlugin.ts';

/** [file, source, the word that the linter names]. */
const broken = [
  ['stores/a.ts', 'export const wishesOf = 1;', 'wishes'],
  ['stores/b.ts', 'export const f = ({ deeds: [deeds] }: { deeds: number[] }) => deeds;', 'deeds'],
  ['stores/c.ts', 'export interface TableBonesProps {}', 'bones'],
  ['stores/d.ts', 'export interface A { readonly rehearse: () => void }', 'rehearse'],
  ['stores/outdentLeft.ts', 'export const e = 1;', 'outdent'],
  ['stories/f.stories.tsx', "export const F = meta.story({ name: 'Furnished' });", 'furnished'],
] as const;

const sound = [
  ['stores/g.ts', 'export const indeed = { deeds: 1 }.deeds; export const wishful = indeed;'],
  ['stories/h.stories.tsx', "export const H = meta.story({ name: 'Load failed' });"],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'hangtag-words-'));
const messages = new Map<string, string>();

function lint(): string {
  try {
    const args = ['--format', 'json'];
    return execFileSync(join(repository, 'node_modules/.bin/oxlint'), args, {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    // Findings make the exit code non-zero; the report is on stdout all the same.
    return String((error as { stdout: string }).stdout);
  }
}

beforeAll(() => {
  const plugin = join(import.meta.dirname, 'retiredWordsPlugin.ts');
  const config = { plugins: [], jsPlugins: [plugin], rules: { 'words/retired': 'error' } };
  writeFileSync(join(folder, 'oxlint.config.ts'), `export default ${JSON.stringify(config)};`);
  for (const [file, source] of [...broken, ...sound]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const { diagnostics } = JSON.parse(lint()) as {
    diagnostics: readonly { readonly filename: string; readonly message: string }[];
  };
  for (const { filename, message } of diagnostics) messages.set(filename, message);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter refuses a retired word and names the replacement', () => {
  test.each(broken)('%s: %s', (file, _source, word) => {
    expect(messages.get(file)).toContain(`"${word}" in `);
    expect(messages.get(file)).toContain(`say ${retiredWords[word]}.`);
  });

  test.each(sound)('accepts %s', (file) => {
    expect(messages.get(file)).toBeUndefined();
  });
});

test('a word is matched whole, in camelCase and kebab-case, and as several in a row', () => {
  expect(findRetiredWord('tableBonesOf')?.word).toBe('bones');
  expect(findRetiredWord('table-bones')?.word).toBe('bones');
  expect(findRetiredWord('hopelessJob')?.word).toBe('hopeless job');
  expect(findRetiredWord('jobIsHopeless')).toBeNull();
  expect(findRetiredWord('roommates')).toBeNull();
});
