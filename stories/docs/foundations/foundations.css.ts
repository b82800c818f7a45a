/** The foundations pages: a title, a lead, and parts over hairlines, as on the component sheet. */
import { vars } from '@hangtag/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius, space, text } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s48,
  font: text.body,
  color: color.ink,
  overflowWrap: 'anywhere',
});
export const header = style({ display: 'flex', flexDirection: 'column', gap: space.s12 });
export const title = style({ font: text.display, letterSpacing: '-0.018em' });
export const lead = style({ maxWidth: '60ch', font: text.bodyLarge, color: color.inkSecond });
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.s20 });
export const heading = style({
  font: text.sectionTitle,
  letterSpacing: '-0.008em',
  paddingBlockEnd: space.s8,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
});
export const prose = style({ maxWidth: '66ch', color: color.inkSecond });
export const name = style({ font: text.label, fontWeight: 500 });
export const quiet = style({ font: text.caption, color: color.inkQuiet });
export const figures = style({
  font: text.caption,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});

/** Columns of one width, as many as fit. */
export const columns = recipe({
  base: { display: 'grid', columnGap: space.s24, rowGap: space.s28, alignItems: 'start' },
  variants: {
    width: {
      narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))' },
      medium: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' },
      wide: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' },
    },
  },
});
export const tile = style({ display: 'flex', flexDirection: 'column', gap: space.s4, minWidth: 0 });

/** A background with a hairline, so that paper is visible on paper. */
export const swatch = style({
  height: 56,
  marginBlockEnd: space.s4,
  borderRadius: radius.mark,
  boxShadow: `inset 0 0 0 1px ${color.pictureEdge}`,
});
export const sample = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 64,
  height: 56,
  borderRadius: radius.mark,
  boxShadow: `inset 0 0 0 1px ${color.pictureEdge}`,
  font: text.heading,
  fontWeight: 500,
});
export const mark = style({
  width: 24,
  height: 24,
  borderRadius: radius.mark,
  border: '2px solid',
});
export const hairline = style({ width: 40, height: 1 });
export const beside = style({ display: 'flex', gap: space.s16, alignItems: 'center', minWidth: 0 });
/** Of light and of dark, each under the one above. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 7.5rem)',
  columnGap: space.s16,
});
export const ratios = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s12 });
export const short = style({ color: color.dangerText, fontWeight: 600 });

/** Groups of such values. */
export const groups = style({ display: 'flex', flexDirection: 'column', gap: space.s32 });
/** Values over hairlines: name, purpose, example. */
export const rows = style({ display: 'flex', flexDirection: 'column', marginBlockStart: -8 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space.s32,
  rowGap: space.s8,
  alignItems: 'center',
  paddingBlock: space.s12,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { '(max-width: 699px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bar = style({
  height: space.s16,
  maxWidth: '100%',
  borderRadius: 2,
  background: color.accent,
});
export const shape = style({
  height: 96,
  marginBlockEnd: space.s4,
  border: `1px solid ${color.edge}`,
  background: color.surface,
});
export const plate = style({
  height: 112,
  // The space below the longest shadow.
  marginBlockEnd: space.s64,
  borderRadius: radius.menu,
  background: color.raised,
});
export const track = style({ display: 'flex', alignItems: 'center', height: 36, gap: space.s8 });
export const knob = recipe({
  base: {
    width: 20,
    height: 20,
    borderRadius: radius.round,
    background: color.accent,
    transitionProperty: 'transform',
    transitionTimingFunction: 'ease-out',
  },
  variants: { isMoved: { true: { transform: 'translateX(160px)' }, false: {} } },
});
export const glyphs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space.s28} ${space.s16}`,
});
export const code = style({ fontFamily: vars.font.code, fontSize: '0.8125rem' });
export const link = style({
  color: color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationColor: color.edge,
  selectors: {
    '&:hover': { textDecorationColor: color.ink },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.gap,
      borderRadius: 2,
    },
  },
});
/** A part of the page with its own theme. */
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s16,
  padding: space.s24,
  background: color.paper,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  minWidth: 0,
});
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space.s24,
  alignItems: 'start',
  maxWidth: 720,
});
/** A choice under its label, aligned with the fields beside it. */
export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 7,
});
export const choiceName = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 22,
  font: text.label,
  fontWeight: 500,
});
export const chip = style({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginInlineEnd: 6,
  verticalAlign: '-1px',
  borderRadius: 3,
  boxShadow: `inset 0 0 0 1px ${color.pictureEdge}`,
});
