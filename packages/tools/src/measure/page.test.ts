import { expect, test } from 'vitest';
import { weighPage } from './page.ts';

test('structured data is no script; a style sheet and a font are requests', () => {
  const html = [
    '<script type="application/ld+json">{}</script>',
    '<link rel="stylesheet" href="/a.css">',
    '<style>@font-face { src: url(/a.woff2) }</style>',
    '<script src="/a.js"></script>',
  ].join('');
  expect(weighPage('/p/x', html)).toMatchObject({ raw: html.length, scripts: 1, requests: 2 });
});
