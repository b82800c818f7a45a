import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';
const narrow = 'screen and (max-width: 1099px)';

export const header = style(
  inPatterns({
    paddingInline: space.s32,
    background: color.paper,
    // The hairline spans the full width; the tabs sit on it.
    boxShadow: `inset 0 -1px ${color.line}`,
    '@media': { [phone]: { paddingInline: space.s16 } },
  }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s12} ${space.s16}`,
    paddingBlock: `${space.s20} ${space.s12}`,
  }),
);

export const thumb = style(inPatterns({ flex: '0 0 52px' }));

export const titles = style(
  inPatterns({ flex: '1 1 240px', minWidth: 0, '@media': { [phone]: { flexBasis: 200 } } }),
);

export const facts = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', columnGap: space.s12, font: vars.text.data }),
);

export const actions = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s12,
    '@media': { [narrow]: { flex: '1 1 100%', justifyContent: 'flex-start' } },
  }),
);
