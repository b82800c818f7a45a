/** Billing's work in the background. */
import { reconcileOperations } from './changes/reconcile.ts';
import { catchUpClocks } from './sync/catchUpClocks.ts';
import { handleEvent } from './sync/handleEvent.ts';
import { sweepBilling } from './sync/sweep.ts';
import type { Services } from '../http/vars.ts';
import type { JobHandlers } from '../jobs/kinds.ts';

/** Attempts for an event that cannot be processed: about a day, then the sweep covers it. */
const ATTEMPTS = 30;

type Own = 'stripeEvent' | 'billingSweep' | 'billingReconcile' | 'billingClocks';

/** The handlers; those without payments have nothing to do. */
export function billingJobs(services: Services): Pick<JobHandlers, Own> {
  return {
    stripeEvent: { attempts: ATTEMPTS, run: ({ payload }) => handleEvent(services, payload.id) },
    billingSweep: { attempts: 1, everyMs: 10 * 60_000, run: () => sweepBilling(services) },
    // Often, because a restart has to settle what its predecessor left within a minute.
    billingReconcile: { attempts: 1, everyMs: 15_000, run: () => reconcileOperations(services) },
    billingClocks: { attempts: 1, everyMs: 60_000, run: () => catchUpClocks(services) },
  };
}
