import type { Scrolled } from './types.ts';

/** Distance of the points that are looked at, in pixels; three in a row without an item are a blank strip. */
const STRIDE = 24;
const POINTS = 3;

const STEP = 40;

/** Lists that draw everything take seconds a frame; so long they are scrolled, in milliseconds. */
const MOST_MS = 8000;

/** The element with the most to scroll; some libraries hide its scrollbar and draw their own. */
function scroller(): Element {
  const [longest] = [...document.querySelectorAll('body *')]
    .filter((each) => each.scrollHeight > each.clientHeight + 100)
    .filter((each) => /auto|scroll|hidden/.test(getComputedStyle(each).overflowY))
    .toSorted((one, other) => other.scrollHeight - one.scrollHeight);
  return longest ?? document.documentElement;
}

function hasBlank(box: DOMRect, items: string): boolean {
  const x = box.left + Math.min(100, box.width / 2);
  let missing = 0;
  for (let y = Math.max(0, box.top) + 80; y < Math.min(box.bottom, innerHeight); y += STRIDE) {
    missing = document.elementFromPoint(x, y)?.closest(items) ? 0 : missing + 1;
    if (missing === POINTS) return true;
  }
  return false;
}

/** Scrolls down so many frames, or as many as there are in eight seconds. */
export async function scroll(count: number, items: string): Promise<Scrolled> {
  const within = scroller();
  const box =
    within === document.documentElement
      ? new DOMRect(0, 0, innerWidth, innerHeight)
      : within.getBoundingClientRect();
  // Virtual lists let no pointer through while they scroll, and then no point finds an item.
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: '* { pointer-events: auto !important; }',
    }),
  );
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let blank = 0;
  const end = performance.now() + MOST_MS;
  let before = await frame();
  for (let each = 0; each < count && performance.now() < end; each += 1) {
    within.scrollTop += STEP;
    const now = await frame();
    frames.push(now - before);
    before = now;
    if (hasBlank(box, items)) blank += 1;
  }
  return { frames, blank };
}
