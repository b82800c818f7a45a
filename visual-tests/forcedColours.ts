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

/** Forces the colours while the page is looked at. */
export async function inForcedColours(look: () => Promise<void> | void) {
  await emulate('active');
  try {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await look();
  } finally {
    await emulate('none');
  }
}
