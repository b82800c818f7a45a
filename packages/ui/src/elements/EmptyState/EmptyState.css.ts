import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const phone = 'screen and (max-width: 699px)';

export const emptyState = style(
  inElements({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s48,
    paddingBlock: vars.space.s64,
    '@media': {
      [phone]: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: vars.space.s24,
        paddingBlock: vars.space.s40,
      },
    },
  }),
);

export const art = style(inElements({ flex: 'none' }));

export const words = style(
  // A surrounding table or dialog may set a quieter colour.
  inElements({ maxWidth: 360, minWidth: 0, color: vars.color.ink }),
);

export const sentence = style(
  inElements({
    marginBlockStart: vars.space.s8,
    font: vars.text.bodyLarge,
    color: vars.color.inkSecond,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  inElements({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s12,
    marginBlockStart: vars.space.s20,
  }),
);
