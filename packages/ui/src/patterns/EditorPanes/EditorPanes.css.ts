import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;
/** Under this the list becomes a select above the form (look.md section 6). */
const narrow = 'screen and (max-width: 799px)';
/** Height of the bar and the product's own header. */
const HEAD = 190;
const LIST = '304px';
const FORM = 'minmax(0, 1fr)';
const PREVIEW = '424px';

const grid = (...columns: readonly string[]) =>
  inPatterns({
    display: 'grid',
    gridTemplateColumns: columns.join(' '),
    // What is left under the bar and the product's own header.
    minHeight: `calc(100dvh - ${HEAD}px)`,
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
    maxWidth: 584,
    marginInline: 'auto',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

/** Edit or preview, above what they show and from its edge on. */
export const views = styleVariants({
  edit: [inPatterns({ maxWidth: 584, marginInline: 'auto', marginBlockEnd: space.s24 })],
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

/** Stays in sight while a long form is scrolled. */
export const sticky = style(
  inPatterns({
    position: 'sticky',
    insetBlockStart: 0,
    height: `calc(100dvh - ${HEAD}px)`,
    minHeight: 480,
  }),
);

export const instead = style(
  inPatterns({
    height: `calc(100dvh - ${HEAD}px)`,
    minHeight: 560,
    background: color.sunken,
    borderRadius: vars.radius.panel,
    '@media': {
      // From edge to edge on a phone.
      [narrow]: { marginInline: `calc(-1 * ${space.s16})`, borderRadius: 0 },
    },
  }),
);
