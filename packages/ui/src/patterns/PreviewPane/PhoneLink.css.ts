import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const body = style(inPatterns({ width: 248 }));

/** Its quiet zone is white in every theme: readers need the contrast. */
export const code = style(
  inPatterns({
    display: 'block',
    width: 176,
    height: 176,
    marginInline: 'auto',
    borderRadius: vars.radius.control,
    imageRendering: 'pixelated',
  }),
);

export const address = style(
  inPatterns({ font: vars.text.caption, overflowWrap: 'anywhere', userSelect: 'all' }),
);
