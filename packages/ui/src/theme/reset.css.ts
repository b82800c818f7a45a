/** Normalized browser defaults, and the page's background and font. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('body, h1, h2, h3, h4, p, figure, dl, dd, ol, ul, blockquote, fieldset', {
  margin: 0,
  padding: 0,
});
rule('html', { textSizeAdjust: '100%' });
rule('body', {
  minHeight: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  font: vars.text.body,
  fontOpticalSizing: 'auto',
  letterSpacing: '-0.006em',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
rule('img, svg, video', { display: 'block', maxWidth: '100%' });
rule('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
rule('h1, h2, h3, h4', { font: 'inherit', fontWeight: 'inherit' });
rule('ol, ul', { listStyle: 'none' });
rule('fieldset', { border: 0, minWidth: 0 });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('table', { borderCollapse: 'collapse', width: '100%' });
