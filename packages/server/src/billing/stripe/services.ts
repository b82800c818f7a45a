/** The services that billing needs. */
import type { Services } from '../../http/vars.ts';

export type BillingServices = Pick<
  Services,
  'db' | 'payments' | 'now' | 'log' | 'mailer' | 'config'
>;
