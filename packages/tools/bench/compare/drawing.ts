/** What drawing, rendering again and scrolling cost in a browser whose processor is 4 times slower. */
import type { Browser } from 'playwright';
import { percentile } from '../../src/measure/load.ts';
import type { Screen } from './build.ts';

/** One thing to draw. */
export interface Case {
  readonly screen: Screen;
  readonly count: number;
  /** Selects the items; the case is scrolled then. */
  readonly items?: string;
}

export const cases: readonly Case[] = [
  { screen: 'Users', count: 5 },
  { screen: 'Rows', count: 10_000, items: '[role=row], tr, .ant-table-row' },
  { screen: 'Gallery', count: 1000 },
  { screen: 'Gallery', count: 10_000, items: '[role=row], [data-item]' },
  { screen: 'Dialog', count: 0 },
];

/** The figures of one case; times in milliseconds, memory in bytes. */
export interface Drawn {
  readonly drawn: number;
  readonly heap: number;
  /** Components that render with equal props. */
  readonly renders: number;
  readonly frameP95: number | null;
  /** Frames with a blank strip, of `FRAMES`. */
  readonly blank: number | null;
}

const SLOWNESS = 4;
/** So many that MUI's 100 rows do not end. */
export const FRAMES = 100;

/** Draws a case once in a page of its own. */
export async function drawOnce(
  browser: Browser,
  address: string,
  { screen, count, items }: Case,
): Promise<Drawn> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(`${address}?measured&count=${count}`, { waitUntil: 'networkidle' });
    const live = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    };
    const before = await live();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    let drawn = await page.evaluate(() => window.twin.draw());
    // Of a dialog, opening counts.
    if (screen === 'Dialog') drawn = await page.evaluate(() => window.twin.press());
    const heap = (await live()) - before;
    const renders = await page.evaluate(() => window.twin.drawAgain());
    const scrolled =
      items === undefined
        ? null
        : await page.evaluate(([frames, selector]) => window.twin.scroll(frames, selector), [
            FRAMES,
            items,
          ] as const);
    return {
      drawn,
      heap,
      renders,
      frameP95: scrolled && percentile(scrolled.frames, 0.95),
      blank: scrolled && scrolled.blank,
    };
  } finally {
    await context.close();
  }
}
