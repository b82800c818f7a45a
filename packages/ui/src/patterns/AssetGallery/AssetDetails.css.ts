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
    marginBlock: space.s16,
    paddingInline: space.s28,
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': {
      [phone]: {
        flex: '0 1 auto',
        maxHeight: '30dvh',
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

/** On phones the tile above shows it, and the words need the room. */
export const picture = style(
  inPatterns({ flex: 'none', '@media': { [phone]: { display: 'none' } } }),
);
