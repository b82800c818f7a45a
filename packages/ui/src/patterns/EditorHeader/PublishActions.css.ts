import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const narrow = 'screen and (max-width: 1099px)';

export const saved = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s12,
    // Its lines wrap before the buttons do, so that a phone shows them beside each other.
    '@media': { [narrow]: { flex: '1 1 160px', minWidth: 0 } },
  }),
);

export const changes = style(inPatterns({ font: vars.text.data, color: color.inkSecond }));
