import { describe, expect, it } from 'vitest';
import { readableAddress, safeHref } from './href.ts';

describe('safeHref', () => {
  it.each([
    ['https://merrow.example/a?b=1#c', 'https://merrow.example/a?b=1#c'],
    [' http://merrow.example ', 'http://merrow.example/'],
    ['mailto:taste@merrow.example', 'mailto:taste@merrow.example'],
    ['tel:+1-207-555-0100', 'tel:+1-207-555-0100'],
    ['HTTPS://MERROW.example', 'https://merrow.example/'],
  ])('accepts %s', (address, href) => {
    expect(safeHref(address)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '//merrow.example',
    'merrow.example',
    '/path',
    '',
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeNull();
  });
});

describe('readableAddress', () => {
  it.each([
    ['https://www.merrow.example/', 'merrow.example'],
    ['https://merrow.example/a/%C3%B6l', 'merrow.example/a/öl'],
    ['mailto:taste@merrow.example', 'taste@merrow.example'],
    ['https://merrow.example/%E0%A4%A', 'merrow.example/%E0%A4%A'],
  ])('reads %s as %s', (href, words) => {
    expect(readableAddress(href)).toBe(words);
  });
});
