/** A product's links as a linkset (RFC 9264) and the resolver's description, as GS1's schemas want them. */
import type { TypedLink } from './links.ts';

const VOCABULARY = 'https://ref.gs1.org/voc/';

/** What turns the linkset into JSON-LD. */
export const CONTEXT = 'https://ref.gs1.org/standards/resolver/linkset-context';

/** What a linkset is about. */
export interface LinksetSubject {
  /** The Digital Link, as it was asked for, without query. */
  readonly anchor: string;
  readonly title: string;
  /** Address of the default link. */
  readonly defaultHref: string;
}

/** The schema knows languages with at most a country; a correct tag beyond that would make the linkset invalid. */
const isKnownToSchema = (language: string) => /^[a-z]{2}(-[A-Z]{2})?$/.test(language);

const present = ({ href, title, mediaType, language, context }: TypedLink) => ({
  href,
  title,
  ...(mediaType && { type: mediaType }),
  ...(language && isKnownToSchema(language) && { hreflang: [language] }),
  ...(context && { context: [context] }),
});

/** An item of a linkset: the links under their types; the default link has an address and a title only. */
export function linksOfAnchor(
  { anchor, title, defaultHref }: LinksetSubject,
  links: readonly TypedLink[],
) {
  const byType = Map.groupBy(links, ({ type }) => `${VOCABULARY}${type}`);
  return {
    anchor,
    itemDescription: title,
    [`${VOCABULARY}defaultLink`]: [{ href: defaultHref, title }],
    ...Object.fromEntries([...byType].map(([type, ofType]) => [type, ofType.map(present)])),
  };
}

/** `/.well-known/gs1resolver`: keys of which every qualifier is answered, and nothing more. */
export const describeResolver = (origin: string) => ({
  name: 'Hangtag',
  resolverRoot: origin,
  supportedPrimaryKeys: ['01'],
  supportedLinkType: [{ namespace: VOCABULARY, prefix: 'gs1:' }],
  linkTypeDefaultCanBeLinkset: false,
  supportedContextValuesExternal: [
    { nameOfList: 'ISO 3166-1 alpha-2', url: 'https://www.iso.org/iso-3166-country-codes.html' },
  ],
  jsonLdContextLocation: CONTEXT,
});
