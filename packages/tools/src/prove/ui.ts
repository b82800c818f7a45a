/**
 * `npm run prove -- ui`: the whole proof of the component library. Every story in three themes, two directions and two
 * widths; then the speed of the stories, the cost of components, the stability of pictures, the size of entry points
 * and
 * the stories that an edit affects. `-- matrix`, `-- speed repeats` or a slice as `-- elements` prove a part; each part
 * writes its own section of docs/measurements.md.
 */
import { join } from 'node:path';
import { repository, run, step } from '../steps.ts';
import { enough, provePictures } from './repeatPictures.ts';
import { proveMatrix, proveSpeed } from './uiMatrix.ts';
import { slices } from './uiSlices.ts';

/** A part that is also a command. */
const command = (path: string) => async () => {
  const { code } = await run(process.execPath, [join(repository, 'packages/tools', path)]);
  return code === 0;
};

const repeats = () =>
  provePictures({ times: enough, files: [], isFlagships: true, command: 'npm run prove -- ui' });

/** The parts in their order; each returns whether it found no fault. */
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  matrix: () => proveMatrix([]),
  speed: proveSpeed,
  bench: command('bench/ui.ts'),
  repeats,
  budget: command('src/budget/library.ts'),
  turbosnap: command('src/library/turbosnap.ts'),
};

const names = process.argv.slice(2);
const known = [...Object.keys(parts), ...Object.keys(slices)];
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". The parts are ${known.join(', ')}.`);
  process.exit(1);
}
const some = names.filter((name) => Object.hasOwn(slices, name));
const proofs = { ...(some.length > 0 ? { slices: () => proveMatrix(some) } : {}), ...parts };
const chosen = Object.entries(proofs).filter(
  ([name]) => names.length === 0 || name === 'slices' || names.includes(name),
);
const failed: string[] = [];
for (const [name, prove] of chosen) if (!(await step(`Proof: ${name}`, prove))) failed.push(name);
console.log(failed.length === 0 ? '\nNothing to mend.' : `\nTo mend: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
