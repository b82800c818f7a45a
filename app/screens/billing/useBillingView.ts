import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { BillingCompanyId } from '../../api/billing.ts';
import { openedFrom, indexOf } from '../../navigation/scrollRestoration.ts';

/** The views of the billing modal, each with an address. */
export const billingViews = [
  'summary',
  'plan',
  'card',
  'quantity',
  'cancel',
  'park',
  'pay',
  'details',
] as const;
export type BillingView = (typeof billingViews)[number];

/** The address of a billing modal, parsed. */
export interface BillingLocation {
  readonly view: BillingView;
  /** Name of the chosen plan; null before a choice. */
  readonly plan: string | null;
  readonly interval: 'month' | 'year';
  /** The company that pays, when it is not the user's own, for Superadmins (D51). */
  readonly companyId: BillingCompanyId;
  /** Address of the bill of what is owed, in the billing modal. */
  readonly payHref: string;
  /** Opens a view as a history entry, so that Back leaves it. */
  readonly go: (view: BillingView, more?: Readonly<Record<string, string>>) => void;
  /** Returns to the previous view, with the browser's Back where that leads there. */
  readonly back: (view?: BillingView) => void;
  /** Replaces the interval in the address. */
  readonly setInterval: (interval: 'month' | 'year') => void;
  readonly close: () => void;
}

const ownParams = ['modal', 'view', 'plan', 'interval', 'companyId'] as const;

/** Parses the address of a billing modal, and navigates within it. */
export function useBillingView(): BillingLocation {
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const at = (next: URLSearchParams) => (next.size === 0 ? path : `${path}?${next}`);
  const without = (names: readonly string[]) => {
    const next = new URLSearchParams(params);
    for (const name of names) next.delete(name);
    return next;
  };
  const below = at(without(ownParams));
  // History index of the page below; closing returns there past all views.
  const base = useRef<number | null>(null);
  useEffect(() => {
    const index = indexOf(history.state);
    base.current = openedFrom() === below && index !== null ? index - 1 : null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where it was opened from: views come from one another
  }, []);
  const addressOf = (view: BillingView, more: Readonly<Record<string, string>> = {}) => {
    const next = without(['view', 'plan']);
    if (view !== 'summary') next.set('view', view);
    for (const [name, value] of Object.entries(more)) next.set(name, value);
    return at(next);
  };
  const payAddress = () => {
    const next = without(['plan', 'interval']);
    next.set('modal', 'billing');
    next.set('view', 'pay');
    return at(next);
  };
  const requestedId = Number(params.get('companyId'));
  return {
    view: billingViews.find((view) => view === params.get('view')) ?? 'summary',
    plan: params.get('plan'),
    interval: params.get('interval') === 'year' ? 'year' : 'month',
    companyId: Number.isInteger(requestedId) && requestedId > 0 ? requestedId : undefined,
    payHref: payAddress(),
    go: (view, more) => navigate(addressOf(view, more)),
    back: (view = 'summary') => {
      const address = addressOf(view);
      if (openedFrom() === address) history.back();
      else navigate(address, { replace: true });
    },
    setInterval: (interval) => {
      const next = new URLSearchParams(params);
      next.set('interval', interval);
      navigate(at(next), { replace: true });
    },
    close: () => {
      const index = indexOf(history.state);
      if (base.current !== null && index !== null && index > base.current)
        history.go(base.current - index);
      else navigate(below, { replace: true });
    },
  };
}
