/** Storybook's own frame and docs in our type and colours, one theme for each of ours. */
import { contrast } from '@hangtag/ui/theme/contrast';
import { dark } from '@hangtag/ui/theme/dark';
import { light } from '@hangtag/ui/theme/light';
import { scale } from '@hangtag/ui/theme/scale';
import { create } from 'storybook/theming/create';

type Colours = Record<keyof (typeof light)['color'], string>;

const pixels = (length: string) => Number.parseInt(length, 10);

const storybookTheme = (base: 'light' | 'dark', color: Colours) =>
  create({
    base,
    fontBase: scale.font.work,
    fontCode: scale.font.code,
    colorPrimary: color.accent,
    colorSecondary: color.accentText,
    appBg: color.paper,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    appBorderRadius: pixels(scale.radius.menu),
    textColor: color.ink,
    textInverseColor: color.onAccent,
    textMutedColor: color.inkQuiet,
    barBg: color.surface,
    barTextColor: color.inkSecond,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    inputBg: color.surface,
    inputBorder: color.edge,
    inputTextColor: color.ink,
    inputBorderRadius: pixels(scale.radius.control),
  });

/** By the value of `data-theme`. */
export const storybookThemes = {
  light: storybookTheme('light', light.color),
  dark: storybookTheme('dark', dark.color),
  contrast: storybookTheme('light', contrast.color),
} as const;
