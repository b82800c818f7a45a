/**
 * `npm run prove:ui`: every story in three themes, two directions and two widths, under axe and the probes.
 * `-- elements` proves one slice; `-- --speed` only plays and judges in one theme, and prints stories per second.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run, spoken } from '../steps.ts';
import { type Proof, details, isClean, table, together } from './uiReport.ts';

const patterns = (...letters: string[]) => letters.map((letter) => `stories/patterns/${letter}`);

/** Folders and first letters, so that a slice takes some minutes. */
const slices: Readonly<Record<string, readonly string[]>> = {
  elements: ['stories/elements/', 'stories/layout/', 'stories/brand/', 'stories/docs/'],
  'patterns-a-c': patterns('A', 'B', 'C'),
  'patterns-d-o': patterns('D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'),
  'patterns-p-r': patterns('P', 'Q', 'R'),
  'patterns-s-z': patterns('S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'),
  screens: ['stories/screens/', 'stories/experience/', 'stories/mail/'],
};

const folder = join(repository, '.cache/prove-ui');
const args = process.argv.slice(2);
const isSpeed = args.includes('--speed');
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.find((name) => !Object.hasOwn(slices, name));
if (unknown !== undefined) {
  console.error(
    `There is no slice "${unknown}". The slices are ${Object.keys(slices).join(', ')}.`,
  );
  process.exit(1);
}

async function prove(name: string): Promise<Proof> {
  const file = join(folder, `${isSpeed ? 'speed' : name}.json`);
  rmSync(file, { force: true });
  const files = isSpeed ? names.flatMap((each) => slices[each] ?? []) : (slices[name] ?? []);
  await run('vitest', ['run', '--config', 'visual-tests/prove.config.ts', ...files], {
    UI_PROOF: isSpeed ? 'speed' : 'matrix',
    UI_PROOF_FILE: file,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Proof;
}

mkdirSync(folder, { recursive: true });
const chosen = names.length === 0 ? Object.keys(slices) : names;
const proofs: Proof[] = [];
for (const name of isSpeed ? ['speed'] : chosen) {
  const proof = await prove(name);
  proofs.push(proof);
  console.log(`• ${name}: ${proof.stories.length} stories in ${spoken(proof.milliseconds)}`);
}
const all = together(proofs);
const faults = details(all);
if (faults !== '') console.log(`\n${faults}`);
if (isSpeed) {
  const perSecond = all.stories.length / (all.milliseconds / 1000);
  console.log(
    `\n${all.stories.length} stories, ${perSecond.toFixed(1)} a second (aim: at least 5).`,
  );
  process.exit(perSecond >= 5 && isClean(all) ? 0 : 1);
}
for (const said of all.said) console.log(said);
console.log(`\n${table(all)}\n`);
writeFileSync(join(folder, 'findings.txt'), `${faults}\n`);
process.exit(isClean(all) ? 0 : 1);
