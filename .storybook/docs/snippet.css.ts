/** Code to copy, and stories in windows of their own. */
import { vars } from '@hangtag/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

export const storyWindow = style({
  width: '100%',
  height: '30rem',
  background: color.paper,
  border: `1px solid ${color.line}`,
  borderRadius: radius.menu,
});
export const snippet = style({
  position: 'relative',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.menu,
});
export const snippetCode = style({
  fontFamily: vars.font.code,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  margin: 0,
  padding: space.s16,
  paddingInlineEnd: '5rem',
  overflowX: 'auto',
  whiteSpace: 'pre',
  color: color.inkSecond,
});
export const copy = style({
  position: 'absolute',
  insetBlockStart: space.s8,
  insetInlineEnd: space.s8,
  minHeight: size.controlSmall,
  paddingInline: space.s12,
  font: text.label,
  color: color.inkSecond,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  ':hover': { background: color.hover },
  ':focus-visible': {
    outline: `${vars.focus.width} solid ${color.focus}`,
    outlineOffset: vars.focus.gap,
  },
});
