/** Puts the values on the page: `data-theme` on the root chooses; without it the system's preference does. */
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { contrast } from './contrast.ts';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { tokens } from './layers.css.ts';
import { light } from './light.ts';
import { scale } from './scale.ts';

const themed = {
  light: assignVars(vars, { ...scale, ...light }),
  dark: assignVars(vars, { ...scale, ...dark }),
  contrast: assignVars(vars, { ...scale, ...contrast }),
};

globalStyle(':root, [data-theme="light"]', {
  '@layer': { [tokens]: { vars: themed.light, colorScheme: 'light' } },
});
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [tokens]: {
      '@media': {
        '(prefers-color-scheme: dark)': { vars: themed.dark, colorScheme: 'dark' },
        '(prefers-contrast: more)': { vars: themed.contrast, colorScheme: 'light' },
      },
    },
  },
});
globalStyle('[data-theme="dark"]', {
  '@layer': { [tokens]: { vars: themed.dark, colorScheme: 'dark' } },
});
globalStyle('[data-theme="contrast"]', {
  '@layer': { [tokens]: { vars: themed.contrast, colorScheme: 'light' } },
});
