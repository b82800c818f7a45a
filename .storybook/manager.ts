/** Storybook's own frame in our name and colours. */
import { light } from '@hangtag/ui/theme/light';
import { scale } from '@hangtag/ui/theme/scale';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const { color } = light;
const radius = Number.parseInt(scale.radius.control, 10);

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Hangtag',
    fontBase: scale.font.work,
    fontCode: scale.font.code,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.paper,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    appBorderRadius: radius,
    textColor: color.ink,
    textInverseColor: color.onAccent,
    textMutedColor: color.inkQuiet,
    barBg: color.surface,
    barTextColor: color.inkSecond,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    inputBg: color.surface,
    inputBorder: color.edge,
    inputTextColor: color.ink,
    inputBorderRadius: radius,
  }),
});
