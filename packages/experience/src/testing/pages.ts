/** Pages to draw in tests and stories. */
import { blankContent, blankSummary } from '@hangtag/contract/rules/content';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ContentSection, SectionInstance, SectionValue } from '@hangtag/contract/wire/section';
import type { PageMedia, PublicPage } from '../content/page.ts';
import { shapes } from './definitions.ts';

let drawn = 0;

/** A section of a definition, visible. */
export function section(
  of: ContentSection,
  title: string,
  values: Readonly<Record<string, SectionValue>>,
  extras: Partial<SectionInstance> = {},
): SectionInstance {
  drawn += 1;
  const id = `00000000-0000-4000-8000-${String(drawn).padStart(12, '0')}`;
  return { id, contentSectionId: of.id, title, values, assets: [], visible: true, ...extras };
}

/** A picture in two sizes; `url` is the larger one. */
export function picture(url: string, width: number, height: number, alt: string | null): PageMedia {
  const half = { width: width / 2, height: height / 2, url: `${url}?width=${width / 2}` };
  return {
    type: 'image',
    url,
    renditions: [half, { width, height, url }],
    alt,
    bytes: 120_000,
    name: alt ?? 'picture',
  };
}

/** Content with nothing but a title. */
export const bareContent: ProductContent = {
  ...blankContent,
  title: 'Harvest Olive Oil',
  summary: { ...blankSummary, name: 'Harvest Olive Oil', model: 'OL-500' },
};

/** Colours of the demonstration brand. */
export const merrow: BrandTheme = {
  ground: '#f4f0e1',
  accent: '#34421f',
  shape: 'pill',
  titles: 'serif',
};

/** A page with nothing but a title. */
export const barePage: PublicPage = {
  brand: {
    name: 'Merrow',
    theme: merrow,
    logo: null,
    url: 'https://merrow.example',
    address: ['14 Quay Street', 'Portland, ME 04101'],
  },
  content: bareContent,
  definitions: Object.values(shapes),
  media: {},
  gtin14: null,
  canonicalUrl: 'https://tags.example/p/k7m2q9x4ab',
  digitalLinkUrl: null,
  locale: 'en-US',
  updatedAt: null,
};

/** The bare page with sections. */
export function pageOf(
  sections: readonly SectionInstance[],
  extras: Partial<PublicPage> = {},
): PublicPage {
  return { ...barePage, ...extras, content: { ...bareContent, sections } };
}
