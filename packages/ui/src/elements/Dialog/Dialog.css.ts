import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { zIndex } from '../../theme/zIndex.ts';
import { coarse, focusRingInside, forcedColours, states } from '../../theme/states.ts';

const phone = 'screen and (max-width: 699px)';
const side = vars.space.s28;
const line = `1px solid ${vars.color.line}`;
/** Below this window width a footer's actions are stacked. */
const narrow = 'screen and (max-width: 359px)';

const stripe = (color: string) => `linear-gradient(${color} 0 0) 0 0 / 100% 1px no-repeat`;
/**
 * A hairline below the header while content is scrolled under it: at the top, a stripe that scrolls along covers it.
 */
const underHeader = `${stripe(vars.color.surface)} local, ${stripe(vars.color.line)}`;

export const overlay = style(
  inElements({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.modal,
    height: 'var(--visual-viewport-height)',
    display: 'grid',
    placeItems: 'center',
    padding: `${vars.space.s40} ${vars.space.s16}`,
    background: vars.color.scrim,
    transition: `opacity ${vars.motion.modal} ease-out`,
    selectors: { [states.entering]: { opacity: 0 }, [states.exiting]: { opacity: 0 } },
    '@media': {
      [phone]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: vars.space.s40 },
    },
  }),
);

const wide = (width: number) => inElements({ width: `min(${width}px, 100%)` });

export const modal = recipe({
  base: inElements({
    display: 'flex',
    minWidth: 0,
    maxHeight: '100%',
    borderRadius: vars.radius.modal,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.modal,
    overflow: 'hidden',
    transition: `translate ${vars.motion.modal} ease-out`,
    selectors: { [states.entering]: { translate: '0 8px' } },
    '@media': {
      [phone]: { width: '100%', borderEndStartRadius: 0, borderEndEndRadius: 0 },
      '(forced-colors: active)': { border: '2px solid CanvasText' },
    },
  }),
  variants: { size: { small: wide(560), medium: wide(760), large: wide(1000), wide: wide(1112) } },
});

export const dialog = style(
  inElements({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    outline: 'none',
  }),
);

export const header = style(
  inElements({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.s16,
    paddingInline: side,
    paddingBlockStart: vars.space.s24,
    paddingBlockEnd: vars.space.s12,
    '@media': { [phone]: { paddingInline: vars.space.s16, paddingBlockStart: vars.space.s16 } },
  }),
);

/** Wraps a name of any length. */
export const title = style(inElements({ minWidth: 0, overflowWrap: 'anywhere' }));

/** The icon, not the button's box, aligns with the column edge. */
export const close = style(
  inElements({
    flex: 'none',
    marginBlock: -4,
    marginInlineEnd: bleedMargin(10),
    // Taller there; its middle stays on the title's line.
    '@media': { [coarse]: { marginBlock: -8 } },
  }),
);

export const toolbar = style(
  inElements({
    paddingInline: side,
    paddingBlockEnd: vars.space.s16,
    borderBlockEnd: line,
    '@media': { [phone]: { paddingInline: vars.space.s16 } },
  }),
);

export const body = recipe({
  base: inElements({
    flex: 1,
    minHeight: 0,
    font: vars.text.body,
    color: vars.color.inkSecond,
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRingInside },
  }),
  variants: {
    kind: {
      padded: inElements({
        overflow: 'auto',
        overscrollBehavior: 'contain',
        paddingInline: side,
        // Space for a focus ring above the first field, compensated in the header.
        paddingBlockStart: 4,
        paddingBlockEnd: vars.space.s24,
        background: underHeader,
        // Below a hairline it keeps the usual distance, also as a view of a bare body.
        selectors: {
          [`${toolbar} ~ &, ${toolbar} ~ * &`]: {
            paddingBlockStart: vars.space.s20,
            background: 'none',
          },
        },
        '@media': {
          [phone]: { paddingInline: vars.space.s16 },
          [forcedColours]: { background: 'none' },
        },
      }),
      bare: inElements({ display: 'flex', overflow: 'hidden' }),
    },
  },
});

/** A view replaces body and footer. */
export const view = style(
  inElements({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
  }),
);

export const footer = style(
  inElements({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s12,
    padding: `${vars.space.s16} ${side}`,
    borderBlockStart: line,
    '@media': {
      [phone]: { padding: vars.space.s16 },
      // The main action first, the back button below it.
      [narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
    },
  }),
);

export const footerStart = style(
  inElements({
    font: vars.text.data,
    color: vars.color.inkSecond,
    minWidth: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const footerEnd = style(
  inElements({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s8,
    marginInlineStart: 'auto',
    '@media': { [narrow]: { marginInlineStart: 0 } },
  }),
);

globalStyle(`${footerEnd} > *`, inElements({ '@media': { [narrow]: { flex: '1 1 auto' } } }));
