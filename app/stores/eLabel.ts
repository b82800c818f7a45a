import { changeELabel, readELabel } from '../api/products.ts';
import { createProductAnswer } from './createProductAnswer.ts';

const eLabel = createProductAnswer(readELabel);

/** Whether the open product's page is an e-label. */
export const { useAnswer: useELabel, load: loadELabel } = eLabel;

/** Makes the page an e-label, or an ordinary page again. */
export const setELabel = (productId: number, isELabel: boolean): Promise<void> =>
  eLabel.change(productId, (companyId) => changeELabel(companyId, productId, { isELabel }));
