import { listTokens } from '../api/admin.ts';
import { createCompanyAnswer } from './createCompanyAnswer.ts';

/** The API tokens of a company. */
export const { useAnswer: useTokens, load: loadTokens } = createCompanyAnswer(listTokens);
