import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const tone = (background: string, color: string, outline: string = vars.color.quietOutline) =>
  inElements({ background, color, borderColor: outline });

export const badge = recipe({
  base: inElements({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 22,
    paddingInline: 7,
    border: '1px solid',
    borderRadius: vars.radius.mark,
    font: vars.text.caption,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: tone(vars.color.tint, vars.color.inkSecond),
      accent: tone(vars.color.accentSoft, vars.color.accentText),
      caution: tone(vars.color.cautionSoft, vars.color.cautionText),
      danger: tone(vars.color.dangerSoft, vars.color.dangerText),
      outline: tone('transparent', vars.color.ink, vars.color.lineStrong),
    },
  },
});
