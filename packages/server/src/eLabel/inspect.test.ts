import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../public/policy.ts';
import { inspectPage } from './inspect.ts';

const ORIGIN = 'https://codes.example';
const closed = contentPolicy(["'sha256-AAAA'"], "'none'");
const inspect = (html: string, policy = closed, cookies: readonly string[] = []) =>
  inspectPage({ html, policy, cookies }, ORIGIN);

const nothing = {
  cookies: [],
  scripts: [],
  inputs: [],
  hosts: [],
  links: [],
  counted: [],
  isOpen: false,
};

describe('the inspection of a page', () => {
  it('finds nothing in a page of text, pictures and data', () => {
    const html = `<link rel="canonical" href="https://brand.example/01/1"/><style>@font-face{src:url(/fonts/a.woff2)}</style>
      <script type="application/ld+json">{"url":"https://other.example/"}</script>
      <img src="/media/a/1.avif" srcset="/media/a/1.avif 360w, /media/a/2.avif 720w"/><a href="#recall">x</a>
      <a href="mailto:a@b.example">x</a><p>https://other.example onload="x"</p>`;
    expect(inspect(html)).toEqual(nothing);
  });

  it.each([
    ['scripts', '<script src="/a.js"></script>', ['script']],
    ['scripts', '<img onload="x()" alt=""/>', ['img']],
    ['inputs', '<form action="/x"><input name="a"/></form>', ['form', 'input']],
    ['inputs', '<iframe src="/x"></iframe>', ['iframe']],
    ['hosts', '<img src="https://pixel.example/1.gif"/>', ['pixel.example']],
    ['hosts', '<img srcset="/a 1x, //cdn.example/b 2x"/>', ['cdn.example']],
    ['hosts', '<link rel="stylesheet" href="https://cdn.example/a.css"/>', ['cdn.example']],
    ['hosts', '<style>a{background:url("https://cdn.example/a.png")}</style>', ['cdn.example']],
    ['hosts', '<style>@import "https://cdn.example/a.css";</style>', ['cdn.example']],
    ['links', '<a rel="nofollow" href="https://shop.example/">Buy</a>', ['shop.example']],
    ['counted', '<a href="/p/7K3M04119Z/go/4">Buy</a>', ['/p/7K3M04119Z/go/4']],
  ] as const)('finds %s in %s', (what, html, found) => {
    expect(inspect(html)).toEqual({ ...nothing, [what]: found });
  });

  it('names cookies', () => {
    expect(inspect('', closed, ['visitor=1; Path=/']).cookies).toEqual(['visitor']);
  });

  it.each([
    '',
    "img-src 'self'",
    "default-src 'none'; img-src 'self' https:",
    "default-src 'none'; connect-src stats.example",
    "default-src 'self' *; ",
  ])('finds the policy %j open', (policy) => {
    expect(inspect('', policy).isOpen).toBe(true);
  });
});
