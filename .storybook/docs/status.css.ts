/** The accessibility status: a shape, a word, and its source. */
import { vars } from '@hangtag/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius, space, text } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: space.s24,
});
export const fact = style({ display: 'flex', flexDirection: 'column', gap: space.s4 });
export const factName = style({ font: text.caption, fontWeight: 500, color: color.inkQuiet });
export const factValue = style({ font: text.body, fontWeight: 500 });
export const factAbout = style({ font: text.caption, color: color.inkQuiet });
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8 });
export const dot = recipe({
  base: {
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: radius.round,
    border: `2px solid ${color.inkQuiet}`,
  },
  variants: {
    of: {
      tested: { borderColor: color.accentText, background: color.accentText },
      partial: {
        borderColor: color.cautionMark,
        background: `linear-gradient(${color.cautionMark} 50%, transparent 50%)`,
      },
      none: {},
      // A dash as tall as the dots, so that words beside it share one line.
      nothing: {
        borderColor: 'transparent',
        borderRadius: 0,
        background: `linear-gradient(${color.inkQuiet}, ${color.inkQuiet}) border-box center / 10px 2px no-repeat`,
      },
    },
  },
});
