// The layers come first: their first mention decides their order.
import '@hangtag/ui/theme/layers.css';
import '@hangtag/ui/theme/fonts.css';
import '@hangtag/ui/theme/reset.css';
import '@hangtag/ui/theme/themes.css';
import '@hangtag/ui/theme/reducedMotion.css';
import { showTimesOf } from '@hangtag/ui/support/formatDate';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { a11y } from './a11y.ts';
import { withBrand } from './globals/brand.tsx';
import { withDensity } from './globals/density.tsx';
import { withForcedState } from './forcedState.tsx';
import { waitAFramePerStep } from './framePerStep.ts';
import { docs } from './docs/index.tsx';
import { withFrame } from './frame.tsx';
import { runAxeOncePerState } from './axeOncePerState.ts';
import { withLocale } from './globals/locale.tsx';
import { ownModes } from './modes.ts';
import { withMotion } from './globals/motion.tsx';
import { moveDefaults } from './argTypes.ts';
import { settleAfterMount } from './settleAfterMount.ts';
import { withTheme } from './globals/theme.tsx';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { viewportOptions } from './viewports.ts';
import { expectNoUnmockedRequest, mockNetwork } from './mockNetwork.ts';

/** The prefix of the app's own storage keys; Storybook's keys are beside them. */
const appPrefix = 'hangtag.';

/**
 * Clears the app's browser storage before each story, so that none finds what another one typed, and at the end, including
 * what a page writes while it unmounts, such as unsent text.
 */
function clearAppStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(appPrefix)) storage.removeItem(key);
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y,
    docs,
    chromatic: { modes: ownModes },
    layout: 'fullscreen',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Start here',
            'Index',
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Icons',
            'Breakpoints',
            'Voice',
            'Brands',
            'Tokens',
            'Toolbars',
          ],
          'Layout',
          'Elements',
          'Patterns',
          [
            'Sign in',
            'Products',
            'Editor',
            'Assets',
            'Codes',
            'Billing',
            'People',
            'Company',
            'Platform',
            'App',
          ],
          'Screens',
        ],
      },
    },
    viewport: { options: viewportOptions },
  },
  argTypesEnhancers: [moveDefaults],
  globalTypes,
  initialGlobals,
  decorators: [
    withFrame,
    withForcedState,
    withLocale,
    withMotion,
    withDensity,
    withBrand,
    withTheme,
  ],
  beforeAll: waitAFramePerStep,
  beforeEach: [settleAfterMount, clearAppStorage, () => showTimesOf(null), mockNetwork],
  afterEach: [expectNoUnmockedRequest, runAxeOncePerState],
});
