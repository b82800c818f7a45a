/** Subscription plans as data (F253, D21, D22); amounts on this resource are dollars, as specified. */

export const planNames = ['basic', 'pro', 'business', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

/** What a company is called after its plan; `free` when it has none. */
export type CompanyType = PlanName | 'free';

export interface Plan {
  readonly id: number;
  readonly name: PlanName;
  readonly title: string;
  readonly interval: 'month';
  readonly priceId: string | null;
  readonly yearlyPriceId: string | null;
  /** Dollars per month; null means "contact us". */
  readonly price: number | null;
  /** Dollars per year; null means "contact us". */
  readonly yearlyPrice: number | null;
  readonly numberProducts: number;
  readonly productNumber: number;
  readonly numberProductSections: number;
  readonly productSections: number;
  readonly premiumCompanyContent: boolean;
  readonly premium: boolean;
  readonly serializedCodes: boolean;
  readonly features: readonly string[];
  /** False for a plan that is looked up but not shown (F095). */
  readonly displayed: boolean;
}

/** `GET /api/plans`. */
export interface PlansAnswer {
  readonly plans: readonly Plan[];
  readonly additionalProduct: {
    readonly priceId: string;
    readonly price: number;
    readonly interval: 'month';
  };
}

/** What a company may do by its subscription (F173); `rules/subscription` derives it. */
export interface Subscription {
  readonly isActive: boolean;
  readonly isPremium: boolean;
  readonly frequency: 'monthly' | 'yearly' | null;
  readonly numberAddons: number;
  readonly hasAddons: boolean;
  readonly planType: PlanName | null;
  readonly productSections: number;
  readonly productNumber: number;
  /** Why nothing is active although there may be a plan: the platform closed the company (D16). */
  readonly closedBy?: 'Inactive' | 'Suspended';
}

/** Most additional products that a company can have (F216, K08). */
export const MAX_ADDITIONAL_PRODUCTS = 100;
