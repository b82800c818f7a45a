import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;
const phone = `screen and (max-width: ${breakpoints.phone - 1}px)`;

export const settings = style(inPatterns({ display: 'grid', gap: space.s48, minWidth: 0 }));

export const part = style(inPatterns({ display: 'grid', gap: space.s16, minWidth: 0 }));

/** What somebody wrote keeps its paragraphs. */
export const reason = style(inPatterns({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

/** One panel for the three statuses, of which one applies. */
export const rows = style(
  inPatterns({
    display: 'grid',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.panel,
  }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    minHeight: 72,
    padding: `${space.s12} ${space.s16}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    '@media': { [phone]: { alignItems: 'flex-start' } },
  }),
);

export const rowWords = style(inPatterns({ display: 'grid', gap: 2, minWidth: 0 }));

export const rowName = style(inPatterns({ fontWeight: 500, color: color.ink }));

export const now = style(
  inPatterns({
    flex: 'none',
    font: vars.text.data,
    color: color.inkQuiet,
    paddingInline: space.s12,
  }),
);

export const facts = style(inPatterns({ display: 'grid' }));

export const fact = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '152px minmax(0, 1fr)',
    gap: space.s16,
    paddingBlock: space.s12,
    borderBlockStart: `1px solid ${color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.line}` } },
    '@media': { [phone]: { gridTemplateColumns: '1fr', gap: 2 } },
  }),
);

export const factName = style(inPatterns({ font: vars.text.data, color: color.inkQuiet }));

export const factValue = style(inPatterns({ font: vars.text.data, overflowWrap: 'anywhere' }));
