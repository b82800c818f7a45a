import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { DashboardAnswer, Notice } from '@hangtag/contract/wire/dashboard';
import type { Figure } from '@hangtag/ui/patterns/FigureList';
import type { FirstStep } from '@hangtag/ui/patterns/FirstSteps';
import { withModal } from '../navigation/modal.ts';
import { paths } from '../navigation/paths.ts';

/** The counts of products, each with its list; rarely used states are omitted at zero. */
export function productFigures({ products, waiting }: DashboardAnswer): readonly Figure[] {
  const at = (state: string) => paths.products({ state });
  const rare = [
    { label: 'Parked', value: products.parked, href: at('parked') },
    { label: 'Archived', value: products.archived, href: at('archived') },
  ];
  return [
    { label: 'All products', value: products.total, href: paths.products() },
    { label: 'Published and up to date', value: products.published, href: at('published') },
    { label: 'With unpublished changes', value: waiting.changed, href: at('changed') },
    { label: 'Never published', value: waiting.drafts, href: at('draft') },
    ...rare.filter(({ value }) => value > 0),
  ];
}

/** Whether a company can do nothing before it has a plan; a closed one is opened by support. */
export const needsPlanFirst = ({ subscription }: Pick<CurrentUser, 'subscription'>): boolean =>
  !subscription.isActive && !subscription.closedBy;

/** Where this user gets on to a plan. */
interface PlanStep {
  /** Where Billing leads. */
  readonly href: string;
  /** Whether this user may choose a plan. */
  readonly canChoose: boolean;
}

const planStep = ({ href, canChoose }: PlanStep): FirstStep => ({
  title: 'Choose a plan',
  sentence: canChoose
    ? 'It opens editing and publishing. You see the exact charge before you confirm.'
    : 'Your company’s Admins choose it. It opens editing and publishing.',
  isDone: false,
  href,
  action: canChoose ? 'Choose a plan' : 'Show who to ask',
});

/** A new company's steps in order; without a plan nothing else can be done, so it comes first. */
export function firstSteps(
  steps: NonNullable<DashboardAnswer['firstSteps']>,
  plan: PlanStep | null,
): readonly FirstStep[] {
  const { edited, published, scanned, productId } = steps;
  const hrefOf = (tab: 'summary' | 'content' | 'real-code', modal?: string) =>
    productId === null ? paths.products() : paths.product(productId, tab, { modal });
  return [
    ...(plan ? [planStep(plan)] : []),
    {
      title: 'Describe a product',
      sentence: 'A name and a picture are enough to begin with. Everything else can wait.',
      isDone: edited,
      href: hrefOf('summary'),
      action: productId === null ? 'Go to products' : 'Describe the product',
    },
    {
      title: 'Publish its page',
      sentence: 'You see what goes online before it does, and you can take it down again.',
      isDone: published,
      href: hrefOf('content', 'publish'),
      action: 'Review and publish',
    },
    {
      title: 'Scan its code',
      sentence: 'Open the product’s code and hold a phone against the screen.',
      isDone: scanned,
      href: hrefOf('real-code'),
      action: 'Show the code',
    },
  ];
}

/** Where a notice is dealt with. */
export function noticeHref(notice: Notice): string {
  if (notice.kind === 'card') return paths.billing();
  if (notice.kind === 'dead') return paths.analytics();
  if (notice.kind === 'firstScan')
    return paths.analytics(notice.count === 1 ? notice.productId : undefined);
  return notice.kind === 'links' ? brokenHref(notice.first) : paths.assetDescriptions();
}

function brokenHref({ place, id }: Extract<Notice, { kind: 'links' }>['first']): string {
  if (place === 'cta') return paths.cta(id);
  if (place === 'report') return paths.companyReports();
  if (place === 'recall') return paths.product(id, 'product-settings');
  if (place === 'codeLink') return paths.code(id, 'links');
  if (place === 'product') return paths.product(id, 'content');
  return place === 'content' ? paths.companySignature() : withModal('company');
}
