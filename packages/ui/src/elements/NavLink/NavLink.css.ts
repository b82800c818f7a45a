import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, states } from '../../theme/states.ts';

const { color, space } = vars;

const side = (ink: string) =>
  inElements({
    minHeight: 46,
    // 20 from the sidebar's edge to the label, 8 of it outside the block.
    marginInline: space.s8,
    paddingInline: space.s12,
    font: vars.text.bodyLarge,
    fontSize: '1rem',
    color: ink,
  });

export const navLink = recipe({
  base: inElements({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      '&:focus': { outline: 'none' },
      [`${states.hovered}, &[aria-current="page"]`]: {
        boxShadow: `inset 0 0 0 1px ${color.quietOutline}`,
        color: color.ink,
      },
      [states.hovered]: { background: color.hover },
      '&[aria-current="page"]': { background: color.tint, fontWeight: 500 },
      [states.focusVisible]: focusRing,
      [states.disabled]: { paddingBlock: space.s12, color: color.inkQuiet, cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [states.disabled]: { color: 'GrayText' },
          '&[aria-current="page"]:not([data-focus-visible])': { outline: '1px solid CanvasText' },
        },
      },
    },
  }),
  variants: {
    look: {
      bar: inElements({
        minHeight: 32,
        paddingInline: space.s12,
        font: vars.text.body,
        fontWeight: 500,
        color: color.inkSecond,
        whiteSpace: 'nowrap',
        '@media': { [coarse]: { minHeight: 44 } },
      }),
      side: side(color.ink),
      sideSecond: side(color.inkSecond),
    },
  },
});

/** The reason of a locked item is below its label. */
export const words = style(inElements({ display: 'grid' }));

export const count = style(
  inElements({
    font: vars.text.data,
    fontVariantNumeric: 'tabular-nums',
    color: color.inkSecond,
  }),
);
