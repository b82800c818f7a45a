import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const options = style(
  inElements({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.s4} ${vars.space.s24}`,
    selectors: {
      '[data-orientation="vertical"] > &': { flexDirection: 'column', alignItems: 'flex-start' },
    },
  }),
);

/** An option with a sentence below its label. */
export const described = style(inElements({ display: 'grid', gap: 2 }));

export const round = style(inElements({ borderRadius: vars.radius.round }));

export const dot = style(
  inElements({ width: 6, height: 6, borderRadius: vars.radius.round, background: 'currentColor' }),
);
