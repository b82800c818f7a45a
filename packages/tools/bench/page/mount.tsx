import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Bench } from '../types.ts';
import { drawn, takeClass, thingsOf } from './subjects.tsx';

/** Frames without a change after which the page counts as settled. */
const quiet = 3;

let mounted: { readonly root: Root; readonly box: HTMLElement } | null = null;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const size = () => document.querySelectorAll('*').length;

/** Waits until nothing is added any more and returns when the last element was. */
async function lastChange(work: () => void): Promise<number> {
  let last = 0;
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  work();
  last = performance.now();
  for (let still = 0; still < quiet; still += 1) {
    const before = last;
    await frame();
    if (last !== before) still = -1;
  }
  observer.disconnect();
  return last;
}

export const bench: Bench = {
  mount: async (subject, count) => {
    const node = drawn(subject, count);
    const box = document.createElement('div');
    document.body.append(box);
    const before = size();
    const root = createRoot(box);
    mounted = { root, box };
    const started = performance.now();
    const ended = await lastChange(() => {
      flushSync(() => root.render(node));
      // Forces the browser's own layout, which would otherwise fall into the next frame.
      void document.body.offsetHeight;
    });
    if (subject === 'Button') takeClass();
    return {
      milliseconds: ended - started,
      nodes: size() - before,
      things: document.querySelectorAll(thingsOf[subject]).length,
    };
  },
  unmount: () => {
    mounted?.root.unmount();
    mounted?.box.remove();
    mounted = null;
  },
};
