/**
 * `npm run prove:billing`: webhooks in a thousand orders, two hundred clicks at once, and kills in the middle of
 * operations. The first two run on the embedded database and, where it is installed, on PostgreSQL.
 */
import { writeSection } from '../measure/sections.ts';
import { startPostgres } from '../test/postgres.ts';
import { vitest } from '../test/runners.ts';
import { type Tally, sentence, sum } from '../test/tally.ts';
import { proveBillingCrash } from './billingCrash.ts';
import { killSection } from './billingReport.ts';

const amounts = {
  BILLING_RUNS: process.env['BILLING_RUNS'] ?? '1000',
  BILLING_ROUNDS: process.env['BILLING_ROUNDS'] ?? '20',
  BILLING_AT_ONCE: process.env['BILLING_AT_ONCE'] ?? '200',
};

const proofs = ['converge', 'doubleSubmit'].map(
  (name) => `packages/server/src/billing/${name}.test.ts`,
);

const run = (name: string, more: Readonly<Record<string, string>>): Promise<Tally> =>
  vitest(name, ['--config', 'packages/tools/vitest.config.ts', '--project', 'server', ...proofs], {
    ...amounts,
    ...more,
  });

const tallies: Tally[] = [];
console.log('• On the embedded database');
tallies.push(await run('prove-billing', {}));
const postgres = await startPostgres();
if (postgres === null)
  console.log('• Skipped: the same on PostgreSQL, because pg_ctl was not found');
else {
  try {
    console.log(`• On PostgreSQL ${postgres.version}`);
    tallies.push(await run('prove-billing-postgres', { TEST_DATABASE_URL: postgres.url }));
  } finally {
    postgres.stop();
  }
}
console.log('• Kills in the middle of operations');
const only = process.env['BILLING_KIND'];
const { tally: killed, counts } = await proveBillingCrash({
  hits: Number(process.env['BILLING_KILLS'] ?? 4),
  only,
});
tallies.push(killed);
if (only === undefined)
  writeSection('Money: kills', 'npm run prove:billing', killSection(counts, killed.failed));
const tally = sum(tallies);
console.log(sentence(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
