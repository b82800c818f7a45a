/**
 * The docs pages: paper, hairlines, one title face. They are outside of the library's layers, beside its components.
 */
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
export const eyebrow = style({ font: text.caption, fontWeight: 500, color: color.inkQuiet });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s16,
  font: text.display,
  letterSpacing: '-0.018em',
});
export const lead = style({ maxWidth: '66ch', font: text.bodyLarge, color: color.inkSecond });
export const badge = recipe({
  base: {
    font: text.caption,
    fontWeight: 500,
    letterSpacing: 0,
    paddingInline: space.s8,
    paddingBlock: 3,
    borderRadius: radius.mark,
    border: `1px solid ${color.quietOutline}`,
  },
  variants: {
    tone: {
      stable: { background: color.accentSoft, color: color.accentText },
      beta: { background: color.cautionSoft, color: color.cautionText },
    },
  },
});
const mono = { fontFamily: vars.font.code, fontSize: '0.75rem', lineHeight: '1.25rem' } as const;
export const code = style({ ...mono, fontSize: '0.86em', lineHeight: 'inherit' });
export const importLine = style({ ...mono, color: color.inkQuiet });

/** The packages of the overview, one below the other. */
export const roomy = style({ marginBlockStart: space.s48 });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.s16 });
export const heading = style({
  font: text.sectionTitle,
  letterSpacing: '-0.008em',
  paddingBlockEnd: space.s8,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
});
export const subheading = style({ ...mono, fontSize: '0.8125rem', fontWeight: 600 });
export const quiet = style({ maxWidth: '66ch', font: text.label, color: color.inkQuiet });

export const scroller = style({ overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: text.data,
  overflowWrap: 'normal',
});
/** Three columns that stay readable on a phone, where they scroll. */
export const wideTable = style([table, { minWidth: '38rem' }]);
const cellBase = {
  paddingBlock: space.s12,
  paddingInlineEnd: space.s24,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line}`,
} as const;
export const headCell = style({
  ...cellBase,
  paddingBlock: space.s8,
  font: text.caption,
  fontWeight: 500,
  color: color.inkQuiet,
});
export const cell = style(cellBase);
export const keysCell = style({ ...cellBase, width: '40%' });
export const nameCell = style({ ...cellBase, font: text.label, fontWeight: 500 });
export const markCell = style({ ...cellBase, whiteSpace: 'nowrap' });
export const propName = style({ ...mono, display: 'block', fontWeight: 600 });
export const required = style({ fontWeight: 400, color: color.cautionText });
export const description = style({
  display: 'block',
  maxWidth: '52ch',
  font: text.data,
  fontWeight: 400,
  color: color.inkSecond,
});
export const type = style({ ...mono, color: color.inkSecond, overflowWrap: 'anywhere' });
export const typeText = style({
  ...mono,
  marginBlockStart: space.s12,
  paddingInlineStart: space.s16,
  borderInlineStart: `2px solid ${color.lineStrong}`,
  color: color.inkSecond,
  whiteSpace: 'pre-wrap',
});
export const preset = style({ ...mono, color: color.inkSecond, whiteSpace: 'nowrap' });
export const part = style({ display: 'flex', flexDirection: 'column', gap: space.s8 });
export const details = style({ paddingBlockStart: space.s8 });
export const summary = style({
  font: text.label,
  color: color.inkSecond,
  cursor: 'pointer',
  paddingBlock: space.s4,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space.s24,
});
export const card = recipe({
  base: {
    display: 'grid',
    // Both examples end on one line, however many lines the sentences below them take.
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    borderBlockStart: '3px solid transparent',
  },
  variants: {
    kind: {
      do: { borderBlockStartColor: color.accentText },
      dont: { borderBlockStartColor: color.dangerText },
    },
  },
});
export const stage = style({
  display: 'grid',
  // A part fills its card or hugs its content, as it does in a page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: '10rem',
  padding: space.s24,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderBlockStart: 0,
  // A live part stays in its card, even an overlay.
  contain: 'layout',
  overflow: 'hidden',
});
export const caption = style({
  paddingBlockStart: space.s12,
  font: text.label,
  color: color.inkSecond,
});
export const verdict = recipe({
  base: { marginInlineEnd: space.s8, fontWeight: 600 },
  variants: { kind: { do: { color: color.accentText }, dont: { color: color.dangerText } } },
});

export const key = style({
  ...mono,
  display: 'inline-block',
  marginInlineEnd: space.s8,
  paddingInline: 7,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.mark,
});
export const phrases = style({ display: 'flex', flexDirection: 'column', gap: space.s8 });
export const phrase = style({
  maxWidth: '66ch',
  paddingInlineStart: space.s16,
  borderInlineStart: `2px solid ${color.lineStrong}`,
  font: text.body,
  color: color.inkSecond,
});

export const links = style({ columns: '16rem', columnGap: space.s32 });
export const link = style({
  display: 'inline-block',
  paddingBlock: space.s4,
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
