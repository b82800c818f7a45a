import { PREVIEW_MINUTES } from '@hangtag/contract/wire/preview';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answering, fakeBrowser } from '../testing/browser.ts';

vi.mock('./session.ts', () => ({ currentCompanyId: () => 7, onOwnerChange: () => undefined }));

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

let answers: number;
let answer: Answering;

async function open() {
  const { sent } = fakeBrowser((one) => answer(one));
  vi.resetModules();
  return { sent, ...(await import('./preview.ts')) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = 0;
  answer = () => ({ status: 200, body: { url: `http://app.example/preview/${++answers}` } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a preview is requested in its mode, and again before its address expires', async () => {
  const { sent, openPreview } = await open();
  await openPreview(4, 'product');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [expect.stringMatching(/\/products\/4\/previewLinks$/), { mode: 'product' }],
  ]);
  await minutes(PREVIEW_MINUTES - 3);
  expect(sent).toHaveLength(1);
  await minutes(2);
  expect(sent).toHaveLength(2);
  await minutes(PREVIEW_MINUTES);
  expect(sent).toHaveLength(3);
});

test('a closed preview is not requested again', async () => {
  const { sent, openPreview, closePreview } = await open();
  await openPreview(4, 'company');
  closePreview();
  await minutes(2 * PREVIEW_MINUTES);
  expect(sent).toHaveLength(1);
});

test('of two opened previews only the last is renewed, whichever answer arrives first', async () => {
  const { sent, openPreview } = await open();
  const first = openPreview(4, 'company');
  const second = openPreview(5, 'company');
  await Promise.all([first, second]);
  await minutes(PREVIEW_MINUTES);
  expect(sent.slice(2).map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/products\/5\/previewLinks$/),
  ]);
});

test('a failed renewal is retried while the shown preview stays', async () => {
  const { sent, openPreview } = await open();
  await openPreview(4, 'company');
  answer = () => ({ status: null });
  await minutes(PREVIEW_MINUTES - 1);
  expect(sent.length).toBeGreaterThan(2);
  answer = () => ({ status: 200, body: { url: 'http://app.example/preview/9' } });
  await minutes(1);
  const before = sent.length;
  await minutes(PREVIEW_MINUTES - 4);
  expect(sent).toHaveLength(before);
});

test('a failed first call waits for the user', async () => {
  const { sent, openPreview } = await open();
  answer = () => ({ status: 500, body: { message: 'Server Error' } });
  await openPreview(4, 'company');
  await minutes(PREVIEW_MINUTES);
  expect(sent).toHaveLength(1);
});
