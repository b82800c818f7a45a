import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const panel = style(
  inPatterns({
    display: 'grid',
    gap: vars.space.s20,
    padding: vars.space.s24,
    borderRadius: vars.radius.panel,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  }),
);

export const head = style(
  inPatterns({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }),
);
