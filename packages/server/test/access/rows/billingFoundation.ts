/** The routes for Stripe and for its stub, and billing time. */
import { type AccessRow, everyone, managers, row } from './row.ts';

export const billingFoundationRows: readonly AccessRow[] = [
  // The signature is the permission, and none of them has one.
  row('POST /stripe/webhook', everyone(400), () => ({ path: '/stripe/webhook', body: {} })),
  row('GET /_stripe/*', everyone(404), '/_stripe/nothing'),
  row('POST /_stripe/*', everyone(404), '/_stripe/nothing'),
  row('GET /api/billing/clock', managers(200), ({ companyId }) => ({
    path: `/api/billing/clock?companyId=${companyId}`,
  })),
  row('POST /api/billing/clock', managers(200), ({ companyId }) => ({
    path: `/api/billing/clock?companyId=${companyId}`,
    body: { advance: 'day' },
  })),
];
