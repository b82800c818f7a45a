import { changeTakedown, readTakedown } from '../api/products.ts';
import { createProductAnswer } from './createProductAnswer.ts';

const takedown = createProductAnswer(readTakedown);

/** Whether the open product's page is withheld. */
export const { useAnswer: useTakedown, load: loadTakedown } = takedown;

/** Withholds the page, or puts it back by an empty reason. @param companyId @default the user's */
export const setTakedown = (productId: number, reason: string, companyId?: number): Promise<void> =>
  takedown.change(
    productId,
    (of, seen) => changeTakedown(of, productId, reason, seen?.version),
    companyId,
  );
