import { expect, it } from 'vitest';
import { isBlocked, siteOf } from './blockedSites.ts';

it('a site is what browsers ask for, however it is typed', () => {
  for (const typed of ['shop.example', ' HTTPS://www.Shop.example/a?b ', 'http://shop.example.'])
    expect([typed, siteOf(typed)]).toEqual([typed, 'shop.example']);
  expect(siteOf('https://bücher.example')).toBe('xn--bcher-kva.example');
  for (const typed of [
    '',
    'shop',
    'mailto:a@shop.example',
    '127.0.0.1',
    'https://a:b@shop.example',
  ])
    expect([typed, siteOf(typed)]).toEqual([typed, null]);
});

it('an address is blocked with its site and every name above it', () => {
  const sites = new Set(['shop.example', 'xn--bcher-kva.example']);
  const blocked = [
    'https://shop.example',
    'HTTP://WWW.SHOP.EXAMPLE/a',
    'https://de.shop.example/a',
    'https://shop.example./a',
    'https://sh\u{ff4f}p.example',
    'https://bücher.example/?q=1',
  ];
  const open = [
    'https://myshop.example',
    'https://shop.example.org',
    'mailto:a@shop.example',
    '/f/1',
  ];
  for (const address of blocked)
    expect([address, isBlocked(address, sites)]).toEqual([address, true]);
  for (const address of open)
    expect([address, isBlocked(address, sites)]).toEqual([address, false]);
});
