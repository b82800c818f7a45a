/** The web addresses that a page itself holds: films that live elsewhere, and the address fields of sections. */
import type { ProductContent } from '../wire/content.ts';
import type { ContentSection } from '../wire/section.ts';

/** An address and where in the page it stands. */
export interface PageAddress {
  readonly address: string;
  readonly at:
    | { readonly kind: 'header'; readonly id: number }
    | { readonly kind: 'section'; readonly id: string; readonly field: string };
}

/**
 * Every web address of a page in page order; what hidden sections hold is on no page.
 * @param definitions The catalogue this company may use.
 */
export function pageAddresses(
  { headers, sections }: Pick<ProductContent, 'headers' | 'sections'>,
  definitions: readonly ContentSection[],
): readonly PageAddress[] {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return [
    ...headers.flatMap(({ id, embedUrl }) =>
      isWeb(embedUrl) ? [{ address: embedUrl, at: { kind: 'header' as const, id } }] : [],
    ),
    ...sections.flatMap(({ id, contentSectionId, values, visible }) =>
      (visible ? (byId.get(contentSectionId)?.fields ?? []) : []).flatMap(({ key, kind }) => {
        const address = kind === 'url' ? values[key] : null;
        return isWeb(address)
          ? [{ address, at: { kind: 'section' as const, id, field: key } }]
          : [];
      }),
    ),
  ];
}

const isWeb = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/i.test(value);
