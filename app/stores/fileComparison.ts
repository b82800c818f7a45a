import type { IssuedFileAnswer } from '@hangtag/contract/wire/issuedCode';
import { proxy, ref, useSnapshot } from 'valtio';
import { findIssuedFile } from '../api/products.ts';
import { CallFailed } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

/** A file with what is known of it. */
export interface Comparison extends IssuedFileAnswer {
  readonly fileName: string;
}

interface State {
  comparison: Remote<Comparison>;
}

const state = proxy<State>({ comparison: idle });
const loader = createLoader<Comparison>({
  get: () => state.comparison as Remote<Comparison>,
  set: (next) => (state.comparison = ref(next)),
});
onOwnerChange(() => loader.forget());

/** The last comparison, for a component. */
export const useComparison = () => (useSnapshot(state) as Readonly<State>).comparison;

/** Forgets the last comparison, as another product is opened. */
export const forgetComparison = (): void => loader.forget();

/** Compares a file with everything that the company handed out; only its hash leaves this computer. */
export const compareFile = (file: File): Promise<void> =>
  loader.load(async () => {
    const sha256 = await hashOf(file);
    return { ...(await findIssuedFile(currentCompanyId(), sha256)), fileName: file.name };
  }, 'drops');

/** SHA-256 of a file in hexadecimal. @throws CallFailed where the browser computes none, which is over plain http. */
async function hashOf(file: File): Promise<string> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) {
    const message = 'Browsers compare files only at addresses that begin with https.';
    throw new CallFailed({ code: 'unexpected', message, fields: {}, status: 0 });
  }
  const hash = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
