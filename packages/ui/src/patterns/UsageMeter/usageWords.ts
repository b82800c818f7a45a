import { limitText } from '@hangtag/contract/rules/productLimits';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { plural } from '../../support/count.ts';

/** The units that a plan limits. */
export type UsageUnit = 'products' | 'sections';

/** How much of a limit is used. */
export interface Usage {
  readonly used: number;
  /** 1000 and more is unlimited; 0 is no plan. */
  readonly limit: number;
}

const nouns = { products: 'product', sections: 'section' } as const;

/** "9 of 10 products used on Business."; "9 products used. Unlimited on Enterprise." without a limit [K05]; "No plan." */
export function usageWords({ used, limit }: Usage, of: UsageUnit, planName: string | null): string {
  if (limit < 1) return 'No plan.';
  const onPlan = planName ? ` on ${planName}` : '';
  if (limit >= UNLIMITED) return `${plural(used, nouns[of])} used. ${limitText(limit)}${onPlan}.`;
  return `${used} of ${plural(limit, nouns[of])} used${onPlan}.`;
}
