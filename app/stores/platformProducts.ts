import type { ProductRow } from '@hangtag/contract/wire/product';
import { proxy, ref, useSnapshot } from 'valtio';
import { listProducts } from '../api/products.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

/** Products of a company that a search found. */
export interface FoundProducts {
  /** The text that they were found by. */
  readonly search: string;
  readonly products: readonly ProductRow[];
  /** Whether there are more. */
  readonly isTruncated: boolean;
}

/** Products of one search, and as many archived ones. */
const MANY = '20';

const state = proxy<{ companyId: number; found: Remote<FoundProducts> }>({
  companyId: 0,
  found: idle,
});
const found = createLoader<FoundProducts>({
  get: () => state.found as Remote<FoundProducts>,
  set: (next) => (state.found = ref(next)),
});

onOwnerChange(found.forget);

/** What was found in a company, for a component. */
export function useProductSearch(companyId: number): Remote<FoundProducts> {
  const { companyId: of, found: now } = useSnapshot(state);
  return of === companyId ? (now as Remote<FoundProducts>) : idle;
}

/** Finds a company's products by name, model or number; archived ones come last. */
export function findProducts(companyId: number, search: string): Promise<void> {
  const isSame = state.companyId === companyId;
  state.companyId = companyId;
  const ask = { search, size: MANY };
  return found.load(
    async () => {
      const answers = await Promise.all([
        listProducts(companyId, ask),
        listProducts(companyId, { ...ask, state: 'archived' }),
      ]);
      return {
        search,
        products: answers.flatMap(({ products }) => products.data),
        isTruncated: answers.some(({ products }) => products.total > products.data.length),
      };
    },
    isSame ? 'keeps' : 'drops',
  );
}
