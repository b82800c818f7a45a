import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** Below this container width the logo is above the fields. */
const narrow = '(max-width: 599px)';
/** Below this width the form has one column. */
const single = '(max-width: 459px)';

export const root = style(inPatterns({ containerType: 'inline-size', minWidth: 0 }));

export const notices = style(
  inPatterns({
    display: 'grid',
    gap: space.s12,
    selectors: { '&:not(:empty)': { marginBlockEnd: space.s24 } },
  }),
);

export const columns = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space.s32,
    rowGap: space.s24,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The content beside the fields, or around them in narrow windows. */
export const aside = style(
  inPatterns({
    display: 'grid',
    gap: space.s32,
    minWidth: 0,
    '@container': { [narrow]: { display: 'contents' } },
  }),
);

/** The content beside the fields that follows them in narrow windows. */
export const after = style(inPatterns({ '@container': { [narrow]: { order: 1 } } }));

export const fields = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

const rowOf = (template: string) =>
  inPatterns({
    display: 'grid',
    gridTemplateColumns: template,
    alignItems: 'start',
    columnGap: space.s16,
    rowGap: space.s20,
    '@container': { [single]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });

export const pair = style(rowOf('repeat(2, minmax(0, 1fr))'));

/** State and zip share half of the row, so that the country aligns with the fields above it. */
export const halves = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    columnGap: space.s16,
  }),
);

export const logo = style(inPatterns({ display: 'grid', gap: 5, minWidth: 0 }));

/** As high as the label of the neighbouring field. */
export const logoName = style(inPatterns({ display: 'flex', alignItems: 'center', minHeight: 22 }));

export const logoPlace = style(
  inPatterns({
    display: 'grid',
    gap: space.s12,
    minWidth: 0,
    '@container': {
      [narrow]: {
        gridTemplateColumns: '112px minmax(0, 1fr)',
        alignItems: 'center',
        gap: space.s16,
      },
    },
  }),
);

export const plate = style(inPatterns({ minWidth: 0 }));

export const logoTools = style(inPatterns({ display: 'grid', gap: space.s8, minWidth: 0 }));

export const logoButtons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space.s4 }));

/** Limits the line length in a page to a readable one. */
export const page = style(inPatterns({ maxWidth: 776 }));

export const logoWrong = style(
  inPatterns({ display: 'flex', gap: 6, font: vars.text.caption, color: color.dangerText }),
);

/** The form's footer in a page, over a hairline like a dialog's. */
export const foot = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    marginBlockStart: space.s32,
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const footEnd = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginInlineStart: 'auto' }),
);

/** The footer's text: the number of invalid fields, or that it is saved. */
export const invalidCount = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    font: vars.text.data,
    color: color.inkSecond,
    selectors: {
      '&[data-kind="wrong"]': { color: color.dangerText },
    },
  }),
);

/** Separates the platform's fields from the company's own. */
export const platform = style(
  inPatterns({
    display: 'grid',
    gap: space.s20,
    minWidth: 0,
    marginBlockStart: space.s12,
    paddingBlockStart: space.s20,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const flags = style(inPatterns({ display: 'grid', gap: space.s8, justifyItems: 'start' }));

export const stats = style(
  inPatterns({
    display: 'grid',
    gap: space.s12,
    '@container': {
      [narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: space.s16 },
    },
  }),
);

export const statName = style(inPatterns({ font: vars.text.caption, color: color.inkQuiet }));

export const stat = style(inPatterns({ font: vars.text.data, color: color.ink }));

export const statMore = style(
  inPatterns({ display: 'block', font: vars.text.caption, color: color.inkQuiet }),
);
