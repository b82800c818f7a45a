import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';

/** "9 of 10 products used on Business." */
export function usageWords(usage: ProductsAnswer['usage'], planName: string | null): string {
  const onPlan = planName ? ` on ${planName}` : '';
  if (usage.limit >= UNLIMITED)
    return `${usage.used} ${usage.used === 1 ? 'product' : 'products'}${onPlan}, without a limit.`;
  const noun = usage.limit === 1 ? 'product' : 'products';
  return `${usage.used} of ${usage.limit} ${noun} used${onPlan}.`;
}
