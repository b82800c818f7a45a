import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { coarse } from '../../theme/states.ts';

const { color } = vars;

export const trigger = recipe({
  base: inElements({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [coarse]: { paddingInlineEnd: 14 } },
  }),
  variants: {
    boundary: {
      always: {},
      /** In tables: text aligned with its column until hover or focus. */
      onHover: inElements({
        width: 'fit-content',
        background: 'transparent',
        borderColor: color.quietOutline,
        marginInlineStart: bleedMargin(12),
        selectors: {
          '&[data-hovered], tr:hover &': { borderColor: color.edge, background: color.surface },
        },
        // A finger can't hover: the box is always there, and stands on the column.
        '@media': { '(hover: none)': { borderColor: color.edge, marginInlineStart: 0 } },
      }),
    },
  },
});

export const value = style(
  inElements({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.inkQuiet } },
  }),
);

/** On the middle of the text beside it. */
export const valueIcon = style(
  inElements({
    display: 'inline-flex',
    verticalAlign: -3,
    color: color.inkSecond,
    marginInlineEnd: vars.space.s8,
  }),
);
