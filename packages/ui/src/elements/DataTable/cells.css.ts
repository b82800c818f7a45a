import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rowBleed, lineOnPhones } from '../../theme/rowBleed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import {
  chosenInForcedColours,
  focusRingInside,
  forcedColours,
  states,
} from '../../theme/states.ts';
import { cssVariables, stacked } from './cssVariables.ts';
import { parts } from './parts.css.ts';

const { color, space } = vars;

export const body = style(
  inElements({ outline: 'none', '@container': { [stacked]: { display: 'block' } } }),
);

export const row = style(
  inElements({
    outline: 'none',
    selectors: {
      // The virtualizer positions boxes; without a height a row would be scrolled to by its top edge only.
      '&:is(div)': { height: '100%' },
      [states.hovered]: { background: color.hover, cursor: 'pointer' },
      [states.selected]: { background: color.tint },
      [states.focusVisible]: focusRingInside,
    },
    '@media': {
      [forcedColours]: { selectors: chosenInForcedColours },
      ...lineOnPhones(color.line),
    },
    '@container': {
      [stacked]: {
        selectors: {
          '&:is(tr)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: space.s12,
            alignItems: 'center',
            padding: `${space.s12} ${rowBleed}px`,
            borderBlockEnd: `1px solid ${color.line}`,
          },
          '&:is(tr)[data-boxes]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
        },
      },
    },
  }),
);

export const cell = recipe({
  base: inElements({
    padding: `${space.s4} ${rowBleed}px`,
    borderBlockEnd: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      [states.focusVisible]: focusRingInside,
      // Separates two adjacent selected rows.
      '[data-selected] > &': { borderBlockEndColor: color.lineStrong },
    },
  }),
  variants: {
    look: {
      natural: inElements({
        height: `var(${cssVariables.height})`,
        '@container': {
          [stacked]: {
            height: 'auto',
            padding: 0,
            border: 0,
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            selectors: {
              // A message spans the whole card, as does every fact beside its column's name.
              '&[data-name]': {
                gridColumn: '1 / -1',
                display: 'flex',
                alignItems: 'center',
                gap: space.s12,
                minHeight: 32,
                textAlign: 'start',
              },
              '[data-boxes] > &[data-name]': { gridColumn: '2 / -1' },
              '&[data-name]::before': {
                content: 'attr(data-name) / ""',
                flex: '0 0 96px',
                font: vars.text.caption,
                color: color.inkQuiet,
              },
              // The name and the first figure share the card's first line.
              '&[data-line="first"]': { gridRow: 1 },
            },
          },
        },
      }),
      virtual: inElements({
        height: '100%',
        alignContent: 'center',
        // The virtualizer paints it above the row's focus ring.
        selectors: { [`${row}[data-focus-visible] &`]: { borderBlockEndColor: 'transparent' } },
      }),
    },
    part: { ...parts, title: inElements({ color: color.ink }) },
  },
});

/** The checkbox's whole cell is clickable. */
export const target = style(
  inElements({
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    marginInlineStart: -4,
    cursor: 'pointer',
  }),
);
