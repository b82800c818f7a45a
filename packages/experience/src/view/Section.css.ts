import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, measure, vars, wide } from './vars.css.ts';

export const plain = style({
  paddingInline: gutter,
  maxWidth: `calc(${measure} + 2 * ${gutter})`,
  '@media': { print: { padding: 0, breakInside: 'avoid' } },
});

/** Filled with the brand's colour from edge to edge; what stands in it takes the colours made for that. */
export const band = style({
  background: vars.accent,
  color: vars.onAccent,
  '@media': { print: { background: 'none', color: 'inherit' } },
});
globalStyle(`${band} *`, {
  vars: {
    [vars.inkSecond]: vars.onAccentSecond,
    [vars.line]: vars.onAccentLine,
    [vars.accentText]: vars.onAccent,
  },
});

export const bandText = style({
  padding: `1.75rem ${gutter} 3rem`,
  maxWidth: `calc(${measure} + 2 * ${gutter})`,
  '@media': { [wide]: { paddingBlock: '2.5rem 3.75rem' }, print: { padding: 0 } },
});

export const heading = style({
  fontFamily: vars.titles,
  fontSize: '1.75rem',
  fontWeight: vars.titleWeight,
  lineHeight: 1.2,
  letterSpacing: vars.titleTracking,
  textWrap: 'balance',
});
globalStyle(`${heading} + *`, { marginTop: '1rem' });

/** Blocks of one section below each other. */
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
});

export const picture = style({
  width: '100%',
  height: 'auto',
  maxHeight: '90svh',
  objectFit: 'cover',
  '@media': { print: { width: 'auto', maxWidth: '80mm', maxHeight: '60mm' } },
});

export const inset = style({ marginBottom: '1.5rem' });
globalStyle(`${inset} > ${picture}`, { borderRadius: vars.corner });

export const caption = style({ marginTop: '.625rem', fontSize: '.875rem', color: vars.inkSecond });
export const bandCaption = style([caption, { paddingInline: gutter }]);
