import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';
import {
  chosenInForcedColours,
  focusRingInside,
  forcedColours,
  states,
} from '../../theme/states.ts';

const { color, space } = vars;
const wide = `screen and (min-width: ${breakpoints.desktop}px)`;

/** The form, with the preview beside it. */
export const both = style(
  inPatterns({
    display: 'grid',
    gap: space.s48,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 584fr) minmax(0, 536fr)', alignItems: 'start' },
    },
  }),
);

export const parts = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

/** Two fields side by side where they fit. */
export const pair = style(
  inPatterns({
    display: 'grid',
    gap: space.s20,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    alignItems: 'start',
  }),
);

export const fields = style(inPatterns({ display: 'grid', gap: space.s12, minWidth: 0 }));

export const list = style(inPatterns({ display: 'grid', gap: 2, outline: 'none' }));

export const row = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: 44,
    paddingInline: space.s8,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      [states.hovered]: { background: color.hover },
      [states.selected]: { background: color.surface, borderColor: color.lineStrong },
      [states.focusVisible]: focusRingInside,
      '&[data-dragging]': {
        background: color.raised,
        boxShadow: vars.shadow.raised,
        opacity: 0.7,
      },
    },
    '@media': {
      // The others' border stays invisible.
      [forcedColours]: { borderColor: 'Canvas', selectors: chosenInForcedColours },
    },
  }),
);

export const words = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    flex: '1 1 0',
    minWidth: 0,
    columnGap: space.s8,
    paddingBlock: space.s4,
  }),
);

export const name = style(
  inPatterns({
    flex: '1 1 auto',
    minWidth: 0,
    font: vars.text.label,
    overflowWrap: 'anywhere',
    selectors: { '[data-selected] &': { fontWeight: 500 } },
  }),
);

export const kind = style(inPatterns({ font: vars.text.caption, color: color.inkQuiet }));

export const wrong = style(
  inPatterns({ display: 'flex', gap: 6, font: vars.text.caption, color: color.dangerText }),
);

/** The selected field, below the list. */
export const details = style(
  inPatterns({
    display: 'grid',
    gap: space.s20,
    minWidth: 0,
    padding: space.s20,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
  }),
);

export const foot = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: space.s12,
    paddingBlockStart: space.s20,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const uses = style(
  inPatterns({ marginBlockStart: space.s4, maxHeight: 180, overflow: 'auto' }),
);

/** Stays visible while the form scrolls; with the editor's background. */
export const preview = style(
  inPatterns({
    display: 'grid',
    gap: space.s12,
    minWidth: 0,
    '@media': { [wide]: { position: 'sticky', insetBlockStart: space.s24 } },
  }),
);

export const sheet = style(
  inPatterns({
    minWidth: 0,
    padding: space.s24,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
    '@media': {
      [wide]: { maxHeight: 'calc(100dvh - 120px)', overflow: 'auto' },
      [`screen and (max-width: ${breakpoints.phone - 1}px)`]: { padding: space.s16 },
    },
  }),
);
