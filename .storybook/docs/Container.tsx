import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { BrandProvider } from '../globals/brand.tsx';
import { DensityProvider } from '../globals/density.tsx';
import { MotionProvider } from '../globals/motion.tsx';
import { ThemeProvider, themeOf } from '../globals/theme.tsx';
import { storybookThemes } from './storybookThemes.ts';
import './storybook.css.ts';

type Globals = Readonly<Record<string, unknown>>;

interface GlobalsEvent {
  readonly globals: Globals;
}

/** The last globals of the toolbar; the channel keeps them for later listeners. */
function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const last: unknown = channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0];
  return (last as GlobalsEvent | undefined)?.globals ?? {};
}

/** Every docs page in the theme, brand and density of the toolbar. */
export function Container({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = ({ globals }: GlobalsEvent) => setChosen(globals);
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, []);
  return (
    <ThemeProvider theme={chosen['theme']}>
      <BrandProvider brand={chosen['brand']}>
        <DensityProvider density={chosen['density']}>
          <MotionProvider motion={chosen['motion']}>
            <DocsContainer context={context} theme={storybookThemes[themeOf(chosen['theme'])]}>
              {children}
            </DocsContainer>
          </MotionProvider>
        </DensityProvider>
      </BrandProvider>
    </ThemeProvider>
  );
}
