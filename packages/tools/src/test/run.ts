import { parseArgs } from 'node:util';
import { requireBrowser } from '../browser.ts';
import { formatDuration } from '../steps.ts';
import { type Choice, type Part, parts } from './parts.ts';
import { type Tally, nothing, sentence, single, sum } from '../runners/tally.ts';

interface Outcome {
  readonly name: string;
  readonly tally: Tally;
  readonly milliseconds: number;
}

function chosenParts(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) {
    const known = parts.map((part) => part.name).join(', ');
    console.error(`There is no test part "${unknown}". The parts are ${known}.`);
    process.exit(1);
  }
  return names.length === 0 ? parts : parts.filter((part) => names.includes(part.name));
}

/** Ends the run when a chosen part has no shares. */
function refuseToShare(whole: readonly Part[]): void {
  const name = whole.find(({ isShared }) => !isShared)?.name;
  if (name === undefined) return;
  const shared = parts.filter(({ isShared }) => isShared).map((part) => part.name);
  console.error(`"${name}" has no shares. --shard takes ${shared.join(' and ')}.`);
  process.exit(1);
}

async function outcomeOf(part: Part, position: string, choice: Choice): Promise<Outcome> {
  console.log(`\n━━ ${part.name} (${position}): ${part.about}`);
  const started = performance.now();
  let tally: Tally;
  try {
    tally = await part.run(choice);
    const isEmpty = tally.passed + tally.failed === 0;
    if (isEmpty && choice.changedSince === null) throw new Error('Not a single test ran.');
  } catch (error) {
    console.error(error);
    tally = single(false);
  }
  const milliseconds = performance.now() - started;
  console.log(`━━ ${part.name}: ${sentence(tally)} in ${formatDuration(milliseconds)}`);
  return { name: part.name, tally, milliseconds };
}

function printSummary(outcomes: readonly Outcome[]): void {
  const row = (name: string, cells: readonly (string | number)[]) =>
    console.log(name.padEnd(10) + cells.map((cell) => String(cell).padStart(12)).join(''));
  console.log('');
  row('part', ['passed', 'failed', 'skipped', 'time']);
  for (const { name, tally, milliseconds } of outcomes) {
    row(name, [tally.passed, tally.failed, tally.skipped, formatDuration(milliseconds)]);
  }
}

const { positionals, values } = parseArgs({
  // `--changed` alone compares with the last commit.
  args: process.argv.slice(2).map((each) => (each === '--changed' ? '--changed=HEAD' : each)),
  options: { changed: { type: 'string' }, shard: { type: 'string' } },
  allowPositionals: true,
});
const choice: Choice = { changedSince: values.changed ?? null, shard: values.shard ?? null };
const chosen = chosenParts(positionals);
if (choice.shard !== null) refuseToShare(chosen);
if (chosen.some((part) => part.needsBrowser)) {
  const browser = await requireBrowser();
  console.log(`Browser: ${browser.executablePath} (${browser.source})`);
}

const started = performance.now();
const outcomes: Outcome[] = [];
for (const [index, part] of chosen.entries()) {
  outcomes.push(await outcomeOf(part, `${index + 1} of ${chosen.length}`, choice));
}

function printFailures(outcomes: readonly Outcome[]): void {
  for (const { name, tally } of outcomes) {
    for (const failure of tally.failures ?? []) console.log(`failed in ${name}: ${failure}`);
  }
}

const total = outcomes.length === 0 ? nothing : sum(outcomes.map(({ tally }) => tally));
printSummary(outcomes);
printFailures(outcomes);
console.log(`\nAll parts took ${formatDuration(performance.now() - started)}.`);
console.log(sentence(total));
process.exitCode = total.failed > 0 ? 1 : 0;
