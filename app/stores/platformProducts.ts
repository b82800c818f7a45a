import type { ProductRow } from '@hangtag/contract/wire/product';
import { listProducts } from '../api/products.ts';
import { createCompanyAnswer } from './createCompanyAnswer.ts';

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

/** A company's products by name, model or number; archived ones come last. */
export const { useAnswer: useProductSearch, load: findProducts } = createCompanyAnswer(
  async (companyId, search: string): Promise<FoundProducts> => {
    const ask = { search, size: MANY };
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
);
