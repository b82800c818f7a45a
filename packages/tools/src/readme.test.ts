import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settings } from '@hangtag/server/config/settings';
import { describe, expect, test } from 'vitest';
import { proofs } from './prove/prove.ts';
import { repository } from './steps.ts';

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
const documents = [
  'README.md',
  'docs/architecture.md',
  'docs/contributing.md',
  'docs/library.md',
  'docs/operations.md',
];

describe('the table of settings in docs/operations.md', () => {
  const rows = read('docs/operations.md').matchAll(/^\| `([A-Z0-9_]+)` \|.*\| (.*?) ?\|$/gm);
  const defaults = new Map([...rows].map(([, name, standard]) => [name, standard]));

  test('has a row for every setting of the server, and no other', () => {
    expect([...defaults.keys()]).toEqual(settings.map(({ name }) => name));
  });

  test.each(settings)('gives the default of $name correctly', ({ name, standard }) => {
    expect(defaults.get(name)).toBe(standard === null ? '' : `\`${standard}\``);
  });
});

test.each(['Dockerfile', 'compose.yaml', 'kubernetes.yaml'])(
  'docs/deploy/%s sets only settings that exist',
  (file) => {
    const text = read(`docs/deploy/${file}`);
    const named = [
      ...text.matchAll(/(?:^ENV |^ +|name: )([A-Z0-9]+_[A-Z0-9_]+|HOST|PORT)(?:=|:|,)/gm),
    ];
    const set = named
      .map(([, name = '']) => name)
      .filter((name) => !/^(POSTGRES|MINIO)_/.test(name));
    const known = settings.flatMap(({ name, ...rest }) =>
      'isSecret' in rest ? [name, `${name}_FILE`] : [name],
    );
    expect(set).not.toEqual([]);
    expect(set.filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
  },
);

test.each(documents)('%s names only commands that exist', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([]);
});

test.each(documents)('%s names only proofs that exist', (document) => {
  const named = [...read(document).matchAll(/npm run prove -- ([a-z-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== undefined && !(name in proofs))).toEqual([]);
});

test.each(documents)('every link of %s leads to a file', (document) => {
  const links = [...read(document).matchAll(/\]\(([^):#]+)\)/g)].flatMap(([, link]) => link ?? []);
  const folder = join(repository, dirname(document));
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
});
