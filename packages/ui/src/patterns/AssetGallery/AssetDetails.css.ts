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
    // As tall as the tiles beside it: long words scroll, and no tile moves for them.
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

/** On phones there is no column to keep. */
export const none = style(inPatterns({ '@media': { [phone]: { display: 'none' } } }));

/** The picture and its name; on phones side by side, because the words need the room. */
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
