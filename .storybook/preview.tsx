// The layers come first: their order is decided where they are first named.
import '@hangtag/ui/theme/layers.css';
import '@hangtag/ui/theme/fonts.css';
import '@hangtag/ui/theme/reset.css';
import '@hangtag/ui/theme/themes.css';
import '@hangtag/ui/theme/reducedMotion.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { a11y } from './a11y.ts';
import { withDirection } from './direction.tsx';
import { withFrame } from './frame.tsx';
import { startWire, unexpectedRequests } from './wire.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes(), addonMsw(startWire)],
  tags: ['autodocs'],
  parameters: {
    a11y,
    layout: 'fullscreen',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Layout', 'Elements', 'Patterns', 'Screens'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1100px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        title: 'Direction',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: 'ltr' },
  decorators: [
    withFrame,
    withDirection,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', 'high contrast': 'contrast' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  beforeEach: () => {
    unexpectedRequests.length = 0;
  },
  afterEach: () => {
    if (unexpectedRequests.length > 0)
      throw new Error(
        `The story asked for what nothing answers:\n${unexpectedRequests.join('\n')}`,
      );
  },
});
