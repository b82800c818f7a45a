import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { phone } from '../pagedTable/PagedTable.css.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';

const { color, space } = vars;

export const total = style(
  inPatterns({ flex: 1, font: vars.text.data, color: color.inkSecond, whiteSpace: 'nowrap' }),
);

export const order = style(
  inPatterns({ width: 140, '@media': { [phone]: { order: 1, width: 'auto', flex: 1 } } }),
);

export const invite = style(inPatterns({ '@media': { [phone]: { order: 1 } } }));

export const person = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: space.s12, minWidth: 0 }),
);

export const words = style(inPatterns({ display: 'grid', minWidth: 0 }));

export const name = style(
  inPatterns({
    font: vars.text.label,
    fontWeight: 500,
    color: color.ink,
    overflowWrap: 'anywhere',
  }),
);

export const you = style(inPatterns({ fontWeight: 400, color: color.inkSecond }));

export const email = style(inPatterns({ color: color.inkSecond, overflowWrap: 'anywhere' }));

export const refusal = style(
  inPatterns({
    display: 'flex',
    gap: 6,
    paddingBlockStart: space.s4,
    font: vars.text.caption,
    color: color.dangerText,
    textWrap: 'pretty',
  }),
);

export const none = style(inPatterns({ color: color.inkQuiet }));

export const actions = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s4,
    minHeight: vars.size.controlSmall,
    // The icon, not the button's box, aligns with the column edge.
    marginInlineEnd: bleedMargin(8),
  }),
);

export const alone = style(
  inPatterns({ paddingBlockStart: space.s16, maxWidth: '66ch', textWrap: 'pretty' }),
);

/** As high as five rows and the footer, so that a search moves nothing. */
export const rows = style(inPatterns({ minHeight: 384, '@media': { [phone]: { minHeight: 0 } } }));
