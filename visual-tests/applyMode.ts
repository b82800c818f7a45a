/** Shows a rendered story in a further mode, without mounting it again. */
import { page } from 'vitest/browser';
import { forceDirection } from '../.storybook/globals/direction.ts';
import { type ModeName } from '../.storybook/modes.ts';
import { viewports } from '../.storybook/viewports.ts';
import { inForcedColours } from './forcedColours.ts';

type Look = () => Promise<void>;
type Mode = (look: Look) => Promise<void>;

const atSize =
  ({ width, height }: { readonly width: number; readonly height: number }): Mode =>
  async (look) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(width, height);
    try {
      await look();
    } finally {
      await page.viewport(innerWidth, innerHeight);
    }
  };

const rightToLeft: Mode = async (look) => {
  forceDirection('rtl');
  try {
    await look();
  } finally {
    forceDirection(null);
  }
};

/** The modes in which a flagship is pictured, by the folder of their pictures; each restores the page afterwards. */
export const picturedModes = {
  narrow: atSize(viewports.narrow),
  'right to left': rightToLeft,
  'forced colors': inForcedColours,
} satisfies Partial<Record<ModeName, Mode>>;
