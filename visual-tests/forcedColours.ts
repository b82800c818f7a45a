/** The browser with forced colours. */
import { nextFrames } from '../.storybook/framePerStep.ts';
import { cdp } from 'vitest/browser';

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      // The list replaces the browser's start options.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Chromium sometimes keeps the collapsed lines of a table when colours become forced: this lays them out again. */
function drawTablesAnew() {
  const tables = [...document.querySelectorAll('table')];
  for (const table of tables) table.style.borderCollapse = 'separate';
  for (const table of tables) table.getBoundingClientRect();
  for (const table of tables) table.style.removeProperty('border-collapse');
}

/** Forces the colours while the page is checked. */
export async function inForcedColours(look: () => Promise<void> | void) {
  await emulate('active');
  try {
    drawTablesAnew();
    await nextFrames();
    await look();
  } finally {
    await emulate('none');
  }
}
