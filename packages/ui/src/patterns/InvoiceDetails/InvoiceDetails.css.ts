import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** Below this container width the facts are stacked. */
const narrow = '(max-width: 519px)';

export const place = style(inPatterns({ containerType: 'inline-size', minWidth: 0 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: vars.size.controlSmall,
    paddingBlockEnd: space.s8,
  }),
);

/** With hairlines, like the lists above and below. */
export const facts = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: space.s24,
    rowGap: space.s16,
    margin: 0,
    paddingBlock: space.s16,
    borderBlockStart: `1px solid ${color.lineStrong}`,
    borderBlockEnd: `1px solid ${color.line}`,
    font: vars.text.data,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The same without hairlines, as in the form. */
export const plain = style(inPatterns({ margin: 0, font: vars.text.data }));

export const fact = style(
  inPatterns({ display: 'grid', alignContent: 'start', gap: 2, minWidth: 0 }),
);

export const name = style(inPatterns({ font: vars.text.caption, color: color.inkQuiet }));

const words = { display: 'grid', margin: 0, overflowWrap: 'anywhere' } as const;

export const given = style(inPatterns({ ...words, color: color.ink }));
export const missing = style(inPatterns({ ...words, color: color.inkQuiet }));

export const first = style(inPatterns({ fontWeight: 500 }));
export const line = style(inPatterns({ color: color.inkSecond }));
export const aside = style(inPatterns({ font: vars.text.caption, color: color.inkQuiet }));

/** The form, and the field of the number beside its kind. */
export const form = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

export const pair = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s20,
    '@media': { 'screen and (max-width: 699px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Like a field's label. */
export const label = style(
  inPatterns({ minHeight: 22, font: vars.text.label, fontWeight: 500, color: color.ink }),
);

export const hint = style(
  inPatterns({ marginBlockStart: 5, font: vars.text.caption, color: color.inkQuiet }),
);
