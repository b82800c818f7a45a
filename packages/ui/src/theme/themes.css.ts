/**
 * Applies the values to the page: `data-theme` on the root selects the theme; without it the system's preference does.
 */
import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities } from './density.ts';
import { tokens } from './layers.css.ts';
import { scale } from './scale.ts';
import { type ThemeName, themeCss } from './themes.ts';

const { font, text, space, radius, size, motion, ...themed } = vars;

const place = (selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [tokens]: rule } });

const theme = (name: ThemeName) => ({
  vars: assignVars(themed, themeCss(name)),
  colorScheme: name === 'dark' ? 'dark' : 'light',
});

place(':root', { vars: assignVars({ font, text, space, radius, size, motion }, scale) });
place('[data-density="compact"]', {
  vars: {
    [size.controlSmall]: densities.compact.controlSmall,
    [size.control]: densities.compact.control,
    [size.controlLarge]: densities.compact.controlLarge,
    [size.controlInset]: densities.compact.controlInset,
    [size.row]: densities.compact.row,
  },
});
place(':root, [data-theme="light"]', theme('light'));
place(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': theme('dark'),
    '(prefers-contrast: more)': theme('contrast'),
  },
});
place('[data-theme="dark"]', theme('dark'));
place('[data-theme="contrast"]', theme('contrast'));
// Forced colours draw every box, in any theme.
place(':root, :root:not([data-theme]), [data-theme]', {
  '@media': { '(forced-colors: active)': { vars: { [vars.bleed]: '0' } } },
});
