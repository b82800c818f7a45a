/** Storybook's docs in our type and colours, one theme for each of ours. */
import { contrast } from '@hangtag/ui/theme/contrast';
import { dark } from '@hangtag/ui/theme/dark';
import { light } from '@hangtag/ui/theme/light';
import { scale } from '@hangtag/ui/theme/scale';
import { create } from 'storybook/theming/create';

type Colours = Record<keyof (typeof light)['color'], string>;

const pixels = (length: string) => Number.parseInt(length, 10);

const themeOf = (base: 'light' | 'dark', color: Colours) =>
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
export const docsThemes = {
  light: themeOf('light', light.color),
  dark: themeOf('dark', dark.color),
  contrast: themeOf('light', contrast.color),
} as const;

/** The value of `data-theme` that the toolbar's choice stands for. */
export function themeName(chosen: unknown): keyof typeof docsThemes {
  const word = String(chosen);
  if (word.includes('contrast')) return 'contrast';
  return word.includes('dark') ? 'dark' : 'light';
}
