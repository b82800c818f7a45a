import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const list = style(
  inPatterns({ borderBlockStart: `1px solid ${color.lineStrong}`, outline: 'none' }),
);

export const notices = style(inPatterns({ paddingBlockEnd: space.s16 }));

export const row = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    minHeight: 65,
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const words = style(inPatterns({ display: 'grid', gap: 2, minWidth: 0, flex: 1 }));

export const device = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }),
);

/** As high as the loaded line. */
export const skeleton = style(inPatterns({ display: 'flex', alignItems: 'center', height: 20 }));

export const foot = style(inPatterns({ paddingBlockStart: space.s16 }));
