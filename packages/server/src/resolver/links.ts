/** What a published product's code leads to, as typed links (GS1-Conformant Resolver Standard 2.5). */
import { completeContent } from '@hangtag/contract/rules/content';
import { ctasOfPage } from '@hangtag/contract/rules/cta';
import { labelContent } from '@hangtag/contract/rules/eLabel';
import { buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { sectionsOfCompany } from '@hangtag/contract/rules/companyContent';
import type { AnnualReport, ReportKind } from '@hangtag/contract/wire/annualReport';
import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import type { CtaType } from '@hangtag/contract/wire/cta';
import { sectionAnchor } from '@hangtag/contract/wire/preview';
import type { SectionInstance } from '@hangtag/contract/wire/section';
import { findContent } from '../companyContent/queries.ts';
import { type LinkedDefinition, definitionsOf, linkedDefinitions } from '../content/definitions.ts';
import type { Queryable } from '../db/database.ts';
import { type LiveCta, liveCtas } from '../public/publicCtas.ts';
import { listReports } from '../companyContent/reports.ts';
import type { Draft, ScannedProduct } from '../public/queries.ts';

/** One link of a product. */
export interface TypedLink {
  /** Word of the GS1 Web Vocabulary, e.g. `pip`. */
  readonly type: string;
  /** Absolute. */
  readonly href: string;
  readonly title: string;
  /** IANA media type; null where nobody knows. */
  readonly mediaType: string | null;
  /** BCP 47; null for a target without a language, or one that nobody knows. */
  readonly language: string | null;
  /** Country it is for, ISO 3166-1 alpha-2. @default every country */
  readonly context?: string | null;
}

/** The link types of calls to action; the other types have none that says what they are for. */
const typesOfCtas: Readonly<Partial<Record<CtaType, string>>> = {
  buy: 'hasRetailers',
  whereToBuy: 'hasRetailers',
  register: 'registerProduct',
  support: 'support',
  social: 'socialMedia',
  review: 'leaveReview',
  recipe: 'recipeInfo',
  promotion: 'promotion',
  subscribe: 'subscribe',
  app: 'appDownload',
  video: 'relatedVideo',
};

/** A brand's own link as the resolver chooses it; what a foreign address holds is not known. */
export const typedLink = ({ type, href, title, language, context }: CodeLink): TypedLink => ({
  type,
  href,
  title,
  language,
  context,
  mediaType: null,
});

/** The address of the product's page, which is its default link. */
export const defaultLink = (origin: string, { product }: Draft): string =>
  buildShortAddress(origin, product.code);

/** What a product is called in its links: the page's title, else its name. */
export const titleOf = ({ title, summary }: ProductContent): string => title || summary.name;

/** The descriptive links of a product: its page first, then what the page shows. */
export async function linksOf(
  db: Queryable,
  found: ScannedProduct,
  content: ProductContent,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<readonly TypedLink[]> {
  const { product, company } = found;
  const href = defaultLink(origin, found);
  const title = titleOf(content);
  const page = { href, mediaType: 'text/html', language: company.language };
  const always = [
    { ...page, type: 'pip', title },
    {
      ...page,
      type: 'masterData',
      href: `${href}.jsonld`,
      mediaType: 'application/ld+json',
      title: 'Product data',
    },
  ];
  const isArchived = product.status === 'archived';
  const isLabel = product.eLabelSince !== null;
  // The page of an archived product says only that it is no longer offered.
  if (isArchived) return [...always, ...(isLabel ? [] : linkOfBrand(company))];
  const linksOfSections = async (shown: readonly SectionInstance[]) => {
    const ids = shown.map(({ contentSectionId }) => contentSectionId);
    const definitions = await linkedDefinitions(db, company.id, ids);
    return shown.flatMap((section) => {
      const link = linkOfSection(section, definitions.get(section.contentSectionId));
      return link ? [{ ...page, ...link, href: `${href}#${sectionAnchor(section.id)}` }] : [];
    });
  };
  if (isLabel) {
    const all = await definitionsOf(db, company.id);
    const label = labelContent(completeContent(content), all);
    return [...always, ...(await linksOfSections(label.sections))];
  }
  const publishedContent = found.hasCompanyContent
    ? (await findContent(db, company.id)).publishedContent
    : null;
  const reports = found.hasReports ? await listReports(db, company.id) : [];
  const sections = publishedContent ? sectionsOfCompany(publishedContent) : [];
  const live = await liveCtas(
    db,
    company.id,
    ctasOfPage(content.ctas ?? [], publishedContent?.ctas ?? []),
    now,
  );
  return [
    ...always,
    ...(await linksOfSections([...content.sections, ...sections])),
    ...live.flatMap((cta) => linkOfCta(cta, origin)),
    ...reports
      .filter(({ status }) => status === 'active')
      .map((report) => linkOfReport(report, origin)),
  ];
}

/** Where questions about a product go that is no longer offered. */
const linkOfBrand = ({ name, url }: Draft['company']): readonly TypedLink[] =>
  /^https?:/.test(url)
    ? [{ type: 'support', href: url, title: name, mediaType: 'text/html', language: null }]
    : [];

/** A section's type and title; null where it has no type of its own or is hidden. */
function linkOfSection(
  { visible, title }: SectionInstance,
  definition: LinkedDefinition | undefined,
) {
  const type = definition?.gs1LinkType?.replace(/^gs1:/, '');
  if (!definition || !type || !visible || type === 'pip' || type === 'homepage') return null;
  return { type, title: title.trim() || definition.name };
}

function linkOfCta({ type, label, address, mime }: LiveCta, origin: string): readonly TypedLink[] {
  const linkType = typesOfCtas[type];
  // Letters, calls and messages are no addresses that a resolver could redirect to.
  if (!linkType || !/^(https?:|\/)/.test(address)) return [];
  const href = new URL(address, origin).href;
  return [{ type: linkType, href, title: label, mediaType: mime, language: null }];
}

const typesOfReports: Readonly<Record<ReportKind, string>> = {
  annual: 'backgroundInfo',
  sustainability: 'sustainabilityInfo',
  impact: 'sustainabilityInfo',
};

const linkOfReport = ({ kind, title, file, url }: AnnualReport, origin: string): TypedLink => ({
  type: typesOfReports[kind],
  href: new URL(file?.fileUrl ?? url ?? '', origin).href,
  title,
  mediaType: file ? 'application/pdf' : null,
  language: null,
});
