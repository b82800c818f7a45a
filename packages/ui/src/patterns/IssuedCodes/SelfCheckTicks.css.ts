import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { forcedColours } from '../../theme/states.ts';

const { color, space } = vars;

export const part = style(inPatterns({ display: 'grid', gap: 2, minWidth: 0, paddingBlock: 2 }));

export const ticks = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: 3, height: 20 }),
);

export const tick = recipe({
  base: inPatterns({
    flex: 'none',
    width: 3,
    '@media': { [forcedColours]: { background: 'CanvasText' } },
  }),
  variants: {
    of: {
      answered: inPatterns({ height: 12, background: color.accent }),
      failed: inPatterns({ height: 18, background: color.cautionMark }),
      none: inPatterns({ height: 3, borderRadius: 2, background: color.lineStrong }),
    },
  },
});

export const words = style(
  inPatterns({
    color: color.inkSecond,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: { '&[data-failed=true]': { color: color.cautionText } },
  }),
);

export const legend = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    font: vars.text.caption,
    color: color.inkSecond,
  }),
);

export const entry = style(
  inPatterns({ display: 'inline-flex', alignItems: 'center', gap: space.s8, minHeight: 18 }),
);
