import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const head = style(
  inElements({
    padding: `${vars.space.s24} ${vars.space.s28} ${vars.space.s8}`,
    '@media': { 'screen and (max-width: 699px)': { paddingInline: vars.space.s16 } },
  }),
);

/** Wraps a name of any length. */
export const long = style(inElements({ overflowWrap: 'anywhere' }));

export const sentence = style(
  inElements({
    maxWidth: '66ch',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space.s16 } },
  }),
);
