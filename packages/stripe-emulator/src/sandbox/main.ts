/**
 * `npm run prove -- stripe-sandbox`: the written scenarios at Stripe itself, when `STRIPE_TEST_KEY` holds a sandbox's key;
 * `-- renewal` plays those whose name holds the word. Control-C ends after the present scenario, and cleans up.
 */
import { stdout } from 'node:process';
import { runAtSandbox } from './run.ts';
import { readSandbox } from './settings.ts';

const say = (line: string): void => void stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = readSandbox(process.env);
  if (settings === null) {
    say('Nothing was asked of Stripe: STRIPE_TEST_KEY is not set.');
    return;
  }
  say(
    'The sandbox must try a failed renewal again after 3, 5 and 7 days and cancel then (Billing, Revenue recovery, Retries), or renewals differ.',
  );
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  const only = process.argv[2];
  const { same, different, skipped } = await runAtSandbox(settings, {
    say,
    ...(only !== undefined && { only }),
    isStopped: () => isStopped,
  });
  say(`\n${same.length} the same, ${different.length} different, ${skipped.length} skipped.`);
  if (different.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  // A key is in a header, never in a message.
  say(error instanceof Error ? error.message : 'It failed without a reason.');
  process.exitCode = 1;
});
