import { readSerials } from '../api/serials.ts';
import { createProductAnswer } from './createProductAnswer.ts';

/** The serials of the open product. */
export const {
  useAnswer: useSerials,
  load: loadSerials,
  refresh: refreshSerials,
  change: changeSerials,
} = createProductAnswer(readSerials);
