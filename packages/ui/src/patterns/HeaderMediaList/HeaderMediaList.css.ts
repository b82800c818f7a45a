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
const phone = `screen and (max-width: ${breakpoints.phone - 1}px)`;

export const media = style(inPatterns({ display: 'grid', gap: space.s8, minWidth: 0 }));

export const head = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: space.s8, minHeight: 22 }),
);

export const end = style(
  inPatterns({ marginInlineStart: 'auto', font: vars.text.caption, color: color.inkQuiet }),
);

/** One panel whose rows share hairlines; nothing without rows. */
export const list = style(
  inPatterns({
    display: 'grid',
    outline: 'none',
    overflow: 'clip',
    background: color.surface,
    borderRadius: vars.radius.panel,
    selectors: {
      '&[data-empty]': { display: 'none' },
      '&:not([data-empty])': { border: `1px solid ${color.line}` },
    },
  }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    padding: space.s12,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.line}` },
      // With several rows, the details below belong to this one.
      '&[data-selected]:not(:only-child)': {
        background: color.hover,
        boxShadow: `inset 2px 0 0 ${color.accentText}`,
      },
      [states.focusVisible]: { ...focusRingInside, borderRadius: vars.radius.panel },
      '&[data-dragging]': { background: color.raised, opacity: 0.7 },
    },
    '@media': {
      [phone]: { flexWrap: 'wrap' },
      [forcedColours]: { selectors: chosenInForcedColours },
    },
  }),
);

export const thumb = style(
  inPatterns({ flex: 'none', width: 92, '@media': { [phone]: { width: 72 } } }),
);

export const words = style(
  inPatterns({
    flex: '1 1 0',
    display: 'grid',
    gap: 2,
    minWidth: 0,
    '@media': { [phone]: { minWidth: 148 } },
  }),
);

export const name = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `2px ${space.s8}`,
    minWidth: 0,
  }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space.s4,
    '@media': { [phone]: { flexBasis: '100%' } },
  }),
);

/** The details of the selected header. */
export const details = style(
  inPatterns({ display: 'grid', gap: space.s12, marginBlockStart: space.s8, minWidth: 0 }),
);

export const wrong = style(
  inPatterns({ display: 'flex', gap: 6, font: vars.text.caption, color: color.dangerText }),
);

/** What a check found stands by itself here, not below a field. */
export const health = style(inPatterns({ paddingBlockStart: vars.space.s12 }));
