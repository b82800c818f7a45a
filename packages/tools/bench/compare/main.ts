/**
 * `npm run prove -- twins`: the same screens with our library, plain React Aria, MUI and Ant Design, in turns of one run,
 * on a slow line and a slow processor.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { requireBrowser, softwareRenderingSwitches } from '../../src/browser.ts';
import { listen } from '../../src/live/listen.ts';
import { type PageLoad, loadPage } from '../../src/measure/loadPage.ts';
import { writeSection } from '../../src/measure/markdownSections.ts';
import { staticTwin } from '../../src/measure/staticTwin.ts';
import { step } from '../../src/steps.ts';
import { type Screen, installTwins, libraries, pathOf, screens, serveTwins } from './build.ts';
import { type Drawn, cases, drawOnce } from './drawing.ts';
import { report } from './report.ts';

const ROUNDS = 3;

/** Items of a page that is loaded. */
const counts: Readonly<Record<Screen, number>> = {
  SignIn: 0,
  Users: 5,
  Rows: 10_000,
  Gallery: 1000,
  Dialog: 0,
};

await installTwins();
const server = await step('Building all pages', serveTwins);
const { executablePath, args } = await requireBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, ...softwareRenderingSwitches],
});
try {
  const html = await staticTwin(browser, server.origin + pathOf('ours', 'SignIn'));
  const still = await listen(() =>
    Promise.resolve(new Response(html, { headers: { 'Content-Type': 'text/html' } })),
  );
  const loads = new Map<string, PageLoad[]>();
  const draws = new Map<string, Drawn[]>();
  const add = <Figures>(to: Map<string, Figures[]>, name: string, figures: Figures) =>
    to.set(name, [...(to.get(name) ?? []), figures]);
  for (let round = 1; round <= ROUNDS; round += 1)
    await step(`Round ${round} of ${ROUNDS}`, async () => {
      add(loads, 'static', await loadPage(browser, still.origin, undefined));
      for (const screen of screens)
        for (const library of libraries) {
          const address = `${server.origin}${pathOf(library, screen)}?count=${counts[screen]}`;
          add(loads, `${library} ${screen}`, await loadPage(browser, address, undefined));
        }
      for (const each of cases)
        for (const library of libraries) {
          const address = server.origin + pathOf(library, each.screen);
          const name = `${library} ${each.screen} ${each.count}`;
          add(draws, name, await drawOnce(browser, address, each));
        }
    });
  await still.close();
  const text = report(loads, draws, {
    rounds: ROUNDS,
    cores: cpus().length,
    load: loadavg()[0] ?? 0,
  });
  writeSection('Component library: beside others', 'npm run prove -- twins', text);
  console.log(`\n${text}`);
} finally {
  await browser.close();
  await server.close();
}
