import type { CodeAnswer, CodeIssueBody, CodeSheetBody } from '@hangtag/contract/wire/code';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import { proxy, ref, useSnapshot } from 'valtio';
import { issueCode, issueSheet, readCode, readIssued } from '../api/products.ts';
import type { Problem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { attempt } from './attempt.ts';
import { saveFile } from './saveFile.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

interface State {
  code: Remote<CodeAnswer>;
  issued: Remote<IssuedCodesAnswer>;
  isIssuing: boolean;
  problem: Problem | null;
}

const state = proxy<State>({ code: idle, issued: idle, isIssuing: false, problem: null });
const code = createLoader<CodeAnswer>({
  get: () => state.code as Remote<CodeAnswer>,
  set: (next) => (state.code = ref(next)),
});
const issued = createLoader<IssuedCodesAnswer>({
  get: () => state.issued as Remote<IssuedCodesAnswer>,
  set: (next) => (state.issued = ref(next)),
});

onOwnerChange(() => {
  code.forget();
  issued.forget();
  Object.assign(state, { isIssuing: false, problem: null });
});

/** The open product's code and what was handed out of it, for a component. */
export const useCode = () => useSnapshot(state) as Readonly<State>;

/** Loads a product's code; another product's is not shown meanwhile. */
export const loadCode = (productId: number): Promise<void> =>
  code.load(() => readCode(currentCompanyId(), productId), 'drops');

/** Loads the code of a lot of the same product; empty for none. */
export const loadCodeOfLot = (productId: number, lot: string): Promise<void> =>
  code.load(() => readCode(currentCompanyId(), productId, lot), 'keeps');

/** Loads what was handed out of a product's code. */
export const loadIssued = (
  productId: number,
  whileLoading: 'keeps' | 'drops' = 'drops',
): Promise<void> => issued.load(() => readIssued(currentCompanyId(), productId), whileLoading);

/** Downloads a file for print, and shows its row. @returns Whether it came. */
export const downloadCode = (productId: number, body: CodeIssueBody): Promise<boolean> =>
  download(productId, (companyId) => issueCode(companyId, productId, body));

/** Downloads a page of labels, and shows its row. @returns Whether it came. */
export const downloadSheet = (productId: number, body: CodeSheetBody): Promise<boolean> =>
  download(productId, (companyId) => issueSheet(companyId, productId, body));

async function download(
  productId: number,
  issue: (companyId: number) => Promise<File>,
): Promise<boolean> {
  state.isIssuing = true;
  const isDone = await attempt(state, async () => {
    saveFile(await issue(currentCompanyId()));
    await loadIssued(productId, 'keeps');
    return true;
  });
  state.isIssuing = false;
  return isDone;
}
