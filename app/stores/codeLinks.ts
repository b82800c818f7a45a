import { listCodeLinks } from '../api/codeLinks.ts';
import { createProductAnswer } from './createProductAnswer.ts';

/** The own links of the open product. */
export const {
  useAnswer: useCodeLinks,
  load: loadCodeLinks,
  change: changeCodeLinks,
} = createProductAnswer(listCodeLinks);
