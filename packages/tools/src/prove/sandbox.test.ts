import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createEmulator } from '@hangtag/stripe-emulator/createEmulator';
import { createMemoryStore } from '@hangtag/stripe-emulator/memoryStore';
import { runAtSandbox } from '@hangtag/stripe-emulator/sandbox/run';
import { readSandbox } from '@hangtag/stripe-emulator/sandbox/settings';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../live/listen.ts';
import { repository } from '../steps.ts';

const key = 'sk_test_0123456789abcdefghijklmn';

/** Replaces an answer of this Stripe. */
type Twist = (path: string, text: string) => string;

/** The emulator on a port of this machine, in the place of Stripe. */
async function startStripe(twist: Twist = (_, text) => text) {
  const emulator = createEmulator({
    store: createMemoryStore(),
    now: () => new Date(),
    secretKey: key,
    webhookSecret: 'whsec_nobody_listens',
    deliver: () => Promise.resolve(),
  });
  const sent: string[] = [];
  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    sent.push(`${request.method} ${pathname} ${await request.clone().text()}`);
    const answer = await emulator.fetch(request);
    const { status, headers } = answer;
    return new Response(twist(pathname, await answer.text()), { status, headers });
  });
  onTestFinished(() => server.close());
  const left = async (path: string): Promise<readonly unknown[]> => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${server.origin}/v1/${path}`, { headers });
    return ((await answer.json()) as { readonly data: readonly unknown[] }).data;
  };
  return { base: new URL(server.origin), sent, left };
}

const quick = { pollMs: 1, eventsMs: 0 };

async function play(only: string, twist?: Twist) {
  const lines: string[] = [];
  const { base, sent, left } = await startStripe(twist);
  const say = (line: string) => void lines.push(line);
  const result = await runAtSandbox({ key, base }, { say, only, ...quick });
  return { result, lines, sent, left };
}

it('a Stripe that behaves like the emulator has no differences, and keeps nothing of the run', async () => {
  // Stripe's test clocks advance asynchronously.
  let looks = 0;
  const { result, sent, left } = await play('a year', (path, text) => {
    if (!/\/test_clocks\/clock_\w+$/.test(path)) return text;
    looks += 1;
    return looks % 3 === 0 ? text : text.replace('"ready"', '"advancing"');
  });
  expect(result).toMatchObject({ different: [], skipped: [] });
  expect(result.same).toContain('a year later');
  expect(result.same).toHaveLength(5);
  // Stripe advances at most two periods at once.
  const advances = sent.filter((line) => line.includes('/advance '));
  expect(advances.length).toBeGreaterThan(8);
  expect(await left('test_helpers/test_clocks')).toEqual([]);
  expect(await left('prices?active=true')).toEqual([]);
  expect(await left('products?active=true')).toEqual([]);
});

it('coupons are created for one scenario, and what needs a browser is skipped with its reason', async () => {
  const { result, lines, left } = await play('coupon');
  expect(result.different).toEqual([]);
  expect(result.skipped).toEqual(['a coupon that is over is refused']);
  expect(result.same).toContain('a coupon for one is refused the second time');
  expect(await left('coupons')).toEqual([]);
  const secure = await play('3-D Secure that passes begins it');
  expect(secure.result.skipped).toHaveLength(1);
  expect([...lines, ...secure.lines].join('\n')).toMatch(/in a browser, and no call answers it/);
});

it('reports a difference field by field', async () => {
  const { result, lines } = await play('a renewal that is declined is past due', (_, text) =>
    text.replaceAll('"past_due"', '"unpaid"'),
  );
  expect(result).toMatchObject({
    same: [],
    different: ['a renewal that is declined is past due'],
  });
  expect(lines).toContain('    step 3 of 5: status is "unpaid", not "past_due"');
});

it('reports what Stripe refuses, and continues', async () => {
  const { result, lines } = await play('is paid at once', (path, text) =>
    path.endsWith('/attach') && text.includes('mastercard')
      ? JSON.stringify({ error: { type: 'invalid_request_error', message: 'No mastercards.' } })
      : text,
  );
  expect(result.same).toContain('a monthly plan is paid at once');
  expect(result.different).toEqual(['a yearly plan is paid at once']);
  expect(lines.join('\n')).toContain('No mastercards.');
});

it('only a test key is accepted, and only for Stripe or this machine', () => {
  expect(readSandbox({})).toBeNull();
  expect(readSandbox({ STRIPE_TEST_KEY: key })).toEqual({ key, base: null });
  for (const wrong of ['sk_live_0123456789', 'rk_test_0123456789', 'pk_test_0123456789', 'x']) {
    expect(() => readSandbox({ STRIPE_TEST_KEY: wrong })).toThrow(/must begin with sk_test_/);
  }
  for (const STRIPE_TEST_API_BASE of [
    'https://127.0.0.1:1',
    'http://example.com',
    'http://127.0.0.1.example.com',
    'x',
  ]) {
    expect(() => readSandbox({ STRIPE_TEST_KEY: key, STRIPE_TEST_API_BASE })).toThrow(
      /an http address of this machine/,
    );
  }
});

it.each([
  ['without a key', '', 0, 'Nothing was asked of Stripe: STRIPE_TEST_KEY is not set.\n'],
  ['with a live key', 'sk_live_0123456789', 1, /^STRIPE_TEST_KEY must begin with sk_test_/],
])('the program states why it does nothing %s', (_, given, code, words) => {
  const program = join(repository, 'packages/stripe-emulator/src/sandbox/main.ts');
  const env = { ...process.env, STRIPE_TEST_KEY: given, VITEST: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([code, '']);
  if (typeof words === 'string') expect(stdout).toBe(words);
  else expect(stdout).toMatch(words);
  expect(stdout).not.toContain('0123456789');
});
