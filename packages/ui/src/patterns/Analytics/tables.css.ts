import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const table = style(
  inPatterns({
    inlineSize: '100%',
    marginBlockStart: space.s12,
    borderCollapse: 'collapse',
    font: vars.text.data,
  }),
);

const edge = { borderBlockEnd: `1px solid ${color.line}`, paddingBlock: space.s8 } as const;

export const head3 = style(
  inPatterns({
    ...edge,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkQuiet,
    textAlign: 'start',
  }),
);

export const headEnd = style([
  head3,
  inPatterns({ textAlign: 'end', paddingInlineStart: space.s12, whiteSpace: 'nowrap' }),
]);

/** Left out where a phone has no room; the file has it. */
const onlyWide = { '@media': { [phone]: { display: 'none' } } } as const;

export const headWide = style([headEnd, inPatterns(onlyWide)]);

export const cell = style(
  inPatterns({ ...edge, fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' }),
);

export const cellEnd = style([
  cell,
  inPatterns({
    textAlign: 'end',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    paddingInlineStart: space.s12,
  }),
]);

export const cellQuiet = style([cellEnd, inPatterns({ fontWeight: 400, color: color.inkSecond })]);

export const cellWide = style([cellQuiet, inPatterns(onlyWide)]);

export const foot = style([cell, inPatterns({ fontWeight: 500, borderBlockEnd: 'none' })]);

export const footEnd = style([cellEnd, inPatterns({ borderBlockEnd: 'none' })]);

export const footWide = style([footEnd, inPatterns(onlyWide)]);
