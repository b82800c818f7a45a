import { globalStyle, style } from '@vanilla-extract/css';
import { columnEnd, gutterName, measure, vars, wide } from './vars.css.ts';

/** The whole page; stands on `body`. */
export const page = style({
  vars: { [gutterName]: '1.5rem' },
  boxSizing: 'border-box',
  minHeight: '100vh',
  margin: 0,
  background: vars.ground,
  color: vars.ink,
  font: "1rem/1.5625 'Inter Variable',Inter,i1,system-ui,sans-serif",
  overflowWrap: 'anywhere',
  // Only long words: a browser that knows no such limit has the two others.
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 4',
  WebkitHyphens: 'auto',
  WebkitTextSizeAdjust: '100%',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [wide]: { vars: { [gutterName]: 'clamp(2.5rem, 6vw, 6.5rem)' } },
    // Paper is white whatever the brand's ground is.
    print: {
      vars: { [vars.inkSecond]: '#444', [vars.line]: '#bbb', [vars.accentText]: '#000' },
      background: '#fff',
      color: '#000',
      display: 'block',
      fontSize: '10pt',
    },
  },
});

// Defaults weigh nothing, so that any class wins over them.
globalStyle(`:where(${page} *)`, { boxSizing: 'border-box' });
globalStyle(`:where(${page} :is(h1,h2,h3,p,dl,dd,ul,ol,figure,table))`, { margin: 0 });
globalStyle(`:where(${page} :is(h1,h2))`, {
  fontFamily: vars.titles,
  fontWeight: vars.titleWeight,
  letterSpacing: vars.titleTracking,
  textWrap: 'balance',
});
// Letters that join have no tracking and need more height.
globalStyle(`${page} :is(h1,h2):dir(rtl)`, { letterSpacing: 0, lineHeight: 1.35 });
globalStyle(`:where(${page} h2)`, {
  fontSize: '1.75rem',
  lineHeight: 1.2,
  '@media': { [wide]: { fontSize: '2rem' } },
});
globalStyle(`:where(${page} h3)`, { fontSize: '1rem', fontWeight: 600 });
globalStyle(`:where(${page} :is(ul,ol))`, { padding: 0, listStyle: 'none' });
globalStyle(`:where(${page} :is(img,video,svg))`, { display: 'block' });
// A picture that does not come leaves its description on a tint: browsers draw this for no other picture.
globalStyle(`:where(${page} img)`, { position: 'relative' });
globalStyle(`${page} img::after`, {
  content: 'attr(alt)',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: '0 1rem',
  background: vars.line,
  font: '.875rem/1.45 Inter,i1,system-ui,sans-serif',
  textAlign: 'center',
});
globalStyle(`:where(${page} a)`, {
  color: vars.accentText,
  // Said although browsers do so: the page is also shown inside documents that take it off.
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
globalStyle(`:where(${page}) :focus-visible`, {
  outline: `2px solid ${vars.accentText}`,
  outlineOffset: '3px',
});

/** Beside a head picture, text and footer share the end half of a wide screen. */
export const withHead = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplate:
        '"head bar" auto "head text" 1fr "head foot" auto / min(50%, 80svh) minmax(0, 1fr)',
    },
  },
});

/** Without one, a wide screen centres the column. */
export const withoutHead = style({
  '@media': { [wide]: { vars: { [gutterName]: `max(2.5rem, calc(50% - ${measure} / 2))` } } },
});

export const main = style({
  flex: 1,
  '@media': { [wide]: { selectors: { [`${withHead} > &`]: { display: 'contents' } } } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3.5rem',
  paddingBlock: `1.75rem ${columnEnd}`,
  '@media': {
    [wide]: {
      gridArea: 'text',
      alignContent: 'start',
      gap: '4.5rem',
      paddingTop: 'clamp(2rem, 9vh, 6rem)',
    },
    print: { gap: '8mm', padding: '5mm 0' },
  },
});
