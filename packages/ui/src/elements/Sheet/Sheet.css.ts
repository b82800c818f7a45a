import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { belowBanner, zIndex } from '../../theme/zIndex.ts';
import { states } from '../../theme/states.ts';

export const overlay = style(
  inElements({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.modal,
    height: 'var(--visual-viewport-height)',
    background: vars.color.scrim,
    transition: `opacity ${vars.motion.modal} ease-out`,
    selectors: { [states.entering]: { opacity: 0 }, [states.exiting]: { opacity: 0 } },
  }),
);

export const sheet = style(
  inElements({
    position: 'absolute',
    insetBlock: `${belowBanner} 0`,
    insetInlineEnd: 0,
    width: 'min(308px, calc(100vw - 48px))',
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.modal,
    transition: `translate ${vars.motion.modal} ease-out`,
    selectors: {
      [states.entering]: { translate: '8px 0' },
      [`[dir="rtl"] ${states.entering}`]: { translate: '-8px 0' },
    },
    '@media': { '(forced-colors: active)': { borderInlineStart: '2px solid CanvasText' } },
  }),
);

export const dialog = style(
  inElements({ height: '100%', display: 'flex', flexDirection: 'column', outline: 'none' }),
);

export const header = style(
  inElements({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: vars.size.navBar,
    paddingInline: vars.space.s20,
  }),
);

export const title = style(
  inElements({ font: vars.text.label, fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }),
);

/** The icon, not the button's box, aligns with the column edge. */
export const close = style(inElements({ marginInlineEnd: bleedMargin(10) }));

export const body = style(inElements({ flex: 1, minHeight: 0, overflow: 'auto' }));

export const footer = style(inElements({ borderBlockStart: `1px solid ${vars.color.line}` }));
