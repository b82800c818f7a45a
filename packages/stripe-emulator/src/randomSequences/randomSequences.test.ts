import { expect, it } from 'vitest';
import { playSequences } from './randomSequences.ts';

/** `npm run prove -- billing-sequences` plays 10,000. */
const SEQUENCES = 30;

it(`${SEQUENCES} random sequences match the model and lose no cent`, async () => {
  await expect(playSequences({ sequences: SEQUENCES, seed: 20_261_121 })).resolves.toBeUndefined();
}, 180_000);
