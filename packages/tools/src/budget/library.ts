/**
 * `npm run prove -- size`: compares the size of every entry point of the component library with
 * packages/ui/budget.json.
 * `npm run prove -- size --update` accepts larger ones.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, step } from '../steps.ts';
import { type Budget, overruns, rewritten } from './budget.ts';
import { kilobytes, writeWeight } from './report.ts';
import { weighLibrary } from './weigh.ts';

const file = join(repository, 'packages/ui/budget.json');
const folder = join(repository, 'packages/ui/node_modules/.cache/budget');

mkdirSync(folder, { recursive: true });
const weight = await step('Measuring every entry point of the library', () =>
  weighLibrary(folder),
).finally(() => rmSync(folder, { recursive: true, force: true }));
const isUpdate = process.argv.includes('--update');
const written = JSON.parse(readFileSync(file, 'utf8')) as Budget;
const budget = isUpdate ? rewritten(written, weight) : written;
const found = overruns(budget, weight);

for (const [entryPoint, bytes] of Object.entries(weight.entryPoints))
  console.log(`${kilobytes(bytes)}  ${entryPoint}`);
console.log(`${kilobytes(weight.css)}  style sheet`);
writeWeight(weight, budget);
if (weight.css > budget.css.aim)
  console.log(`The style sheet is above its aim of ${kilobytes(budget.css.aim)}.`);
if (isUpdate) writeFileSync(file, `${JSON.stringify(budget, null, 2)}\n`);
if (found.length > 0) {
  console.error([...found, 'Is that worth it? Then: npm run prove -- size --update'].join('\n'));
  process.exitCode = 1;
}
