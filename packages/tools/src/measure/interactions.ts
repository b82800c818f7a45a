/** How long a page takes to answer what a person does, by the browser's own Event Timing. */
import type { Page } from 'playwright';

/** Entries below this are not made; in milliseconds. */
const LEAST_MS = 16;

/** One interaction. Times in milliseconds. */
export interface Interaction {
  /** From the key or press to the frame that shows its effect, in steps of 8. */
  readonly duration: number;
  /** Of it the scripts that the event itself ran. */
  readonly processing: number;
  /** The event that took longest, such as `click` or `keydown`. */
  readonly event: string;
}

declare global {
  /** The longest event of each interaction since the last look, by its id. */
  var observedInteractions: Map<number, Interaction>;
}

/** Runs in the page before its own scripts. */
function observe(least: number): void {
  const longest = new Map<number, Interaction>();
  globalThis.observedInteractions = longest;
  const init = { type: 'event', durationThreshold: least, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const { interactionId, duration, name: event } = entry;
      const processing = entry.processingEnd - entry.processingStart;
      const known = longest.get(interactionId);
      // Of the events of one press that end in the same frame, the one that worked longest.
      if (known && (duration - known.duration || processing - known.processing) <= 0) continue;
      longest.set(interactionId, { duration, processing, event });
    }
  }).observe(init);
}

/** Watches what follows in this page, and makes its processor so many times slower. */
export async function watchInteractions(page: Page, slowness: number): Promise<void> {
  await page.addInitScript(observe, LEAST_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Waits until nothing loads any more; the frame of a preview may hold a request open, which nobody waits for. */
const quietNetwork = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

/** Forgets what was seen, after network and processor are quiet: what loads while a person acts is not part of it. */
export async function forgetInteractions(page: Page): Promise<void> {
  await quietNetwork(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    globalThis.observedInteractions.clear();
  });
}

/** The longest interaction since then; what is below 16 ms counts as 16. */
export async function longestInteraction(page: Page): Promise<Interaction> {
  await quietNetwork(page);
  // An entry is there after the frame that follows it.
  const seen = await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return [...globalThis.observedInteractions.values()];
  });
  const least: Interaction = { duration: LEAST_MS, processing: 0, event: 'none' };
  return seen.reduce((longest, each) => (each.duration > longest.duration ? each : longest), least);
}
