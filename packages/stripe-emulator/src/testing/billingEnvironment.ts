/** Where a company lives: at an emulator in this process, or in Stripe's sandbox. */
import type Stripe from 'stripe';
import type { Catalogue } from './catalogue.ts';

/** What differs between the two. */
export interface BillingEnvironment {
  /** Asks for what happens. */
  readonly stripe: Stripe;
  /** Only looks. */
  readonly looking: Stripe;
  readonly catalogue: Catalogue;
  /** The types of all events about a customer so far, the oldest first. */
  events(customer: string): Promise<readonly string[]>;
  /** Answers the bank's question in front of a browser; the answer's status. */
  authenticate(clientSecret: string, isAllowed: boolean): Promise<number>;
  /** Moves a test clock to that second, and returns when everything due has run. */
  pass(clock: string, to: number): Promise<void>;
}
