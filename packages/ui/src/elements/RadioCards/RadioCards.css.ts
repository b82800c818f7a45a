import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { states } from '../../theme/states.ts';

const { color, space } = vars;

/** Side by side where they fit; stacked on phones. */
export const cards = style(
  inElements({
    display: 'grid',
    gap: space.s12,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      'screen and (min-width: 700px)': {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
    },
  }),
);

export const card = style(
  inElements({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space.s8,
    rowGap: space.s8,
    padding: space.s16,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.menu,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.colour} ease-out`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [states.hovered]: { borderColor: color.edge },
      [states.selected]: {
        borderColor: color.accent,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [states.selected]: { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const title = style(inElements({ font: vars.text.label, fontWeight: 500 }));

export const content = style(inElements({ gridColumn: '1 / -1', minWidth: 0 }));
