import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;
const phone = 'screen and (max-width: 699px)';

/** The width below which two tiles with 16 between and around do not fit; with 8 between them they fit down to 320. */
export const narrow = 'screen and (max-width: 343px)';

export const body = style(
  inPatterns({
    flex: 1,
    display: 'flex',
    minWidth: 0,
    minHeight: 0,
    // In a low window the whole pane scrolls. The tiles have their own height, or the list would render all of them.
    '@media': { [phone]: { flexDirection: 'column', overflowY: 'auto' } },
  }),
);

/** 12 here and 16 inside the list add up to the dialog's margin of 28. */
export const pane = style(
  inPatterns({
    flex: 1,
    minWidth: 0,
    paddingInline: space.s12,
    // Keeps the height of its tiles, which would otherwise overlap the details of the selected file.
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
        // Whole tiles of 140 with 16 between and around: the remainder stays at the end, so the tiles align with the
        // start.
        width: 'calc(round(down, 100% - 16px, 156px) + 16px)',
      },
      // The list has a padding of 8; 8 more align its tiles with the content above.
      [narrow]: { width: 304, marginInlineStart: 8 },
    },
  }),
);

export const loading = style(
  inPatterns({
    display: 'grid',
    // The pane has nothing to scroll to.
    height: '100%',
    overflow: 'hidden',
    gridTemplateColumns: 'repeat(auto-fill, 140px)',
    alignContent: 'start',
    gap: space.s16,
    padding: space.s16,
    '@media': { [narrow]: { columnGap: space.s8 } },
  }),
);

/** The content that replaces the tiles, centred. */
export const instead = style(
  inPatterns({ display: 'grid', alignContent: 'center', minHeight: '100%' }),
);

/** The name line of a tile. */
export const loadingName = style(inPatterns({ paddingBlock: 6 }));
