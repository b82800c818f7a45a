import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeApp } from '../app.ts';
import { startTestServer } from '../../test/support/server.ts';

async function frameSources(embeds: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hangtag</title>');
  const { services } = await startTestServer({
    embeds: embeds.map((url, at) => ({ id: `embed-${at + 1}`, name: 'Sales', url })),
  });
  const answer = await makeApp(services, folder).request('/admin/quicksight');
  const policy = answer.headers.get('content-security-policy') ?? '';
  return policy.split('; ').find((rule) => rule.startsWith('frame-src'));
}

async function pageWith(settings: Parameters<typeof startTestServer>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head><title>Hangtag</title>');
  const { services } = await startTestServer(settings);
  const answer = await makeApp(services, folder).request('/');
  return { policy: answer.headers.get('content-security-policy') ?? '' };
}

const keys = { publishableKey: 'pk_live_1', secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };

it('names no host of Stripe where the emulator answers', async () => {
  const { policy } = await pageWith({});
  expect(policy).not.toContain('stripe.com');
});

it('lets Stripe in where Stripe is asked', async () => {
  const { policy } = await pageWith({ stripe: { ...keys, mode: 'live' } });
  expect(policy).toContain("script-src 'self' https://js.stripe.com");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  expect(policy).toContain('https://hooks.stripe.com');
  expect(policy).not.toContain('unsafe');
});

it('lets its pages frame nothing but themselves', async () => {
  expect(await frameSources([])).toBe("frame-src 'self'");
});

it('and the dashboards that the installation names [D42]', async () => {
  expect(await frameSources(['https://bi.example.com/1', 'https://bi.example.com/2'])).toBe(
    "frame-src 'self' https://bi.example.com",
  );
});
