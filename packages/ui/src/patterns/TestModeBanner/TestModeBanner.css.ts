import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bannerHeight, zIndex } from '../../theme/zIndex.ts';

/**
 * Above the scrim too, because a card is entered in a modal. Modals leave more space at the top than the banner takes.
 */
export const banner = style(
  inPatterns({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.banner,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: vars.space.s32,
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s16,
    font: vars.text.data,
    textAlign: 'center',
    color: vars.color.cautionText,
    background: vars.color.cautionSoft,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

globalStyle(`:root:has(${banner})`, { vars: { [bannerHeight]: vars.space.s32 } });

export const mode = style(inPatterns({ fontWeight: 600, letterSpacing: '0.04em' }));
