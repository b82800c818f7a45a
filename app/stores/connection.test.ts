import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

let answering: Answering;
const hear: Record<string, () => void> = {};

/** The connection store of a separate tab, which follows the browser's events and polls the server. */
async function open() {
  const { sent } = fakeBrowser((one) => answering(one));
  const network = { onLine: true };
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', (kind: string, run: () => void) => void (hear[kind] = run));
  vi.resetModules();
  const store = await import('./connection.ts');
  const { call } = await import('../api/client.ts');
  const back = vi.fn<() => void>();
  store.onReconnect(back);
  store.followConnection();
  const looks = () => sent.filter(({ path }) => path === '/ready').length;
  return { ...store, network, ask: () => call('/api/a').catch(() => undefined), back, looks };
}

beforeEach(() => {
  vi.useFakeTimers();
  answering = () => ({ status: 204 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call without an answer means disconnected; the first answer reports the connection once', async () => {
  const { ask, back } = await open();
  answering = () => ({ status: null });
  await ask();
  await ask();
  expect(back).not.toHaveBeenCalled();
  answering = () => ({ status: 204 });
  await ask();
  await ask();
  expect(back).toHaveBeenCalledOnce();
});

test('a refusal is an answer: the server is connected', async () => {
  const { ask, back } = await open();
  answering = () => ({ status: null });
  await ask();
  answering = () => ({ status: 422, body: {} });
  await ask();
  expect(back).toHaveBeenCalledOnce();
});

test('a disconnected server is polled less and less often', async () => {
  const { ask, back, looks } = await open();
  answering = () => ({ status: null });
  await ask();
  await vi.advanceTimersByTimeAsync(8000);
  expect(looks()).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(5);
  answering = () => ({ status: 204 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(back).toHaveBeenCalledOnce();
  const seen = looks();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looks()).toBe(seen);
});

test('offline and online events are used, and “online” is verified', async () => {
  const { back, looks } = await open();
  hear['offline']?.();
  answering = () => ({ status: null });
  hear['online']?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(looks()).toBe(1);
  expect(back).not.toHaveBeenCalled();
  answering = () => ({ status: 204 });
  hear['online']?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(back).toHaveBeenCalledOnce();
});

test('only a browser without a network is offline; a server may be unreachable', async () => {
  const { ask, network, currentConnection } = await open();
  answering = () => ({ status: null });
  await ask();
  expect(currentConnection()).toBe('silent');
  network.onLine = false;
  hear['offline']?.();
  expect(currentConnection()).toBe('offline');
  network.onLine = true;
  answering = () => ({ status: 204 });
  await ask();
  expect(currentConnection()).toBe('online');
});
