import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
/** Below this width a select above the form replaces the list. */
const narrow = 'screen and (max-width: 799px)';
const LIST = '304px';
const FORM = 'minmax(0, 1fr)';
const PREVIEW = '424px';

const grid = (...columns: readonly string[]) =>
  inPatterns({
    display: 'grid',
    gridTemplateColumns: columns.join(' '),
    // The height that the content above leaves.
    flex: 'auto',
    selectors: { '[data-component="NoticeBar"]:not(:empty) + &': { marginBlockStart: space.s12 } },
    '@media': { [narrow]: { gridTemplateColumns: FORM } },
  });

const underList = inPatterns({ '@media': { [narrow]: { gridTemplateRows: 'auto 1fr' } } });

export const panes = styleVariants({
  one: [grid(FORM)],
  two: [grid(LIST, FORM), underList],
  formAndPreview: [grid(FORM, PREVIEW)],
  three: [grid(LIST, FORM, PREVIEW), underList],
});

export const list = style(
  inPatterns({
    minWidth: 0,
    padding: `${space.s20} ${space.s16} ${space.s48} ${space.s24}`,
    borderInlineEnd: `1px solid ${color.line}`,
    '@media': { [narrow]: { padding: space.s16, borderInlineEnd: 0 } },
  }),
);

export const form = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: color.surface,
    padding: `${space.s32} ${space.s32} ${space.s64}`,
    '@media': {
      [narrow]: { padding: space.s16, borderBlockStart: `1px solid ${color.line}` },
    },
  }),
);

export const column = style(
  inPatterns({
    width: '100%',
    maxWidth: 584,
    marginInline: 'auto',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

/** The switch between edit and preview, above both and aligned with their edge. */
export const views = styleVariants({
  edit: [
    inPatterns({ width: '100%', maxWidth: 584, marginInline: 'auto', marginBlockEnd: space.s24 }),
  ],
  preview: [inPatterns({ marginBlockEnd: space.s24 })],
});

/** In the free corner beside the column. */
export const show = style(
  inPatterns({ position: 'absolute', insetBlockStart: space.s24, insetInlineEnd: space.s24 }),
);

export const beside = style(
  inPatterns({
    minWidth: 0,
    background: color.sunken,
    borderInlineStart: `1px solid ${color.line}`,
  }),
);

/** Stays visible while a long form scrolls. */
export const sticky = style(inPatterns({ position: 'sticky', insetBlockStart: 0, minHeight: 480 }));

export const instead = style(
  inPatterns({
    // The content measures itself by this box, so it must not determine the box's size.
    flex: '1 0 560px',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    minHeight: 0,
    background: color.sunken,
    borderRadius: vars.radius.panel,
    '@media': {
      // Full width on a phone.
      [narrow]: { marginInline: `calc(-1 * ${space.s16})`, borderRadius: 0 },
    },
  }),
);
