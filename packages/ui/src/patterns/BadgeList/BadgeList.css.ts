import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const list = style(
  inPatterns({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.line}`,
    containerType: 'inline-size',
  }),
);

export const badge = style(
  inPatterns({
    display: 'grid',
    gap: space.s16,
    paddingBlock: space.s20,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const head = style(inPatterns({ display: 'flex', alignItems: 'center', gap: space.s12 }));

export const logo = style(inPatterns({ flex: '0 0 40px' }));

export const title = style(
  inPatterns({ flex: '1 1 auto', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }),
);

export const over = style(inPatterns({ font: vars.text.caption, color: color.cautionText }));

export const fields = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    '@container': {
      '(min-width: 440px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);

/** The number spans the row; the two dates share one. */
export const whole = style(inPatterns({ gridColumn: '1 / -1' }));
