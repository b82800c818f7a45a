/** A product as the public page's input; `@hangtag/experience` renders it. */
import { publicContent } from '@hangtag/contract/rules/passport';
import { completeContent } from '@hangtag/contract/rules/content';
import { labelContent } from '@hangtag/contract/rules/eLabel';
import { buildDigitalLink, buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { PreviewMode } from '@hangtag/contract/wire/preview';
import type { ContentSection } from '@hangtag/contract/wire/section';
import type { PageBrand, PageMedia, PublicPage, Rendition } from '@hangtag/experience/page';
import { definitionsOf } from '../content/definitions.ts';
import type { Queryable } from '../db/database.ts';
import { fileUrlOf, mediaPath } from '../files/present.ts';
import { withPublishedBodies } from '../files/bodies.ts';
import { type FileRow, findFiles } from '../files/queries.ts';
import { filesOfSections } from '../content/sectionFiles.ts';
import { filesOfContent } from '../products/productFiles.ts';
import { publishedGtin } from '../products/present.ts';
import { ctasOfPage } from '@hangtag/contract/rules/cta';
import { actionsOf, liveCtas } from './publicCtas.ts';
import { pageCompanyOf } from './company.ts';
import type { Draft } from './queries.ts';

/** From the path of a blob to the address a page names it by. */
type Address = (path: string) => string;

/** What public pages write: their files are open to everyone. */
const asItIs: Address = (path) => path;

const pageRendition = (
  file: FileRow,
  { width, height, name }: FileRow['renditions'][number],
  address: Address,
): Rendition => ({ width, height, url: address(mediaPath(file.key, name)) });

const renditionsOf = (file: FileRow, address: Address): readonly Rendition[] =>
  file.renditions.map((each) => pageRendition(file, each, address));

/** A video without its own frames uses the picture chosen as its preview as its poster. */
function mediaOf(file: FileRow, preview: FileRow | undefined, address: Address): PageMedia {
  const shown = preview && file.type === 'movie' ? preview : file;
  return {
    type: file.type,
    url: address(fileUrlOf(file)),
    renditions: renditionsOf(shown, address),
    ...(shown.shared && { shared: pageRendition(shown, shown.shared, address) }),
    alt: file.decorative ? null : file.alt,
    bytes: file.bytes,
    name: file.name,
    ...(file.focal && { focal: file.focal }),
  };
}

/** The brand of the page. */
export async function brandOf(
  db: Queryable,
  company: Draft['company'],
  address: Address = asItIs,
): Promise<PageBrand> {
  const [logo] = await findFiles(
    db,
    company.id,
    company.logoFilesId === null ? [] : [company.logoFilesId],
  );
  const region = [company.state?.slice(3), company.postcode].filter(Boolean).join(' ');
  const place = [company.city, region].filter(Boolean).join(', ');
  const sizes = logo ? renditionsOf(logo, address) : [];
  return {
    name: company.name,
    theme: company.theme,
    // The largest of a small logo is itself: nothing is enlarged.
    logo: sizes.find((each) => each.width >= 280) ?? sizes.at(-1) ?? null,
    url: company.url,
    address: [company.streetAddress, company.streetAddress2 ?? '', place].filter(Boolean),
    email: company.email,
    telephone: company.telephone,
  };
}

interface PageOptions {
  /** Origin of public addresses. */
  readonly origin: string;
  /** With the company's own sections, or without (D52). @default 'company' */
  readonly mode?: PreviewMode;
  /** @default as the path says */
  readonly address?: Address;
  /** Do calls to action lead to their targets without being counted? @default false */
  readonly isPreview?: boolean;
  /** Do clicks on calls to action go through this server? @default as `isPreview` says */
  readonly isCounted?: boolean;
  /** Badges are shown while they are valid. */
  readonly now: Date;
}

/** Everything the drawing of a page needs. */
export async function pageOf(
  db: Queryable,
  { product, company }: Draft,
  published: ProductContent,
  options: PageOptions,
): Promise<PublicPage> {
  const { origin, mode = 'company', address = asItIs, isPreview = false, now } = options;
  const { isCounted = !isPreview } = options;
  const definitions = await definitionsOf(db, company.id);
  const isLabel = product.eLabelSince !== null;
  // The part for a legitimate interest never leaves this line.
  const whole = publicContent(completeContent(published));
  const content = isLabel ? labelContent(whole, definitions) : whole;
  const own = mode === 'company' && !isLabel ? await pageCompanyOf(db, company.id, now) : null;
  const load = async (ids: readonly number[], productId: number | null) => {
    const found = await findFiles(db, company.id, ids);
    const stills = found.map((file) => file.previewId).filter((id) => id !== null);
    const all = [...found, ...(await findFiles(db, company.id, stills))];
    const isDraft = isPreview && productId !== null;
    return isDraft ? all : withPublishedBodies(db, all, { companyId: company.id, productId });
  };
  const ofCompany = await load(filesOfSections(own?.sections ?? [], definitions), null);
  const ofProduct = await load(filesOfContent(content, definitions), product.id);
  // A file that both show has the product's body.
  const byId = new Map([...ofCompany, ...ofProduct].map((file) => [file.id, file]));
  const files = [...byId.values()];
  const previewOf = ({ previewId }: FileRow) => byId.get(previewId ?? 0);
  const shown = ctasOfPage(content.ctas, own?.ctas ?? []);
  const live = await liveCtas(db, company.id, shown, now);
  const gtin14 = publishedGtin(content);
  const digitalLinkUrl = gtin14 ? buildDigitalLink(origin, gtin14) : null;
  const brand = await brandOf(db, company, address);
  return {
    // A way to the brand's website is a way to its marketing.
    brand: isLabel ? { ...brand, url: '' } : brand,
    content,
    ...(own && { company: own }),
    definitions: mode === 'product' ? definitions.filter(isOfProduct) : definitions,
    media: Object.fromEntries(
      files.map((file) => [file.id, mediaOf(file, previewOf(file), address)]),
    ),
    gtin14,
    actions: actionsOf(live, isCounted ? product.code : null, address),
    canonicalUrl: digitalLinkUrl ?? buildShortAddress(origin, product.code),
    digitalLinkUrl,
    locale: company.language,
    updatedAt: product.publishDate?.toISOString() ?? null,
    ...(product.status === 'archived' && { isArchived: true }),
  };
}

/** A section without a definition is not drawn, so this leaves the company's own away. */
const isOfProduct = ({ scope }: ContentSection) => scope === 'product';
