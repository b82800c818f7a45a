import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';

/** The width below which the bar's items no longer fit. */
const narrow = 'screen and (max-width: 959px)';
const { space } = vars;

export const bar = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s28,
    minHeight: vars.size.navBar,
    paddingInline: space.s32,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.paper,
    '@media': { [narrow]: { paddingInline: space.s16, justifyContent: 'space-between' } },
  }),
);

export const places = style(
  inPatterns({
    display: 'flex',
    gap: space.s4,
    flex: 1,
    minWidth: 0,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const account = style(
  inPatterns({ flex: 'none', maxWidth: 240, '@media': { [narrow]: { display: 'none' } } }),
);

/** A name of any length: truncated here, whole in the menu. */
export const name = style(
  inPatterns({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

/** The icon, not the button's box, aligns with the page's edge. */
export const menuButton = style(
  inPatterns({
    display: 'none',
    marginInlineEnd: bleedMargin(10),
    '@media': { [narrow]: { display: 'block' } },
  }),
);
