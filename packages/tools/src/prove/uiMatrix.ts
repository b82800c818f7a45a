import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../measure/markdownSections.ts';
import { formatDuration, repository, run } from '../steps.ts';
import {
  type Proof,
  details,
  isClean,
  undecidedTable,
  playedStories,
  sliceTable,
  table,
  mergeProofs,
} from './uiReport.ts';
import { slices } from './uiSlices.ts';

const command = 'npm run prove -- ui';

const folder = join(repository, '.cache/prove-ui');

/**
 * Runs stories, and returns what the reporter of `visual-tests/prove` wrote.
 * @param proof `matrix` checks each in every mode, `speed` only runs and checks it in one theme.
 * @param files Prefixes of story file paths; none for all.
 */
async function proveStories(proof: 'matrix' | 'speed', files: readonly string[]): Promise<Proof> {
  const file = join(folder, `${proof}.json`);
  rmSync(file, { force: true });
  await run('vitest', ['run', '--config', 'visual-tests/prove/vitest.config.ts', ...files], {
    UI_PROOF: proof,
    UI_PROOF_FILE: file,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Proof;
}

/** Writes the faults to `.cache/prove-ui/findings.txt`. */
function storeFindings(faults: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'findings.txt'), `${faults}\n`);
}

/** The matrix as a section of docs/measurements.md. */
const matrixSection = (proofs: ReadonlyMap<string, Proof>, all: Proof): string =>
  `What is on the page after each play, two pages at a time on ${cpus().length} cores, in ${formatDuration(all.milliseconds)}.

${table(all)}

${sliceTable(proofs)}

A direction brings a locale that reads that way. It mirrors boxes and leaves the elements as they are, so right to left only the
rules that read boxes and colours run again, and in other themes those that read colours. What axe cannot decide is no finding;
this table counts it by rule and reason, the most elements of one look:

${undecidedTable(all)}`;

/**
 * Every story in three themes, two directions and two widths, under axe and the probes. A complete run writes its
 * figures.
 * @param names Slices to prove; none for all.
 * @returns Whether it found no fault.
 */
export async function proveMatrix(names: readonly string[]): Promise<boolean> {
  const chosen = names.length === 0 ? Object.keys(slices) : names;
  const proofs = new Map<string, Proof>();
  for (const name of chosen) {
    const proof = await proveStories('matrix', slices[name] ?? []);
    proofs.set(name, proof);
    console.log(
      `• ${name}: ${proof.stories.length} stories in ${formatDuration(proof.milliseconds)}`,
    );
  }
  const all = mergeProofs([...proofs.values()]);
  const faults = details(all);
  storeFindings(faults);
  console.log([faults, ...all.said, table(all), undecidedTable(all), ''].join('\n\n'));
  if (names.length === 0)
    writeSection('Component library: proof', command, matrixSection(proofs, all));
  return isClean(all);
}

/** The least number of stories per second to run and check in one theme, on two cores. */
const aim = 5;

/**
 * Runs every story once, checks it in one theme, and prints the rate. @returns Whether it is fast enough and without a
 * fault.
 */
export async function proveSpeed(): Promise<boolean> {
  const proof = await proveStories('speed', []);
  const { length } = playedStories(proof);
  const perSecond = length / (proof.milliseconds / 1000);
  const text = `Played and checked by axe in one theme: ${length} stories, ${perSecond.toFixed(1)} a second on ${cpus().length} cores (aim: at least ${aim}).`;
  console.log([details(proof), ...proof.said, text, ''].join('\n'));
  writeSection('Component library: speed of the stories', command, text);
  return perSecond >= aim && isClean(proof);
}
