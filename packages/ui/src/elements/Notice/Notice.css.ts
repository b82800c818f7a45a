import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { measure } from '../../theme/measure.css.ts';

const tone = (background: string, color: string, border: string) =>
  inElements({ background, color, borderColor: border });

/** The border is the tone's colour, thinned to an edge. */
const edgeOf = (color: string) => `color-mix(in srgb, ${color} 35%, transparent)`;

export const notice = recipe({
  base: inElements({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: vars.space.s12,
    padding: `${vars.space.s12} ${vars.space.s16}`,
    border: '1px solid',
    borderRadius: vars.radius.menu,
    font: vars.text.data,
  }),
  variants: {
    tone: {
      neutral: tone(vars.color.surface, vars.color.inkSecond, vars.color.line),
      accent: tone(vars.color.accentSoft, vars.color.accentText, edgeOf(vars.color.accentText)),
      caution: tone(vars.color.cautionSoft, vars.color.cautionText, edgeOf(vars.color.cautionMark)),
      danger: tone(vars.color.dangerSoft, vars.color.dangerText, edgeOf(vars.color.dangerText)),
    },
  },
});

/** The icon and the text; the actions wrap below where less width than this is left. */
export const words = style(
  inElements({ flex: '1 1 264px', display: 'flex', columnGap: vars.space.s12, minWidth: 0 }),
);

export const body = style(
  inElements({
    // A row in it reaches to its end.
    flexGrow: 1,
    // Prevents a short last line; balanced lines would leave half of the width empty.
    textWrap: 'pretty',
    maxWidth: fallbackVar(measure, '66ch'),
    overflowWrap: 'anywhere',
    minWidth: 0,
  }),
);
export const title = style(inElements({ fontWeight: 600 }));

export const actions = style(
  inElements({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s8,
    // Below the text, actions align with it: past the icon and its gap.
    marginInlineStart: 28,
  }),
);

/** Centres the icon on the first line of text. */
export const mark = style(inElements({ flex: 'none', paddingBlockStart: 2 }));
