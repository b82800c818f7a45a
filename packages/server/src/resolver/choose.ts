/** Which link answers a request (GS1-Conformant Resolver Standard 2.6). */
import type { TypedLink } from './links.ts';

/** What a request asks for. */
export interface LinkQuery {
  /** Word of the GS1 Web Vocabulary. */
  readonly type: string;
  /** Language ranges, most wanted first, e.g. `de-AT`. */
  readonly languages: readonly string[];
  /** Country that `?context=` names; empty for none. @default '' */
  readonly context?: string;
  /** Media types, most wanted first; without those that mean any. */
  readonly mediaTypes: readonly string[];
}

/** Where a request leads: to one link, to none of this type, to the default link, or to a choice. */
export type Choice =
  | { readonly kind: 'link'; readonly link: TypedLink }
  | { readonly kind: 'missing' }
  | { readonly kind: 'default' }
  | { readonly kind: 'several'; readonly links: readonly TypedLink[] };

/** The word of a link type in any of its spellings: `pip`, `gs1:pip`, and the address of its term. */
export function readLinkType(typed: string): string {
  return typed.trim().replace(/^(gs1:|https?:\/\/(www\.|ref\.)?gs1\.org\/voc\/)/, '');
}

/** Chooses among a product's links by type, then language, then media type. */
export function chooseLink(links: readonly TypedLink[], query: LinkQuery): Choice {
  const ofType = links.filter(({ type }) => type === query.type);
  if (ofType.length === 0) return { kind: 'missing' };
  const understood = inLanguage(inContext(ofType, query.context ?? ''), query.languages);
  if (understood.length === 0) return { kind: 'default' };
  const left = ofMediaType(understood, query.mediaTypes);
  const [link] = left;
  return link && left.length === 1 ? { kind: 'link', link } : { kind: 'several', links: left };
}

/** Those for this country, else those for every country; all where there are none of either. */
function inContext(links: readonly TypedLink[], context: string): readonly TypedLink[] {
  const named = links.filter((each) => context !== '' && each.context === context);
  const open = links.filter((each) => !each.context);
  return [named, open, links].find((each) => each.length > 0) ?? links;
}

/** Those in the first language that is there, else those without one; all where nobody has to choose. */
function inLanguage(
  links: readonly TypedLink[],
  languages: readonly string[],
): readonly TypedLink[] {
  if (new Set(links.map(({ language }) => language)).size === 1) return links;
  for (const range of languages.flatMap(shortened)) {
    const found = links.filter(({ language }) => language?.toLowerCase() === range);
    if (found.length > 0) return found;
  }
  return links.filter(({ language }) => language === null);
}

/** A range and what it is shortened to when nothing matches it: `de-at`, `de` (RFC 4647, 3.4). */
function shortened(range: string): readonly string[] {
  const parts = range.toLowerCase().split('-');
  const all = parts.map((_, at) => parts.slice(0, parts.length - at));
  // A subtag of one character, such as `x`, is never the last.
  return all
    .filter((each) => each.length === 1 || each.at(-1)?.length !== 1)
    .map((each) => each.join('-'));
}

function ofMediaType(
  links: readonly TypedLink[],
  mediaTypes: readonly string[],
): readonly TypedLink[] {
  for (const wanted of mediaTypes) {
    const found = links.filter(({ mediaType }) => mediaType === wanted);
    if (found.length > 0) return found;
  }
  return links;
}
