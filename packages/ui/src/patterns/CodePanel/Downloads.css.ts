import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { focusRingInside } from '../../theme/states.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const files = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginBlockStart: space.s12,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
    overflow: 'hidden',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const file = style(
  inPatterns({
    position: 'relative',
    padding: `${space.s12} ${space.s16}`,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${color.line}` },
      '&:hover': { background: color.hover },
      '&:focus-visible': { ...focusRingInside, borderRadius: vars.radius.panel },
    },
    '@media': {
      [phone]: {
        selectors: {
          '& + &': { borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` },
        },
      },
    },
  }),
);

export const name = style(
  inPatterns({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s8,
    font: vars.text.body,
    fontWeight: 600,
    color: color.ink,
  }),
);

export const use = style(
  inPatterns({
    display: 'block',
    marginBlockStart: space.s4,
    font: vars.text.caption,
    color: color.inkSecond,
  }),
);
