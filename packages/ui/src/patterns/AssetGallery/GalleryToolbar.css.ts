import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;
const phone = 'screen and (max-width: 699px)';

export const toolbar = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${space.s12} ${space.s24}`,
  }),
);

export const type = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s20,
    minHeight: vars.size.control,
  }),
);

export const label = style(inPatterns({ font: vars.text.label, fontWeight: 500 }));

export const embed = style(
  inPatterns({ flex: '1 1 280px', maxWidth: 420, '@media': { [phone]: { maxWidth: 'none' } } }),
);

export const search = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    marginInlineStart: 'auto',
    '@media': { [phone]: { flex: '1 1 100%', flexDirection: 'row-reverse' } },
  }),
);

export const count = style(
  inPatterns({
    font: vars.text.data,
    color: vars.color.inkSecond,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const searchField = style(
  inPatterns({ width: 260, '@media': { [phone]: { width: 'auto', flex: 1, minWidth: 0 } } }),
);
