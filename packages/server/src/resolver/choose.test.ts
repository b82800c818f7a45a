import { describe, expect, it } from 'vitest';
import { chooseLink } from './choose.ts';
import type { TypedLink } from './links.ts';
import { withQuery } from '../http/withQuery.ts';

const link = (changes: Partial<TypedLink>): TypedLink => ({
  type: 'instructions',
  href: 'https://merrow.example/',
  title: 'Instructions',
  mediaType: 'text/html',
  language: null,
  ...changes,
});

const english = link({ language: 'en', href: 'https://merrow.example/en' });
const german = link({ language: 'de', href: 'https://merrow.example/de' });
const pdf = link({ mediaType: 'application/pdf', href: 'https://merrow.example/file' });

const choose = (
  links: readonly TypedLink[],
  query: { readonly languages?: readonly string[]; readonly mediaTypes?: readonly string[] } = {},
) => chooseLink(links, { type: 'instructions', languages: [], mediaTypes: [], ...query });

describe('a link of the type', () => {
  it.each([
    [['de-AT'], german],
    [['de'], german],
    [['ja', 'EN-gb'], english],
    [['zh-Hant-x-y', 'en'], english],
  ])('is the one in the language that %s asks for', (languages, wanted) => {
    expect(choose([english, german], { languages })).toEqual({ kind: 'link', link: wanted });
  });

  it('is the one without a language where none is understood', () => {
    const neutral = link({});
    expect(choose([english, german, neutral], { languages: ['ja'] })).toEqual({
      kind: 'link',
      link: neutral,
    });
  });

  it('is not guessed: a language that nobody has leads to the default', () => {
    expect(choose([english, german], { languages: ['ja'] })).toEqual({ kind: 'default' });
  });

  it('is the only one, whatever its language', () => {
    expect(choose([german], { languages: ['ja'] })).toEqual({ kind: 'link', link: german });
  });

  it('is of the media type that was accepted', () => {
    const page = link({});
    expect(choose([page, pdf], { mediaTypes: ['application/pdf'] })).toEqual({
      kind: 'link',
      link: pdf,
    });
  });

  it('is several where nothing decides', () => {
    const links = [link({}), link({ href: 'https://merrow.example/2' })];
    expect(choose(links, { languages: ['en'] })).toEqual({ kind: 'several', links });
  });

  it('is missing where there is none', () => {
    expect(choose([link({ type: 'pip' })])).toEqual({ kind: 'missing' });
  });
});

describe('a query that is handed on', () => {
  it.each([
    ['https://b.example/x', 'https://b.example/x?17=261231'],
    ['https://b.example/x?a=1', 'https://b.example/x?a=1&17=261231'],
    ['https://b.example/x?a=1#t', 'https://b.example/x?a=1&17=261231#t'],
    ['https://b.example/x#t', 'https://b.example/x?17=261231#t'],
  ])('joins %s as %s', (address, joined) => {
    expect(withQuery(address, '17=261231')).toBe(joined);
  });

  it('adds nothing when it is empty', () => {
    expect(withQuery('https://b.example/x#t', '')).toBe('https://b.example/x#t');
  });
});
