import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rowBleed, lineOnPhones } from '../../theme/rowBleed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { focusRingInside, states } from '../../theme/states.ts';
import { cssVariables, stacked } from './cssVariables.ts';
import { parts } from './parts.css.ts';

const { color, space } = vars;

/** The background below the table; the sticky head covers rows with it. */
const groundColor = createVar();

export const place = recipe({
  base: inElements({ position: 'relative', marginInline: -rowBleed, minWidth: 0 }),
  variants: {
    look: {
      natural: inElements({ containerType: 'inline-size', maxHeight: '100%', overflow: 'auto' }),
      virtual: inElements({ height: '100%' }),
    },
    ground: {
      paper: inElements({ vars: { [groundColor]: color.paper } }),
      surface: inElements({ vars: { [groundColor]: color.surface } }),
    },
  },
});

export const table = recipe({
  base: inElements({
    width: '100%',
    font: vars.text.data,
    color: color.inkSecond,
    outline: 'none',
    selectors: { [states.focusVisible]: focusRingInside },
  }),
  variants: {
    look: {
      // Borders on cells, because collapsed borders stay behind when the head sticks.
      natural: inElements({
        tableLayout: 'fixed',
        borderCollapse: 'separate',
        borderSpacing: 0,
        minWidth: `var(${cssVariables.least})`,
        '@container': { [stacked]: { display: 'block', minWidth: 0 } },
      }),
      virtual: inElements({ height: '100%', overflow: 'auto', overscrollBehavior: 'contain' }),
    },
  },
});

export const head = style(
  inElements({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: groundColor,
    '@media': lineOnPhones(color.lineStrong),
    '@container': {
      [stacked]: { display: 'block', borderBlockEnd: `1px solid ${color.lineStrong}` },
    },
  }),
);

export const column = recipe({
  base: inElements({
    padding: `${space.s8} ${rowBleed}px`,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    background: groundColor,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkQuiet,
    textAlign: 'start',
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-allows-sorting][data-hovered], &[data-sort-direction]': { color: color.ink },
      [states.focusVisible]: focusRingInside,
    },
  }),
  variants: {
    look: {
      natural: inElements({
        width: `var(${cssVariables.column}, auto)`,
        '@container': {
          [stacked]: {
            display: 'inline-block',
            width: 'auto',
            textAlign: 'start',
            borderBlockEnd: 0,
            selectors: {
              // Above cards the head has no visual function; screen readers still read it.
              '&:not([data-allows-sorting]):not([data-part="box"])': {
                position: 'absolute',
                width: 1,
                height: 1,
                padding: 0,
                overflow: 'hidden',
                clipPath: 'inset(50%)',
              },
            },
          },
        },
      }),
      virtual: inElements({ height: '100%' }),
    },
    // The checkbox is higher than a name; with less padding it stands beside the names, and the head is no taller.
    part: { ...parts, box: inElements({ paddingBlock: space.s4 }) },
  },
});

/** In a numeric column the icon precedes the name, so that the name aligns with the numbers. */
export const name = recipe({
  base: inElements({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    verticalAlign: 'top',
  }),
  variants: {
    part: {
      title: {},
      fact: {},
      figure: inElements({
        flexDirection: 'row-reverse',
        '@container': { [stacked]: { flexDirection: 'row' } },
      }),
    },
  },
});

/** As high as the text beside it, so that a sortable head is no taller. */
export const arrow = style(
  inElements({
    display: 'grid',
    marginBlock: -2,
    color: color.edge,
    selectors: { '&[data-sorted]': { color: color.ink } },
  }),
);
