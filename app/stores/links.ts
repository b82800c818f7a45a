/** Asking addresses that pages lead to. */
import type { LinkCheck } from '@hangtag/contract/wire/link';
import { checkAddress } from '../api/links.ts';
import { currentCompanyId } from './session.ts';

/** Asks a saved address of the company now. @returns What was found. Rejects with the problem. */
export const checkLinkNow = async (address: string): Promise<LinkCheck> =>
  (await checkAddress(currentCompanyId(), address)).found;
