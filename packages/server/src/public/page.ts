/** A product as the public page wants it; drawing is `@hangtag/experience`'s business. */
import { buildDigitalLink, buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import type { ProductContent } from '@hangtag/contract/wire/product';
import type { PageBrand, PageMedia, PublicPage, Rendition } from '@hangtag/experience/page';
import { definitionsOf } from '../content/queries.ts';
import type { Queryable } from '../db/database.ts';
import { fileUrlOf, mediaPath } from '../files/present.ts';
import { type FileRow, findFiles } from '../files/queries.ts';
import { filesOfContent } from '../products/fileReferences.ts';
import { publishedGtin } from '../products/present.ts';
import type { CompanyRow } from '../companies/queries.ts';
import type { Found } from './queries.ts';

const renditionsOf = (file: FileRow): readonly Rendition[] =>
  file.renditions.map(({ width, height, name }) => ({
    width,
    height,
    url: mediaPath(file.key, name),
  }));

const mediaOf = (file: FileRow): PageMedia => ({
  type: file.type,
  url: fileUrlOf(file),
  renditions: renditionsOf(file),
  alt: file.decorative ? null : file.alt,
  bytes: file.bytes,
  name: file.name,
});

/** Who speaks on the page. */
export async function brandOf(db: Queryable, company: CompanyRow): Promise<PageBrand> {
  const [logo] = await findFiles(
    db,
    company.id,
    company.logoFilesId === null ? [] : [company.logoFilesId],
  );
  const region = [company.state?.slice(3), company.postcode].filter(Boolean).join(' ');
  return {
    name: company.name,
    theme: company.theme,
    logo: (logo && renditionsOf(logo).find((each) => each.width >= 280)) ?? null,
    url: company.url,
    address: [company.streetAddress, company.streetAddress2 ?? '', region].filter(Boolean),
  };
}

/** Everything the drawing of a published page needs. @param origin Origin of public addresses. */
export async function pageOf(
  db: Queryable,
  { product, company }: Found,
  content: ProductContent,
  origin: string,
): Promise<PublicPage> {
  const definitions = await definitionsOf(db, company.id);
  const ids = filesOfContent(content, content.summary.appLogoFilesId, definitions);
  const files = await findFiles(db, company.id, ids);
  const gtin14 = publishedGtin(content);
  const digitalLinkUrl = gtin14 ? buildDigitalLink(origin, gtin14) : null;
  return {
    brand: await brandOf(db, company),
    content,
    definitions,
    media: Object.fromEntries(files.map((file) => [file.id, mediaOf(file)])),
    gtin14,
    canonicalUrl: digitalLinkUrl ?? buildShortAddress(origin, product.code),
    digitalLinkUrl,
    locale: content.defaultLocale,
    updatedAt: product.publishDate?.toISOString() ?? null,
  };
}
