import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;
const phone = 'screen and (max-width: 699px)';

/** Where two tiles with 16 between and around have no room; with 8 between them they have, down to 320. */
export const narrow = 'screen and (max-width: 343px)';

export const body = style(
  inPatterns({
    flex: 1,
    display: 'flex',
    minWidth: 0,
    minHeight: 0,
    // In a low window all of it scrolls; the tiles have a height of their own, or every one of them would be drawn.
    '@media': { [phone]: { flexDirection: 'column', overflowY: 'auto' } },
  }),
);

/** 12 here and 16 inside the list are the dialog's margin of 28. */
export const pane = style(
  inPatterns({
    flex: 1,
    minWidth: 0,
    paddingInline: space.s12,
    // It keeps the height of its tiles, which would else stand over what is said about the chosen one.
    '@media': { [phone]: { padding: 0, flex: '1 0 auto' } },
  }),
);

export const tiles = style(
  inPatterns({
    height: 'min(522px, calc(100dvh - 296px))',
    minHeight: 220,
    overflow: 'auto',
    '@media': {
      [phone]: {
        height: 'clamp(180px, 36dvh, 380px)',
        minHeight: 180,
        // Whole tiles of 140 with 16 between and around: the rest stays at the end, and the tiles begin at the start.
        width: 'calc(round(down, 100% - 16px, 156px) + 16px)',
      },
      // The list keeps 8 around its tiles, and 8 more stand before them: the margin of what is above.
      [narrow]: { width: 304, marginInlineStart: 8 },
    },
  }),
);

export const loading = style(
  inPatterns({
    display: 'grid',
    // There is nothing to scroll to.
    height: '100%',
    overflow: 'hidden',
    gridTemplateColumns: 'repeat(auto-fill, 140px)',
    alignContent: 'start',
    gap: space.s16,
    padding: space.s16,
    '@media': { [narrow]: { columnGap: space.s8 } },
  }),
);

/** What stands in place of the tiles, in their middle. */
export const instead = style(
  inPatterns({ display: 'grid', alignContent: 'center', minHeight: '100%' }),
);

/** A tile's line of name. */
export const loadingName = style(inPatterns({ paddingBlock: 6 }));
