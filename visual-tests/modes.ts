/** Further ways to look at a story without mounting it again: in other widths, right to left, in forced colours. */
import { page } from 'vitest/browser';
import { forceDirection } from '../.storybook/globals/direction.ts';
import { inForcedColours } from './forcedColours.ts';

type Look = () => Promise<void>;
type Mode = (look: Look) => Promise<void>;

const atSize =
  (width: number, height: number): Mode =>
  async (look) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(width, height);
    try {
      await look();
    } finally {
      await page.viewport(innerWidth, innerHeight);
    }
  };

/** WCAG 1.4.10: what 1280 pixels are at 400 per cent. */
const narrow = atSize(320, 640);

const rightToLeft: Mode = async (look) => {
  forceDirection('rtl');
  try {
    await look();
  } finally {
    forceDirection(null);
  }
};

/** In which modes a flagship is pictured, by the name of the folder of pictures; the page is as before when one is over. */
export const picturedModes: Readonly<Record<'phone' | 'rtl' | 'forced', Mode>> = {
  phone: narrow,
  rtl: rightToLeft,
  forced: inForcedColours,
};
