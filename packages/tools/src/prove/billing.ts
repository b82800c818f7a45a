/**
 * Proves billing: the scenarios on the emulator's clock, coupons, webhooks in a thousand orders and two hundred clicks at once,
 * on both
 * engines, and kills in the middle of operations.
 */
import { writeSection } from '../measure/markdownSections.ts';
import { vitest } from '../runners/runners.ts';
import { type Tally, sentence, sum } from '../runners/tally.ts';
import { proveBillingCrash } from './billingCrash.ts';
import { killSection } from './billingReport.ts';

const amounts = {
  BILLING_RUNS: process.env['BILLING_RUNS'] ?? '1000',
  BILLING_ROUNDS: process.env['BILLING_ROUNDS'] ?? '20',
  BILLING_AT_ONCE: process.env['BILLING_AT_ONCE'] ?? '200',
};

const proofs = [
  'billing/sync/converge.test.ts',
  'billing/operations/doubleSubmit.test.ts',
  'billing/scenarios/',
  // Coupons that repeat, several at once, and what they leave of the next payments.
  'billing/changes/coupon',
];

// Workers inherit them.
Object.assign(process.env, amounts);
const tallies: Tally[] = [await vitest('prove-billing', ['--project=server*', ...proofs])];

console.log('• Kills in the middle of operations');
const only = process.env['BILLING_KIND'];
const { tally: killed, counts } = await proveBillingCrash({
  hits: Number(process.env['BILLING_KILLS'] ?? 4),
  only,
});
tallies.push(killed);
if (only === undefined)
  writeSection('Money: kills', 'npm run prove -- billing', killSection(counts, killed.failed));
const tally = sum(tallies);
console.log(sentence(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
