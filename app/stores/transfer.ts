import type { TransferBody } from '@hangtag/contract/wire/transfer';
import { changeTransfer, readTransfer } from '../api/products.ts';
import { createProductAnswer } from './createProductAnswer.ts';
import { productEditor } from './productEditor.ts';
import { currentCompanyId } from './session.ts';

const transfer = createProductAnswer(readTransfer);

/** Whether the open product was sold. */
export const { useAnswer: useTransfer, load: loadTransfer } = transfer;

/** Leads the codes elsewhere, or back by an empty address. @param companyId @default the user's */
export async function setTransfer(
  productId: number,
  body: TransferBody,
  companyId = currentCompanyId(),
): Promise<void> {
  await transfer.change(
    productId,
    (_, seen) => changeTransfer(companyId, productId, body, seen?.version),
    companyId,
  );
  // A sold product is archived.
  if (companyId === currentCompanyId()) await productEditor.load(productId);
}
