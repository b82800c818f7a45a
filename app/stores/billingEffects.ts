/** The effects on other stores after billing has changed. */
import { productMessages } from '@hangtag/contract/rules/messages';
import type { SubscribeAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { BillingCompanyId } from '../api/billing.ts';
import { loadDashboard } from './dashboard.ts';
import { toasts } from './toasts.ts';
import { reloadProducts } from './products.ts';
import { currentUser, renewUser, refreshSession } from './session.ts';

const isOwn = (companyId: BillingCompanyId) =>
  companyId === undefined || companyId === currentUser()?.companyId;

/** Updates the user's limits [F140] [F143]. */
export function applySubscription(
  { subscription, company }: SubscribeAnswer,
  companyId: BillingCompanyId,
): void {
  const user = currentUser();
  if (!user || !isOwn(companyId)) return;
  renewUser({ ...user, subscription, company: { ...user.company, ...company } });
}

/** Shows how many products the change created (M10, M11), and reloads products and limits. */
export function afterBillingChange(productsCreated: number, companyId: BillingCompanyId): void {
  if (productsCreated > 0) toasts.success(productMessages.added(productsCreated));
  if (!isOwn(companyId)) return;
  void refreshSession();
  void reloadProducts();
  void loadDashboard();
}
