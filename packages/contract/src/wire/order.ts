/** Reordering a list by hand: the whole new order in one call (D44). */
import * as v from 'valibot';
import { id } from './fields.ts';

/** `PUT …/updateDisplayOrder`: every id of the list, each once. */
export const OrderBody = v.object({
  order: v.pipe(
    v.array(
      v.object({
        id,
        displayOrder: v.pipe(
          v.number('Must be a number.'),
          v.integer('Must be a whole number.'),
          v.minValue(0, 'Must be at least 0.'),
          v.maxValue(100_000, 'Is too large.'),
        ),
      }),
      'Must be a list.',
    ),
    v.maxLength(1000, 'Must be at most 1000 entries.'),
  ),
});
export type OrderBody = v.InferInput<typeof OrderBody>;
