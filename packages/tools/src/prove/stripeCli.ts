/**
 * Runs Stripe's own command line as a foreign client of the emulator: it sends its own fixtures over HTTP, and each
 * must
 * succeed and leave its event in the log. Offline: the program calls only the loopback port.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createEmulator } from '@hangtag/stripe-emulator/createEmulator';
import { createMemoryStore } from '@hangtag/stripe-emulator/memoryStore';
import { listen } from '../live/listen.ts';
import { eventOf, stripeCliFixtures } from './stripeCliFixtures.ts';

const secretKey = 'sk_test_0123456789abcdefghijklmn';
/** The least that must succeed: a version of the program may drop some fixtures. */
const wanted = 30;

/** The program from npm for this system, or null: at 31 MB it is installed only for this proof. */
function program(): string | null {
  const require = createRequire(import.meta.url);
  const name = `@stripe/cli-${process.platform}-${process.arch}/package.json`;
  try {
    return join(dirname(require.resolve(name)), 'bin', 'stripe');
  } catch {
    return null;
  }
}

const trigger = (stripe: string, fixture: string, base: string, home: string): Promise<string> =>
  new Promise((resolve) => {
    const args = ['trigger', fixture, '--api-base', base, '--api-key', secretKey];
    const env = {
      HOME: home,
      XDG_CONFIG_HOME: home,
      STRIPE_CLI_TELEMETRY_OPTOUT: '1',
      NO_COLOR: '1',
    };
    execFile(stripe, args, { env, timeout: 30_000 }, (_error, out, err) => resolve(out + err));
  });

async function prove(stripe: string): Promise<number> {
  const emulator = createEmulator({
    store: createMemoryStore(),
    now: () => new Date(),
    secretKey,
    webhookSecret: 'whsec_nobody_listens',
    deliver: () => Promise.resolve(),
  });
  const server = await listen((request) => emulator.fetch(request));
  const base = server.origin;
  const home = mkdtempSync(join(tmpdir(), 'hangtag-stripe-cli-'));
  const failed: string[] = [];
  try {
    for (const fixture of stripeCliFixtures) {
      const before = await countOf(base, eventOf(fixture));
      const said = await trigger(stripe, fixture, base, home);
      const isLogged = (await countOf(base, eventOf(fixture))) > before;
      const isWell = said.includes('Trigger succeeded') && isLogged;
      console.log(`${isWell ? '✓' : '✗'} ${fixture}`);
      if (isWell) continue;
      failed.push(fixture);
      console.log(isLogged ? said : `${said}\nNo event ${eventOf(fixture)} was logged.`);
    }
  } finally {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
  const passed = stripeCliFixtures.length - failed.length;
  console.log(
    `\n${passed} of ${stripeCliFixtures.length} fixtures of Stripe's command line ended well.`,
  );
  return passed;
}

async function countOf(base: string, type: string): Promise<number> {
  const response = await fetch(`${base}/v1/events?limit=100&type=${type}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const { data }: { data: readonly unknown[] } = await response.json();
  return data.length;
}

const stripe = program();
if (stripe === null) {
  const name = `@stripe/cli-${process.platform}-${process.arch}`;
  console.error(`Stripe's program is not installed. Run npm install --no-save ${name} first.`);
  process.exitCode = 1;
} else if ((await prove(stripe)) < wanted) process.exitCode = 1;
