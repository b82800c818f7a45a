/**
 * `npm run prove -- billing-sequences`: 10,000 random sequences of billing; `-- 500` plays as many, `-- 500 7` from seed 7.
 * What fails is printed as the shortest sequence that still fails, with its seed.
 */
import { stdout } from 'node:process';
import { playSequences } from './randomSequences.ts';

/** Sequences between two lines of progress; each batch has its own seed. */
const BATCH = 250;

const [wanted = '10000', first = '1'] = process.argv.slice(2);
const sequences = Number(wanted);
const begin = Date.now();
let played = 0;

for (let seed = Number(first); played < sequences; seed += 1) {
  const batch = Math.min(BATCH, sequences - played);
  await playSequences({ sequences: batch, seed });
  played += batch;
  const seconds = (Date.now() - begin) / 1000;
  const left = Math.round((seconds / played) * (sequences - played));
  stdout.write(`${played} of ${sequences} sequences hold (seed ${seed}), ${left} s left\n`);
}
stdout.write(`All ${sequences} random sequences keep to the model, and no cent was lost.\n`);
