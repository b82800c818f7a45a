import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { focusRingInside } from '../../theme/states.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const files = style(
  inPatterns({ marginBlockStart: space.s8, borderBlockStart: `1px solid ${color.lineStrong}` }),
);

export const before = style(
  inPatterns({ display: 'grid', gap: space.s16, marginBlock: `${space.s12} ${space.s16}` }),
);

export const refusal = style(inPatterns({ marginBlockStart: space.s12 }));

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr) auto 20px',
    alignItems: 'center',
    columnGap: space.s16,
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
    color: color.ink,
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      'button&': {
        width: '100%',
        paddingInline: 0,
        border: 0,
        borderBlockEnd: `1px solid ${color.line}`,
        background: 'transparent',
        textAlign: 'start',
        cursor: 'pointer',
      },
      'button&:hover': { background: color.hover },
      'button&:focus-visible': { ...focusRingInside, borderRadius: vars.radius.control },
    },
    '@media': {
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto 20px', rowGap: space.s4 },
    },
  }),
);

export const name = style(
  inPatterns({
    fontWeight: 600,
    selectors: {
      '[data-refused] &, [data-quiet] &': { fontWeight: 400, color: color.inkQuiet },
    },
  }),
);

export const use = style(
  inPatterns({
    color: color.inkSecond,
    selectors: {
      '[data-refused] &': { gridColumn: '2 / -1', color: color.cautionText },
      '[data-quiet] &': { gridColumn: '2 / -1' },
    },
    '@media': {
      [phone]: {
        gridRow: 2,
        gridColumn: '1 / -1',
        selectors: { '[data-refused] &, [data-quiet] &': { gridColumn: '1 / -1' } },
      },
    },
  }),
);

export const size = style(
  inPatterns({ color: color.inkSecond, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
);
