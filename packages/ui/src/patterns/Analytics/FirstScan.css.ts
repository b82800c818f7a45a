import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const first = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s48,
  }),
);

export const firstWords = style(
  inPatterns({
    display: 'grid',
    gap: space.s12,
    justifyItems: 'start',
    alignContent: 'start',
    maxInlineSize: 560,
  }),
);

export const steps = style(
  inPatterns({
    justifySelf: 'stretch',
    marginBlockStart: space.s32,
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
);

export const step = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: space.s16,
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
  }),
);
