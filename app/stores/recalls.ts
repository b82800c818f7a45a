import { listRecalls } from '../api/products.ts';
import { createProductAnswer } from './createProductAnswer.ts';

/** The recalls of the open product. */
export const {
  useAnswer: useRecalls,
  load: loadRecalls,
  change: changeRecalls,
} = createProductAnswer(listRecalls);
