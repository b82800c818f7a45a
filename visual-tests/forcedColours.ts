/** The browser as it is for who has chosen their own few colours. */
import { cdp } from 'vitest/browser';

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      // The list replaces what the browser was started with.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Chromium keeps the collapsed lines of a table as they were, now and then, when colours become forced: they are laid out anew. */
function drawTablesAnew() {
  const tables = [...document.querySelectorAll('table')];
  for (const table of tables) table.style.borderCollapse = 'separate';
  for (const table of tables) table.getBoundingClientRect();
  for (const table of tables) table.style.removeProperty('border-collapse');
}

/** Forces the colours while the page is looked at. */
export async function inForcedColours(look: () => Promise<void> | void) {
  await emulate('active');
  try {
    drawTablesAnew();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await look();
  } finally {
    await emulate('none');
  }
}
