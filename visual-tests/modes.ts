/** Further ways to look at a story tagged `picture-modes`: on a narrow phone, right to left, in forced colours. */
import { page } from 'vitest/browser';
import { forceDirection } from '../.storybook/direction.ts';
import { inForcedColours } from './forcedColours.ts';

/** WCAG 1.4.10: what 1280 pixels are at 400 per cent. */
const narrow = { width: 320, height: 640 };

type Look = () => Promise<void>;

async function onAPhone(look: Look) {
  const { innerWidth, innerHeight } = window;
  await page.viewport(narrow.width, narrow.height);
  try {
    await look();
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}

async function rightToLeft(look: Look) {
  forceDirection('rtl');
  try {
    await look();
  } finally {
    forceDirection(null);
  }
}

/** Each mode by the name of its folder of pictures; the page is as before when one is over. */
export const modes: Readonly<Record<'phone' | 'rtl' | 'forced', (look: Look) => Promise<void>>> = {
  phone: onAPhone,
  rtl: rightToLeft,
  forced: inForcedColours,
};
