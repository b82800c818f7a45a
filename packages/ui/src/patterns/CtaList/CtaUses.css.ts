import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s8,
    paddingBlockEnd: space.s8,
  }),
);

export const list = style(
  inPatterns({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    paddingBlock: space.s8,
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);

export const picture = style(inPatterns({ flex: '0 0 44px' }));

export const company = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: vars.radius.control,
    background: color.tint,
    color: color.inkSecond,
  }),
);

export const words = style(
  inPatterns({ flex: 1, display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }),
);

/** Which page the preview shows; in narrow windows it shows the button alone. */
export const above = style(
  inPatterns({
    flex: 'none',
    '@media': { 'screen and (max-width: 799px)': { display: 'none' } },
  }),
);
