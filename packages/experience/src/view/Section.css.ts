import { globalStyle, style } from '@vanilla-extract/css';
import { columnEnd, gutter, measure, vars, wide } from './vars.css.ts';

/** What stands below each other in a section. */
const flow = style({});
globalStyle(`${flow} > * + *`, { marginTop: '1.25rem' });
globalStyle(`${flow} > :is(h2, p) + *`, { marginTop: '1rem' });
globalStyle(`${flow} > figure + h2`, { marginTop: '1.5rem' });
globalStyle(`${flow} > h3 + p`, { marginTop: '.25rem' });

export const plain = style([
  flow,
  {
    paddingInline: gutter,
    maxWidth: `calc(${measure} + 2 * ${gutter})`,
    '@media': { print: { padding: 0, breakInside: 'avoid' } },
  },
]);

/** Filled with the brand's colour from edge to edge; what stands in it takes the colours made for that. */
export const band = style({
  background: vars.accent,
  color: vars.onAccent,
  // At the end of the page it stands on the footer's line.
  selectors: { '&:last-child': { marginBottom: `calc(-1 * ${columnEnd})` } },
  '@media': { print: { background: 'none', color: 'inherit' } },
});
globalStyle(`${band} *`, {
  vars: {
    [vars.inkSecond]: vars.onAccentSecond,
    [vars.line]: vars.onAccentLine,
    [vars.accentText]: vars.onAccent,
  },
  '@media': {
    print: {
      vars: {
        [vars.inkSecond]: 'inherit',
        [vars.line]: 'inherit',
        [vars.accentText]: 'inherit',
      },
    },
  },
});

export const bandText = style([
  flow,
  {
    padding: `1.75rem ${gutter} 3rem`,
    maxWidth: `calc(${measure} + 2 * ${gutter})`,
    '@media': { [wide]: { paddingBlock: '2.5rem 3.75rem' }, print: { padding: '4mm 0 0' } },
  },
]);

export const picture = style({
  width: '100%',
  height: 'auto',
  maxHeight: '90svh',
  objectFit: 'cover',
  background: vars.line,
  '@media': { print: { width: 'auto', maxWidth: '80mm', maxHeight: '60mm' } },
});

/** A picture inside the column. */
export const inset = style([picture, { borderRadius: vars.corner }]);

export const caption = style({ marginTop: '.625rem', fontSize: '.875rem', color: vars.inkSecond });
export const bandCaption = style([caption, { paddingInline: gutter }]);
