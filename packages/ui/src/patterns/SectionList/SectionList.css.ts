import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

/** Below this width a select replaces the list. */
const narrow = 'screen and (max-width: 799px)';

export const root = style(inPatterns({ display: 'flex', flexDirection: 'column' }));

export const head = style(
  inPatterns({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.s12,
    paddingInline: vars.space.s8,
    marginBlockEnd: vars.space.s8,
    '@media': { [narrow]: { paddingInline: 0 } },
  }),
);

export const list = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    outline: 'none',
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const choice = style(
  inPatterns({
    display: 'none',
    '@media': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: vars.space.s8,
        marginBlockEnd: vars.space.s12,
      },
    },
  }),
);

export const add = style(
  inPatterns({ marginBlockStart: vars.space.s12, '@media': { [narrow]: { marginBlockStart: 0 } } }),
);

export const meter = style(
  inPatterns({
    marginBlockStart: vars.space.s16,
    paddingInline: vars.space.s8,
    '@media': { [narrow]: { paddingInline: 0 } },
  }),
);

export const hint = style(
  inPatterns({
    marginBlockStart: vars.space.s16,
    paddingInline: vars.space.s8,
    font: vars.text.caption,
    color: vars.color.inkQuiet,
    textWrap: 'pretty',
    // The hint on dragging is useless with only a select; the reason for a lock is not.
    '@media': { [narrow]: { selectors: { '&:not([data-locked])': { display: 'none' } } } },
  }),
);
