/**
 * `npm run prove -- loading`: what a person on a slow phone waits for, on five routes, on a static page of the same look,
 * at a scanned code with its faces and without, through the redirect of its printed code, and on the routes over HTTP/2
 * where nginx is installed; in turns of one run. It fails when a page loads more files or script than its budget; times
 * are for people.
 */
import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { requireBrowser, softwareRenderingSwitches } from '../browser.ts';
import { listen } from '../live/listen.ts';
import { seededDataDir } from '../live/seeded.ts';
import { startServer } from '../live/server.ts';
import { app, buildIfChanged, publicPage } from '../start/build.ts';
import { step } from '../steps.ts';
import { openHttp2 } from './http2.ts';
import { compared, routes } from './loadingRoutes.ts';
import { loadPage, type PageLoad } from './loadPage.ts';
import { memberOf, sessionAt, signIn } from './member.ts';
import { table } from './report.ts';
import { SCANNED, pagePath, pageTwin } from './scannedPage.ts';
import { writeSection } from './markdownSections.ts';
import { staticTwin } from './staticTwin.ts';

const ROUNDS = Number(process.argv[2] ?? 5);

/** The most that a page may move while it loads, as Chromium's cumulative layout shift. */
const MOST_SHIFT = 0.02;

const SCANNED_PAGE = 'scanned page';
const WITHOUT_FACES = 'the same without its faces';

/** The page where it is, and where its printed code leads: the difference is what the redirect costs. */
const DIRECT = 'page at its own address';
const REDIRECTED = 'page through its printed code';
const OVER_HTTP2 = ' over HTTP/2';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

function medians(loads: readonly PageLoad[]): PageLoad {
  const of = (pick: (load: PageLoad) => number) => median(loads.map(pick));
  return {
    firstPaint: of((load) => load.firstPaint),
    largestPaint: of((load) => load.largestPaint),
    shift: of((load) => load.shift),
    requestsBeforePaint: of((load) => load.requestsBeforePaint),
    requests: of((load) => load.requests),
    script: of((load) => load.script),
    bytes: of((load) => load.bytes),
    protocol: loads[0]?.protocol ?? '',
  };
}

await buildIfChanged(publicPage);
await buildIfChanged(app);
const dataDir = await seededDataDir('hangtag-loading-');
const server = await startServer(dataDir);
const proxy = await openHttp2(server.port);
const { executablePath, args } = await requireBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, ...softwareRenderingSwitches],
});
try {
  const { session, productId } = await signIn(browser, server.origin, memberOf(dataDir));
  const html = await staticTwin(browser, `${server.origin}/login`);
  const twin = await listen(() =>
    Promise.resolve(new Response(html, { headers: { 'Content-Type': 'text/html' } })),
  );
  const scanned = await pageTwin(server.origin, true);
  const withoutFaces = await pageTwin(server.origin, false);
  const direct = server.origin + (await pagePath(server.origin));
  const loads = new Map<string, PageLoad[]>();
  const add = (name: string, load: PageLoad) => loads.set(name, [...(loads.get(name) ?? []), load]);
  for (let round = 1; round <= ROUNDS; round += 1)
    await step(`Round ${round} of ${ROUNDS}`, async () => {
      add('static sign-in', await loadPage(browser, twin.origin, undefined));
      add(SCANNED_PAGE, await loadPage(browser, scanned.origin + SCANNED, undefined));
      add(DIRECT, await loadPage(browser, direct, undefined));
      add(REDIRECTED, await loadPage(browser, server.origin + SCANNED, undefined));
      add(WITHOUT_FACES, await loadPage(browser, withoutFaces.origin + SCANNED, undefined));
      for (const { name, path, isMember } of routes) {
        const address = path.replace(':productId', productId);
        const own = isMember ? session : undefined;
        add(name, await loadPage(browser, server.origin + address, own));
        if (!proxy) continue;
        const load = await loadPage(
          browser,
          proxy.origin + address,
          own && sessionAt(own, proxy.origin),
        );
        if (load.protocol !== 'h2') throw new Error(`nginx spoke ${load.protocol}.`);
        add(name + OVER_HTTP2, load);
      }
    });
  for (const each of [twin, scanned, withoutFaces]) await each.close();
  const figures = new Map([...loads].map(([name, each]) => [name, medians(each)]));
  const paintOf = (name: string) => figures.get(name)?.firstPaint ?? Number.NaN;
  const ratio = paintOf(SCANNED_PAGE) / paintOf(WITHOUT_FACES);
  const text = `A browser with an empty cache, a processor 4 times slower, 1.6 Mbit/s and 150 ms over HTTP/1.1; medians of ${ROUNDS} rounds,
all pages in turn. The static sign-in is the same markup with its styles inline, without script, fonts and picture.
The scanned page and the same without its faces come from one server that passes them on. HTTP/2 is that of the documented nginx,
with TLS; the line delays each request and no handshake.
Requests and bytes are exact; the command fails when they or the shift grow beyond their budget.

${table(
  [
    'page',
    'first paint',
    'largest paint',
    'shift',
    'requests before paint',
    'until quiet',
    'script',
    'all',
  ],
  [...figures].map(([name, load]) => [
    name,
    `${Math.round(load.firstPaint)} ms`,
    `${Math.round(load.largestPaint)} ms`,
    load.shift.toFixed(3),
    load.requestsBeforePaint,
    load.requests,
    `${kilobytes(load.script)} kB`,
    `${kilobytes(load.bytes)} kB`,
  ]),
)}

Through the redirect of its printed code the page paints first after ${Math.round(paintOf(REDIRECTED))} ms, at its own address
after ${Math.round(paintOf(DIRECT))} ms: before decision 0060 the number's address answered with the page itself.

The scanned page paints first after ${ratio.toFixed(2)} times what it needs without its faces; the aim is at most 1.1.

${compared}`;
  writeSection('What a slow phone waits for', 'npm run prove -- loading', text);
  console.log(`\n${text}`);
  for (const [name, { shift }] of figures) {
    if (shift <= MOST_SHIFT) continue;
    console.error(`${name}: moves by ${shift.toFixed(3)}; at most ${MOST_SHIFT}.`);
    process.exitCode = 1;
  }
  for (const { name, most } of routes) {
    const load = figures.get(name);
    if (!load) continue;
    if (load.requests <= most.requests && kilobytes(load.script) <= most.script) continue;
    console.error(
      `${name}: ${load.requests} requests and ${kilobytes(load.script)} kB of script; at most ${most.requests} and ${most.script}.`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await proxy?.close();
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
