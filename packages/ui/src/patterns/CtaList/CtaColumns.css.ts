import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** The list's rows stack up to this width. */
const stacked = '(max-width: 959px)';
const hiddenWhere = (condition: string) => ({ '@container': { [condition]: { display: 'none' } } });

/** The team's own name and the type, where there is a column for them. */
export const named = style(
  inPatterns({
    display: 'flex',
    gap: space.s8,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: color.ink,
    ...hiddenWhere(stacked),
  }),
);

/** On the first line of the words beside it. */
export const typeIcon = style(inPatterns({ flex: 'none', paddingBlockStart: 2 }));

/** A line and what it means below. */
export const lines = style(inPatterns({ display: 'grid', gap: 2, minWidth: 0 }));

export const quiet = style(inPatterns({ font: vars.text.caption, color: color.inkQuiet }));

/** Behind the state; below it, where there is a column for both. */
export const stateDays = style(
  inPatterns({
    color: color.inkQuiet,
    '@container': {
      '(min-width: 960px)': {
        display: 'block',
        font: vars.text.caption,
        selectors: { '&::first-letter': { textTransform: 'uppercase' } },
      },
    },
  }),
);

/** Host and path on one line, with the type's icon where the row is stacked. */
export const address = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: space.s8, minWidth: 0 }),
);

export const addressText = style(
  inPatterns({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.inkQuiet,
  }),
);

export const host = style(inPatterns({ color: color.ink }));

export const stackedOnly = style(
  inPatterns({ display: 'flex', ...hiddenWhere('(min-width: 960px)') }),
);

export const finding = style(
  inPatterns({
    display: 'flex',
    gap: 6,
    alignItems: 'start',
    font: vars.text.caption,
    overflowWrap: 'anywhere',
    selectors: { '&[data-broken]': { color: color.cautionText } },
  }),
);

/** A figure of a column; stacked rows say it in words. */
export const figure = style(
  inPatterns({
    display: 'block',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    ...hiddenWhere(stacked),
  }),
);
