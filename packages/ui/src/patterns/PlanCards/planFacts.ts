/** The facts on a plan's card. Pure. */
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { Plan, PlanName } from '@hangtag/contract/wire/plan';
import { plural } from '../../support/count.ts';
import type { PlanInterval } from './types.ts';

/** The displayed plans, in order [F095]. */
export const displayedPlans = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter((plan) => plan.displayed);

/** The smallest displayed plan that holds so many products; null for 0 products, or where none holds them. */
export function fittingPlan(plans: readonly Plan[], used: number): PlanName | null {
  if (used < 1) return null;
  const fitting = displayedPlans(plans).filter((plan) => plan.productNumber >= used);
  const [first, ...others] = fitting;
  if (!first) return null;
  return others.reduce(
    (small, each) => (each.productNumber < small.productNumber ? each : small),
    first,
  ).name;
}

/** Dollars per interval; null means "contact us". */
export const priceOf = (plan: Plan, interval: PlanInterval): number | null =>
  interval === 'month' ? plan.price : plan.yearlyPrice;

/** The audience of each plan, in a few words. */
export const taglines: Readonly<Record<PlanName, string>> = {
  basic: 'One product, told well.',
  pro: 'A short range with room to explain.',
  business: 'The whole shelf.',
  enterprise: 'Many shelves, as agreed.',
};

/** The footnote that explains a feature. */
export type NoteName = 'basicCategories' | 'premiumCategories' | 'serializedCodes';

/** One row of a card. */
export interface PlanFeature {
  readonly row: 'products' | 'sections' | 'categories' | 'codes';
  /** The feature or its absence in words, so that the tick carries no information of its own. */
  readonly words: string;
  readonly isIncluded: boolean;
  readonly note?: NoteName;
}

/** The rows of a card, in the same order for every plan (K04). */
export function featuresOf(plan: Plan): readonly PlanFeature[] {
  const categories: PlanFeature = plan.premium
    ? {
        row: 'categories',
        words: 'Premium categories',
        isIncluded: true,
        note: 'premiumCategories',
      }
    : { row: 'categories', words: 'Basic categories', isIncluded: true, note: 'basicCategories' };
  const codes: PlanFeature = plan.serializedCodes
    ? {
        row: 'codes',
        words: 'Serialized codes',
        isIncluded: true,
        // An individually agreed price has no base that they could add to.
        ...(plan.price !== null && { note: 'serializedCodes' }),
      }
    : { row: 'codes', words: 'Serialized codes not included', isIncluded: false };
  return [
    { row: 'products', words: productWords(plan.productNumber), isIncluded: true },
    { row: 'sections', words: sectionWords(plan), isIncluded: true },
    categories,
    codes,
  ];
}

const productWords = (count: number) =>
  count >= UNLIMITED ? 'Unlimited products' : plural(count, 'product');

/** The smallest plan states its sections, the others their maximum: letter for letter as in K04. */
function sectionWords({ name, productSections: count }: Plan): string {
  if (count >= UNLIMITED) return 'Unlimited content sections';
  const sections = plural(count, 'content section');
  return name === 'basic' ? sections : `Up to ${sections}`;
}

/** One footnote with its number. */
export interface PlanNote {
  readonly name: NoteName;
  readonly number: number;
  readonly sentence: string;
}

const noteNames = ['basicCategories', 'premiumCategories', 'serializedCodes'] as const;

/** The footnotes that the displayed plans refer to, numbered in order [F096] [F097] [F098]. */
export function notesOf(plans: readonly Plan[]): readonly PlanNote[] {
  const used = new Set(plans.flatMap(featuresOf).map(({ note }) => note));
  const priced = plans.filter((plan) => plan.serializedCodes && plan.price !== null);
  const sentences: Readonly<Record<NoteName, string>> = {
    basicCategories:
      'Basic categories: sections such as introduction, facts, ingredients, pictures and care.',
    premiumCategories:
      'Premium categories: the basic ones, and sections such as origin, maker and certificates.',
    serializedCodes: `Serialized codes on ${listed(priced)} come at an extra cost per product.`,
  };
  return noteNames
    .filter((name) => used.has(name))
    .map((name, index) => ({ name, number: index + 1, sentence: sentences[name] }));
}

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });
const listed = (plans: readonly Plan[]) => and.format(plans.map(({ title }) => title));
