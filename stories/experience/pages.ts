/** The experience's own pages, with pictures that exist in the house of stories. */
import { harvest as harvestPage } from '@hangtag/experience/testing/harvest';
import { longText, manySections } from '@hangtag/experience/testing/variants';
import type { PageMedia, PublicPage } from '@hangtag/experience/page';
import type { BrandTheme } from '@hangtag/contract/wire/company';

const address = (name: string) => new URL(`./pictures/${name}.jpg`, import.meta.url).href;

const picture = (name: string, width: number, height: number, alt: string): PageMedia => ({
  type: 'image',
  url: address(name),
  renditions: [{ width, height, url: address(name) }],
  alt,
  bytes: null,
  name,
});

const pictures: PublicPage['media'] = {
  1: picture('bottle', 720, 900, 'A green bottle of olive oil beside an olive branch'),
  2: picture('grove', 960, 540, 'Rows of olive trees under a low sun'),
  3: picture('bread', 720, 405, 'A loaf of bread and a dish of oil'),
};

const illustrated = (page: PublicPage): PublicPage => ({
  ...page,
  media: { ...page.media, ...pictures },
});

export const harvest = illustrated(harvestPage);
export const many = illustrated(manySections);
export const long = illustrated(longText);

/** The full page as another brand would publish it. */
export function dressed(theme: BrandTheme): PublicPage {
  return { ...harvest, brand: { ...harvest.brand, theme } };
}
