import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;
const phone = 'screen and (max-width: 699px)';

export const body = style(
  inPatterns({
    flex: 1,
    display: 'flex',
    minWidth: 0,
    minHeight: 0,
    '@media': { [phone]: { flexDirection: 'column' } },
  }),
);

/** 12 here and 16 inside the list are the dialog's margin of 28. */
export const pane = style(
  inPatterns({
    flex: 1,
    minWidth: 0,
    paddingInline: space.s12,
    '@media': { [phone]: { padding: 0, flex: '1 1 auto', minHeight: 180 } },
  }),
);

export const tiles = style(
  inPatterns({
    height: 'min(522px, calc(100dvh - 296px))',
    minHeight: 220,
    overflow: 'auto',
    '@media': { [phone]: { height: 'clamp(180px, 36dvh, 380px)', minHeight: 180 } },
  }),
);

export const loading = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, 140px)',
    gap: space.s16,
    padding: space.s16,
  }),
);

/** A tile's line of name. */
export const loadingName = style(inPatterns({ paddingBlock: 6 }));
