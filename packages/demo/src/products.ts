/** The demo's products, through the rules that people's own go through. */
import { createHash } from 'node:crypto';
import type { HeaderMedia } from '@hangtag/contract/wire/content';
import { demoProducts } from './content/products/all.ts';
import type { DemoPage, DemoProduct, DemoSection, DemoValue } from './content/types.ts';
import { platformSectionIds } from '@hangtag/server/content/definitions';
import type { Database } from '@hangtag/server/db/database';
import { type FileRow, updateFile } from '@hangtag/server/files/queries';
import type { ProductUpdate } from '@hangtag/contract/wire/product';
import { publishProduct } from '@hangtag/server/products/publish';
import type { ProductRow } from '@hangtag/server/products/queries';
import { createProduct } from '@hangtag/server/products/create';
import { updateProduct } from '@hangtag/server/products/write';
import type { Storage } from '@hangtag/server/storage/storage';
import { companyIdOf } from './companies.ts';
import { type DemoCtaIds, ctaIdsOf } from './ctas.ts';
import { daysAgo } from './days.ts';
import { unlimited } from './limits.ts';
import type { TeamOf } from './teams.ts';

type Files = ReadonlyMap<string, FileRow>;
type Content = NonNullable<ProductUpdate['unpublishedContent']>;
type Value = Content['sections'][number]['values'][string];

interface Tools {
  readonly db: Database;
  readonly storage: Storage;
  readonly team: TeamOf;
  readonly now: Date;
}

const always = () => true;

/**
 * Creates every product, publishes what was published, and leaves the draft as it is now.
 * @returns The products by the keys of their content.
 */
export async function writeProducts(
  tools: Tools,
  files: Files,
  ctaIds: DemoCtaIds,
): Promise<ReadonlyMap<string, ProductRow>> {
  const written = new Map<string, ProductRow>();
  const pages = demoProducts.flatMap(({ draft, published }) => [
    draft,
    ...(published ? [published] : []),
  ]);
  const slugs = new Set(pages.flatMap((page) => page.sections.map((each) => each.slug)));
  const sectionIds = await platformSectionIds(tools.db, [...slugs]);
  for (const [turn, product] of demoProducts.entries()) {
    const on = (days: number) => ({
      ...tools,
      actor: tools.team(product.company, turn),
      now: () => daysAgo(tools.now, days),
    });
    const published = product.publishedDaysAgo ?? 0;
    const first = product.firstPublishedDaysAgo ?? published;
    const created = await createProduct(
      on(Math.max(product.savedDaysAgo, first) + 2),
      companyIdOf(product.company),
      unlimited,
      {
        name: product.name,
        model: product.model,
        status: 'active',
        imageFile: reference(files, product.draft.header?.file ?? null),
        appLogoFile: reference(files, product.appLogo),
      },
    );
    await choosePreview(tools.db, product, files);
    const save = (page: DemoPage, days: number) => {
      const update = {
        upcCode: product.upcCode,
        unpublishedContent: {
          ...contentOf(product.key, page, created, files, sectionIds),
          ctas: [...ctaIdsOf(ctaIds, product.key)],
        },
      };
      return updateProduct(on(days), created, unlimited, update, always);
    };
    const publish = async (page: DemoPage, days: number) => {
      await save(page, days + 1);
      await publishProduct(on(days), created, unlimited, always);
    };
    if (product.published) {
      // An earlier page ended sooner.
      const earlier = { ...product.published, sections: product.published.sections.slice(0, -1) };
      if (first > published) await publish(earlier, first);
      await publish(product.published, published);
    }
    await save(product.draft, product.savedDaysAgo);
    const { status } = product;
    if (status) await updateProduct(on(0), created, unlimited, { status }, always);
    written.set(product.key, created);
  }
  return written;
}

function contentOf(
  productKey: string,
  page: DemoPage,
  created: ProductRow,
  files: Files,
  sectionIds: ReadonlyMap<string, number>,
): Content {
  return {
    title: page.title,
    headers: created.content.headers.map((header) => headerOf(header, page.header, files)),
    sections: sectionsOf(productKey, page.sections, files, sectionIds),
  };
}

/** Sections as a client sends them. @param owner Key of what holds them. */
export function sectionsOf(
  owner: string,
  sections: readonly DemoSection[],
  files: Files,
  sectionIds: ReadonlyMap<string, number>,
): Content['sections'] {
  return sections.map(({ key, slug, title, values }) => ({
    id: uuidOf(`${owner}/${key}`),
    contentSectionId: sectionIds.get(slug) ?? 0,
    title,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, valueOf(files, value)]),
    ),
    assets: [],
    visible: true,
  }));
}

function headerOf(
  header: HeaderMedia,
  wanted: DemoPage['header'],
  files: Files,
): Content['headers'][number] {
  if (!wanted) return header;
  const { film, alt } = wanted;
  const picture = reference(files, wanted.file)?.filesId ?? null;
  return film
    ? { ...header, type: 'movie', filesId: null, embedUrl: film, posterFilesId: picture, alt }
    : { ...header, filesId: picture, alt };
}

/** Lists show the square picture of the subject, not a cut of the tall one on the page. */
async function choosePreview(db: Database, { draft, image }: DemoProduct, files: Files) {
  const header = draft.header && files.get(draft.header.file);
  const previewId = reference(files, image)?.filesId;
  if (header && previewId) await updateFile(db, header, { previewId });
}

function valueOf(files: Files, value: DemoValue): Value {
  if (typeof value !== 'object') return value;
  if ('file' in value) return reference(files, value.file)?.filesId ?? null;
  if ('files' in value) return value.files.flatMap((key) => reference(files, key)?.filesId ?? []);
  return structuredClone(value) as Value;
}

function reference(files: Files, key: string | null): { filesId: number } | null {
  if (key === null) return null;
  const file = files.get(key);
  if (!file) throw new Error(`There is no demo file ${key}.`);
  return { filesId: file.id };
}

/** The same section has the same id in draft and page, so that the two can be compared. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
