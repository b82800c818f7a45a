/** All demo products, in the order they are written to the database. */
import type { DemoProduct } from '../types.ts';
import { hangtagProducts } from './hangtag.ts';
import { merrowProducts } from './merrow.ts';
import { northmoorProducts } from './northmoor.ts';
import { smallProducts } from './small.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...hangtagProducts,
  ...merrowProducts,
  ...smallProducts,
  ...northmoorProducts,
];
