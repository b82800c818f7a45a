import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterDeploy } from './deploy.ts';

const page = (entry: string) =>
  `<script type="module" crossorigin src="/assets/${entry}.js"></script>`;
const lost = new Error('Failed to fetch dynamically imported module');
const reload = vi.fn<() => void>();
let served = 'index-1';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', {
    querySelector: () => ({ src: 'http://app.example/assets/index-1.js' }),
  });
  vi.stubGlobal('location', { href: 'http://app.example/product', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page(served))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('the page reloads once after a deploy', async () => {
  served = 'index-2';
  void reloadAfterDeploy(lost);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(reloadAfterDeploy(lost)).rejects.toBe(lost);
  expect(reload).toHaveBeenCalledOnce();
});

test('the failure is shown without a deploy or without a network', async () => {
  served = 'index-1';
  await expect(reloadAfterDeploy(lost)).rejects.toBe(lost);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(reloadAfterDeploy(lost)).rejects.toBe(lost);
  expect(reload).not.toHaveBeenCalled();
});
