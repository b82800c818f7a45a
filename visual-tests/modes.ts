/** Further ways to look at a story without mounting it again: in other widths, right to left, in forced colours. */
import { page } from 'vitest/browser';
import { forceDirection } from '../.storybook/direction.ts';
import type { ModeName } from '../.storybook/modes.ts';
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

/** The modes of Chromatic in which axe can find something that it does not find in the played one. */
export const judgedModes: Readonly<Partial<Record<ModeName, Mode>>> = {
  narrow,
  phone: atSize(390, 844),
  tablet: atSize(820, 1100),
  'right to left': rightToLeft,
};
