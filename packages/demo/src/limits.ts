import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { Subscription } from '@hangtag/contract/wire/plan';

/** The demo shows companies over and under their limits, so none applies while it is written. */
export const unlimited: Subscription = {
  isActive: true,
  isPremium: true,
  frequency: 'yearly',
  numberAddons: UNLIMITED,
  hasAddons: true,
  planType: null,
  productSections: UNLIMITED,
  productNumber: UNLIMITED,
};
