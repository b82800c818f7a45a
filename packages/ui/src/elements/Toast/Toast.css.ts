import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { belowBanner, zIndex } from '../../theme/zIndex.ts';
import { focusRing, states } from '../../theme/states.ts';

const phone = 'screen and (max-width: 699px)';

export const region = style(
  inElements({
    position: 'fixed',
    insetBlockEnd: vars.space.s24,
    insetInlineEnd: vars.space.s24,
    zIndex: zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s12,
    // Narrow enough to fit beside a form's column and a medium dialog at 1440 without covering their buttons.
    width: 'min(312px, calc(100vw - 32px))',
    borderRadius: vars.radius.menu,
    outline: 'none',
    selectors: { [states.focusVisible]: focusRing },
    '@media': {
      [phone]: {
        insetBlock: `calc(${belowBanner} + ${vars.space.s16}) auto`,
        insetInline: vars.space.s16,
        width: 'auto',
      },
    },
  }),
);

export const toast = style(
  inElements({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s12,
    padding: `${vars.space.s12} ${vars.space.s12} ${vars.space.s16} ${vars.space.s16}`,
    borderRadius: vars.radius.menu,
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.raised}`,
    selectors: { '&:focus': { outline: 'none' }, [states.focusVisible]: focusRing },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);

export const mark = recipe({
  base: inElements({ paddingBlockStart: 2 }),
  variants: {
    tone: {
      success: inElements({ color: vars.color.accentText }),
      error: inElements({ color: vars.color.dangerText }),
    },
  },
});

export const words = style(inElements({ flex: 1, minWidth: 0, display: 'grid', gap: 2 }));
export const title = style(inElements({ font: vars.text.label, fontWeight: 500 }));
export const sentence = style(
  inElements({ font: vars.text.data, color: vars.color.inkSecond, overflowWrap: 'anywhere' }),
);
export const close = style(inElements({ marginBlock: -6, marginInlineEnd: bleedMargin(4) }));
