import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { citedIds, readGroups } from './citations.ts';

const testFiles = globSync(
  [
    'packages/*/{src,test}/**/*.test.{ts,tsx}',
    'app/**/*.{test,spec}.{ts,tsx}',
    'stories/**/*.stories.tsx',
    'visual-tests/**/*.{test,spec}.ts',
  ],
  { cwd: repository },
).filter((file) => !/node_modules/.test(file));

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const cited = new Set(testFiles.flatMap((file) => [...citedIds(read(file))]));
const groups = readGroups(read('docs/specification.md'));
const rows = groups.flatMap((group) => group.ids);

for (const { title, ids } of groups) {
  const missing = ids.filter((id) => !cited.has(id));
  console.log(`${title}: ${ids.length - missing.length} of ${ids.length} cited`);
  for (let start = 0; start < missing.length; start += 16) {
    console.log(`    ${missing.slice(start, start + 16).join(' ')}`);
  }
}

const proven = rows.filter((id) => cited.has(id)).length;
console.log(`\n${proven} of ${rows.length} rows are cited by ${testFiles.length} test files.`);

const unknown = [...cited].filter((id) => !rows.includes(id));
if (unknown.length > 0) {
  console.error(`Cited, but not in docs/specification.md: ${unknown.join(' ')}`);
  process.exitCode = 1;
}
