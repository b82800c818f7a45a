import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
const phone = 'screen and (max-width: 699px)';

export const view = style(inPatterns({ display: 'grid', gap: space.s20, minWidth: 0 }));

export const lead = style(
  inPatterns({ font: vars.text.bodyLarge, color: color.ink, overflowWrap: 'anywhere' }),
);

export const dates = style(
  inPatterns({ margin: 0, borderBlockStart: `1px solid ${color.lineStrong}` }),
);

/** The date at the start, its effect at the end. */
export const date = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '9.5rem minmax(0, 1fr)',
    columnGap: space.s16,
    paddingBlock: space.s16,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s4 } },
  }),
);

export const when = style(
  inPatterns({ font: vars.text.body, fontWeight: 600, color: color.ink, whiteSpace: 'nowrap' }),
);

export const what = style(
  inPatterns({
    margin: 0,
    maxWidth: '66ch',
    font: vars.text.body,
    color: color.inkSecond,
    textWrap: 'pretty',
  }),
);
