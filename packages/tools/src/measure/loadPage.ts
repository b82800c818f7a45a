/** One page load in a browser with a slow processor and a slow line. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What a person waits for, and what the browser loads for it. Times in milliseconds from the navigation. */
export interface PageLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The sum of layout shifts, without unit. */
  readonly shift: number;
  readonly requestsBeforePaint: number;
  /** Requests until the network is quiet. */
  readonly requests: number;
  /** Bytes of script as transferred, headers included. */
  readonly script: number;
  /** Bytes of everything as transferred, headers included. */
  readonly bytes: number;
  /** How the page itself came, such as `http/1.1` or `h2`. */
  readonly protocol: string;
}

/** A phone of the lower middle class: 4 times slower, 1.6 Mbit/s, 150 ms. */
const SLOWNESS = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

declare global {
  /** What the page's observers saw. */
  var observedLoad: { largestPaint: number; shift: number };
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen = { largestPaint: 0, shift: 0 };
  globalThis.observedLoad = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page when the network is quiet. */
function readObserved() {
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType('resource');
  const [page] = performance.getEntriesByType('navigation');
  return {
    ...globalThis.observedLoad,
    firstPaint,
    protocol: page instanceof PerformanceNavigationTiming ? page.nextHopProtocol : '',
    requestsBeforePaint: resources.filter(({ startTime }) => startTime < firstPaint).length + 1,
  };
}

async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  const scripts = new Set<string>();
  const total = { requests: 0, script: 0, bytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    total.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total.bytes += encodedDataLength;
    if (scripts.has(requestId)) total.script += encodedDataLength;
  });
  return total;
}

/** Loads an address once, with an empty cache. */
export async function loadPage(
  browser: Browser,
  address: string,
  session: BrowserContextOptions['storageState'],
): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // A proxy of a measurement has a certificate that nobody has signed.
    ignoreHTTPSErrors: true,
    ...(session && { storageState: session }),
  });
  try {
    const page = await context.newPage();
    const total = await countBytes(page);
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    // A slow processor may still work on the script when the network is quiet.
    await page.waitForFunction(() => globalThis.observedLoad.largestPaint > 0);
    return { ...(await page.evaluate(readObserved)), ...total };
  } finally {
    await context.close();
  }
}
