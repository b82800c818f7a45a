/** The product for machines: schema.org Product as JSON-LD. */
import type { Product, PropertyValue, WithContext } from 'schema-dts';
import type { PublicPage } from '../content/page.ts';
import { safeHref } from '../format/href.ts';
import type { Fact } from '../reading/blocks.ts';
import type { PageView } from '../reading/page.ts';
import { countryName } from '../format/text.ts';
import { absolute, headPictureUrl } from '../view/pictures.ts';

const property = ({ label, value }: Fact): PropertyValue => ({
  '@type': 'PropertyValue',
  name: label,
  value,
});

/** JSON for `application/ld+json`, of a view without what the company says of itself. */
export function productLd(page: PublicPage, view: PageView, description: string): string {
  const { content, brand } = page;
  const facts = view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'facts' ? block.rows.filter(({ href }) => !href) : [],
    ),
  );
  const { countryOfOrigin } = content.summary;
  const image = headPictureUrl(page);
  const website = safeHref(brand.url);
  const product: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': page.digitalLinkUrl ?? page.canonicalUrl,
    name: content.title || content.summary.name,
    description,
    url: page.canonicalUrl,
    ...(page.digitalLinkUrl && { hasGS1DigitalLink: page.digitalLinkUrl }),
    brand: {
      '@type': 'Brand',
      name: brand.name,
      ...(brand.logo && { logo: absolute(brand.logo.url, page.canonicalUrl) }),
      ...(website && { url: website }),
    },
    ...(page.gtin14 && { gtin14: page.gtin14 }),
    ...(content.summary.model && { model: content.summary.model }),
    ...(countryOfOrigin && {
      countryOfOrigin: { '@type': 'Country', name: countryName(countryOfOrigin, page.locale) },
    }),
    ...(image && { image: absolute(image, page.canonicalUrl) }),
    ...(facts.length > 0 && { additionalProperty: facts.map(property) }),
  };
  const { recall, item } = page;
  // What is recalled is this product, or the lot of the scanned code; other lots are another thing's status.
  const described = { ...product, ...(item?.kind === 'known' && ofItem(item.serial, page)) };
  if (!recall || recall.notices.length === 0) return escapeJson(JSON.stringify(described));
  return escapeJson(
    JSON.stringify({
      ...described,
      '@context': ['https://schema.org', { gs1: 'https://ref.gs1.org/voc/' }],
      'gs1:recallStatus': { '@id': recall.url },
    }),
  );
}

/** One item of a product, under its own identifier. */
function ofItem(serialNumber: string, { digitalLinkUrl }: PublicPage) {
  const id = digitalLinkUrl && `${digitalLinkUrl}/21/${encodeURIComponent(serialNumber)}`;
  return {
    '@type': 'IndividualProduct',
    serialNumber,
    ...(id && { '@id': id, hasGS1DigitalLink: id }),
  };
}

/** JSON as the text of a script that no value can end. */
export const escapeJson = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
