import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { space } = vars;
const phone = 'screen and (max-width: 699px)';

export const details = style(
  inPatterns({
    flex: '0 0 292px',
    display: 'flex',
    flexDirection: 'column',
    gap: space.s16,
    overflow: 'auto',
    // As tall as the tiles beside it: long text scrolls and moves no tile.
    contain: 'size',
    marginBlock: space.s16,
    paddingInline: space.s28,
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': {
      [phone]: {
        flex: 'none',
        contain: 'none',
        marginBlock: 0,
        padding: space.s16,
        borderInlineStart: 0,
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  }),
);

/** Phones have no column to reserve. */
export const none = style(inPatterns({ '@media': { [phone]: { display: 'none' } } }));

/** The picture and its name; side by side on phones, where height is scarce. */
export const head = style(
  inPatterns({
    flex: 'none',
    display: 'grid',
    gap: space.s16,
    overflowWrap: 'anywhere',
    '@media': {
      [phone]: { gridTemplateColumns: '96px minmax(0, 1fr)', alignItems: 'start', gap: space.s12 },
    },
  }),
);
