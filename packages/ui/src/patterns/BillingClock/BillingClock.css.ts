import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const panel = style(
  inPatterns({
    display: 'grid',
    gap: vars.space.s12,
    padding: vars.space.s16,
    borderRadius: vars.radius.panel,
    border: `1px dashed ${vars.color.lineStrong}`,
  }),
);

export const day = style(inPatterns({ whiteSpace: 'nowrap' }));
