import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const steps = style(inPatterns({ borderBlockStart: `1px solid ${color.lineStrong}` }));

export const step = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space.s16,
    alignItems: 'start',
    paddingBlock: space.s20,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': {
      'screen and (max-width: 699px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
  }),
);

export const mark = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: vars.radius.round,
    border: `1px solid ${color.edge}`,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkSecond,
    selectors: {
      '[aria-current] > &': { borderColor: color.accent, color: color.accentText },
      '&[data-done]': {
        borderColor: color.accentSoft,
        background: color.accentSoft,
        color: color.accentText,
      },
    },
  }),
);

export const words = style(inPatterns({ display: 'grid', gap: space.s4, minWidth: 0 }));

export const action = style(
  inPatterns({
    alignSelf: 'center',
    '@media': {
      'screen and (max-width: 699px)': { gridColumn: 2, marginBlockStart: space.s12 },
    },
  }),
);
