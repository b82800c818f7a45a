import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { focusRingInside } from '../../theme/states.ts';

export const window = style(
  inPatterns({ position: 'relative', overflow: 'hidden', background: vars.color.surface }),
);

const layer = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: 'top left',
  colorScheme: 'only light',
} as const;

export const frame = style(
  inPatterns({
    ...layer,
    selectors: {
      '[dir="rtl"] &': { transformOrigin: 'top right' },
      '&:focus-visible': focusRingInside,
    },
  }),
);

/** Loads behind the visible one, so that nothing flickers. */
export const behind = style(inPatterns({ ...layer, visibility: 'hidden' }));
