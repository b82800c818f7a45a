import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { atStart } from '../fieldShell/atStart.ts';

const { color, space } = vars;

/** As wide as the field, so that long names wrap. */
export const underField = style(inElements({ width: 'max(var(--trigger-width), 240px)' }));

/** The spinner of a running search, before the arrow. */
export const busy = style(
  inElements({ flex: 'none', alignSelf: 'center', color: color.inkQuiet, marginInlineEnd: 4 }),
);

/** An option's name above its description. */
export const lines = style(
  inElements({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }),
);

/** Uses its own text direction but starts where the list starts. */
export const line = style(inElements(atStart));

export const description = style(inElements({ font: vars.text.caption, color: color.inkQuiet }));

export const sectionTitle = style(
  inElements({
    padding: `${space.s8} ${space.s12} ${space.s4}`,
    font: vars.text.caption,
    color: color.inkQuiet,
  }),
);

/** A row with a message and no action. */
export const message = style(
  inElements({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: 34,
    padding: `7px ${space.s12}`,
    font: vars.text.data,
    color: color.inkQuiet,
    overflowWrap: 'anywhere',
  }),
);

/** Below the options, when there are more. */
export const foot = style(
  inElements({
    display: 'block',
    padding: `${space.s8} ${space.s16}`,
    borderBlockStart: `1px solid ${color.line}`,
    font: vars.text.caption,
    color: color.inkQuiet,
  }),
);
