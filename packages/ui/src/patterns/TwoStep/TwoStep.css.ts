import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;
const phone = `screen and (max-width: ${breakpoints.phone - 1}px)`;

/** The picture beside its instructions. */
export const scan = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s24,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Its background is always white: phones read dark on light. */
export const qr = style(
  inPatterns({
    display: 'block',
    width: 184,
    height: 184,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
  }),
);

/** A key or codes: read letter by letter, selected whole with one click. */
export const secret = style(
  inPatterns({
    display: 'block',
    color: color.ink,
    fontFamily: vars.font.code,
    fontSize: '0.875rem',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    userSelect: 'all',
  }),
);

export const codes = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
    columnGap: space.s24,
    rowGap: space.s4,
    margin: 0,
    padding: `${space.s12} ${space.s16}`,
    listStyle: 'none',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.menu,
    background: color.sunken,
  }),
);

export const state = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    paddingBlock: space.s16,
    borderBlock: `1px solid ${color.line}`,
    borderBlockStartColor: color.lineStrong,
  }),
);

export const stateWords = style(
  inPatterns({ display: 'grid', gap: space.s4, flex: '1 1 280px', minWidth: 0 }),
);
