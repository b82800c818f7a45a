/** All demo products, in the order they are written to the database. */
import type { DemoProduct } from './types.ts';
import { hangtagProducts } from './products/hangtag.ts';
import { merrowProducts } from './products/merrow.ts';
import { northmoorProducts } from './products/northmoor.ts';
import { smallProducts } from './products/small.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...hangtagProducts,
  ...merrowProducts,
  ...smallProducts,
  ...northmoorProducts,
];
