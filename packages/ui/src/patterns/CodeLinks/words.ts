/** Texts about a brand's own links. */
import { linkTypeName } from '@hangtag/contract/wire/linkTypes';
import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import { countryName } from '../../support/countryName.ts';

/** Which codes lead there, by what they carry. */
export function codesWords({ variant, lot, serial }: CodeLink): string {
  if (serial !== '') return `Serial ${serial}`;
  const parts = [variant && `variant ${variant}`, lot && `lot ${lot}`].filter(Boolean);
  const words = parts.join(', ');
  return words === '' ? 'Every code' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** For whom it is: its language and country; null for everybody. */
export function readersWords({ language, context }: CodeLink): string | null {
  const words = [language && languageName(language), context && countryName(context)];
  return words.filter(Boolean).join(', ') || null;
}

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** A language in English. @param tag As `de` or `de-AT`. */
export const languageName = (tag: string): string => languages.of(tag) ?? tag;

/** What a link is called where its row is named. */
export const nameOf = ({ type, title }: CodeLink): string => `${linkTypeName(type)}, ${title}`;
