import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const toCheck = '&[data-verdict="check"]';

export const head = style(
  inPatterns({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s16,
    paddingBlockEnd: space.s8,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
  }),
);

export const facts = style(inPatterns({ display: 'block' }));

export const fact = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space.s12,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
  }),
);

export const mark = style(
  inPatterns({
    paddingBlockStart: 2,
    color: color.accentText,
    selectors: { [toCheck]: { color: color.cautionText } },
  }),
);

export const what = style(inPatterns({ minWidth: 0, color: color.ink }));

export const detail = style(
  inPatterns({
    display: 'block',
    font: vars.text.caption,
    color: color.inkQuiet,
    selectors: { [toCheck]: { color: color.cautionText } },
  }),
);

export const value = style(
  inPatterns({ color: color.inkSecond, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
);
