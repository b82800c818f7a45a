/** The product for machines: schema.org Product as JSON-LD. */
import { writeQualifier } from '@hangtag/contract/rules/digitalLinkPath';
import type { Ai } from '@hangtag/contract/rules/gs1Keys';
import { type Passport, passportFields } from '@hangtag/contract/wire/passport';
import { sectionAnchor } from '@hangtag/contract/wire/preview';
import type { CertificationLeaf, OrganizationLeaf, ProductLeaf, PropertyValue } from 'schema-dts';
import type { PublicPage } from '../content/page.ts';
import { words } from '../content/words.ts';
import { safeHref } from '../format/href.ts';
import type { Fact } from '../reading/blocks.ts';
import type { PageView } from '../reading/page.ts';
import { asRows, asText, valueOf } from '../reading/values.ts';
import { countryName } from '../format/text.ts';
import { absolute, headPictureUrl } from '../view/pictures.ts';

const property = ({ label, value }: Fact): PropertyValue => ({
  '@type': 'PropertyValue',
  name: label,
  value,
});

/** Both vocabularies: schema.org's, and GS1's for what schema.org has no word for. */
const CONTEXT = ['https://schema.org', { gs1: 'https://ref.gs1.org/voc/' }] as const;

/** What is described: the product, or one lot of it, or one item. */
type Granularity = 'Product' | 'SomeProducts' | 'IndividualProduct';

/** JSON for `application/ld+json`, of a view without what the company says of itself. */
export function productLd(page: PublicPage, view: PageView, description: string): string {
  const { content, brand, recall } = page;
  const facts = view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'facts' ? block.rows.filter(({ href }) => !href) : [],
    ),
  );
  const { countryOfOrigin, passport } = content.summary;
  const { materials } = passport;
  const properties = [...facts, ...passportFacts(passport)];
  const image = headPictureUrl(page);
  const website = safeHref(brand.url);
  const certificates = certificatesOf(page);
  const product = {
    '@type': typeOf('Product'),
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
    manufacturer: manufacturerOf(page),
    ...(page.gtin14 && { gtin: page.gtin14, gtin14: page.gtin14 }),
    ...(content.summary.model && { model: content.summary.model }),
    ...(countryOfOrigin && {
      countryOfOrigin: { '@type': 'Country', name: countryName(countryOfOrigin, page.locale) },
    }),
    ...(image && { image: absolute(image, page.canonicalUrl) }),
    ...(materials?.part === 'public' && { material: materials.value }),
    ...(properties.length > 0 && { additionalProperty: properties.map(property) }),
    ...(certificates.length > 0 && { hasCertification: certificates }),
    // A date of change is a page's, which has no identifier of its own: the product's often is its address.
    ...(page.updatedAt && {
      mainEntityOfPage: {
        '@type': 'WebPage',
        url: page.canonicalUrl,
        dateModified: page.updatedAt,
      },
    }),
  } satisfies DescribedProduct;
  return escapeJson(
    JSON.stringify({
      '@context': CONTEXT,
      ...product,
      ...narrowed(page),
      ...(page.isArchived ? supportOf(website) : typedSections(page)),
      // What is recalled is this product, or the lot of the scanned code; other lots are another thing's status.
      ...(recall && recall.notices.length > 0 && { 'gs1:recallStatus': { '@id': recall.url } }),
    }),
  );
}

/** What everybody may read of the passport; the materials have a word of their own. */
const passportFacts = (passport: Passport): readonly Fact[] =>
  passportFields.flatMap((field) => {
    const entry = passport[field];
    const isSaid = entry?.part === 'public' && field !== 'materials';
    return isSaid ? [{ label: words.passportOf[field], value: entry.value }] : [];
  });

/** Checked against schema.org, but for the type, which has a second one of GS1 beside it. */
type DescribedProduct = Omit<ProductLeaf, '@type'> & { readonly '@type': readonly string[] };

const typeOf = (granularity: Granularity) => [granularity, 'gs1:Product'];

/** Who puts the product on the market under their name. */
function manufacturerOf({ brand, company }: PublicPage): OrganizationLeaf {
  const url = safeHref(brand.url);
  const badges = (company?.badges ?? []).filter(({ certificate }) => certificate);
  return {
    '@type': 'Organization',
    name: brand.name,
    ...(url && { url }),
    ...(badges.length > 0 && {
      hasCertification: badges.map(({ name, certificate }) => certification(name, certificate)),
    }),
  };
}

const certification = (name: string, number: string | null): CertificationLeaf => ({
  '@type': 'Certification',
  name,
  ...(number && { certificationIdentification: number }),
});

/** Rows of the product's own tables of certificates: the name, and the number that anyone can look up. */
const certificatesOf = (page: PublicPage): readonly CertificationLeaf[] =>
  ownSections(page)
    .filter(({ definition }) => definition.slug === 'certificates')
    .flatMap(({ section }) => asRows(valueOf(section, 'rows')))
    .map(([name, number]) => certification(asText(name), asText(number)))
    .filter(({ name }) => name !== '');

/** Where questions go about a product that is no longer offered; its page has no section to lead to. */
const supportOf = (website: string | null) =>
  website ? { 'gs1:support': [{ '@id': website }] } : {};

/** Sections that have a link type of GS1, under the words that the code is asked for. */
function typedSections(page: PublicPage) {
  const typed = ownSections(page).flatMap(({ section, definition }) => {
    const type = definition.gs1LinkType ?? '';
    const isOwn = type.startsWith('gs1:') && type !== 'gs1:pip' && type !== 'gs1:homepage';
    return isOwn ? [{ type, id: `${page.canonicalUrl}#${sectionAnchor(section.id)}` }] : [];
  });
  const byType = Map.groupBy(typed, ({ type }) => type);
  return Object.fromEntries(
    [...byType].map(([type, all]) => [type, all.map(({ id }) => ({ '@id': id }))]),
  );
}

/** The product's visible sections with their definitions. */
function ownSections({ content, definitions }: PublicPage) {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return content.sections.flatMap((section) => {
    const definition = byId.get(section.contentSectionId);
    return section.visible && definition ? [{ section, definition }] : [];
  });
}

/** One item, or else one lot, under its own identifier; nothing for the whole product. */
function narrowed({ item, lot, digitalLinkUrl }: PublicPage) {
  if (item?.kind === 'known') {
    const { serial } = item;
    return {
      ...identity('IndividualProduct', digitalLinkUrl, { ai: '21', value: serial }),
      serialNumber: serial,
      ...(item.lot && { 'gs1:hasBatchLotNumber': item.lot }),
    };
  }
  if (!lot) return {};
  return {
    ...identity('SomeProducts', digitalLinkUrl, { ai: '10', value: lot }),
    'gs1:hasBatchLotNumber': lot,
  };
}

function identity(granularity: Granularity, digitalLinkUrl: string | null, qualifier: Ai) {
  const id = digitalLinkUrl && `${digitalLinkUrl}${writeQualifier(qualifier)}`;
  return { '@type': typeOf(granularity), ...(id && { '@id': id, hasGS1DigitalLink: id }) };
}

/** JSON as the text of a script that no value can end. */
export const escapeJson = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
