import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Bench } from '../types.ts';
import { lastChange } from './settle.ts';
import { drawn, takeClass, thingsOf } from './subjects.tsx';

let mounted: { readonly root: Root; readonly box: HTMLElement } | null = null;

const size = () => document.querySelectorAll('*').length;

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
