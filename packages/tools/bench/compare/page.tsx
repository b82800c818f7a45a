import { takeRenders } from './renders.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Twin } from 'twin';
import { lastChange } from '../page/settle.ts';
import { makeItems } from './items.ts';
import { scroll } from './scroll.ts';
import type { TwinProps } from './types.ts';

const asked = new URLSearchParams(location.search);
const props: TwinProps = { items: makeItems(Number(asked.get('count'))) };
const root = createRoot(document.getElementById('root') ?? document.body);

const timed = async (work: () => void) => {
  const started = performance.now();
  return (await lastChange(work)) - started;
};
const draw = () => flushSync(() => root.render(<Twin {...props} />));

window.twin = {
  draw: () =>
    timed(() => {
      draw();
      // Forces the browser's own layout, which would otherwise fall into the next frame.
      void document.body.offsetHeight;
    }),
  press: () => timed(() => document.querySelector('button')?.click()),
  drawAgain() {
    takeRenders();
    draw();
    return takeRenders();
  },
  scroll,
};

if (!asked.has('measured')) root.render(<Twin {...props} />);
