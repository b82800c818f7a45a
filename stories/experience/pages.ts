/** The experience's own pages, with pictures that exist in the house of stories. */
import { harvest as harvestPage } from '@hangtag/experience/testing/harvest';
import { longText, manySections } from '@hangtag/experience/testing/variants';
import type { PageMedia, PublicPage } from '@hangtag/experience/page';
import type { BrandTheme } from '@hangtag/contract/wire/company';

const address = (file: string) => new URL(`./pictures/${file}.jpg`, import.meta.url).href;

const picture = (name: string, width: number, height: number, alt: string): PageMedia => {
  const url = address(`${name}-${width}`);
  return { type: 'image', url, renditions: [{ width, height, url }], alt, bytes: null, name };
};

const words = {
  bottle: 'A green bottle of olive oil beside an olive branch',
  grove: 'Rows of olive trees under a low sun',
  bread: 'A loaf of bread and a dish of oil',
};

/**
 * Pictures as wide as a phone draws them: a browser that need not scale draws the same pixels every time, and
 * with one size to choose from it never takes another because that is in its cache.
 */
const onPhone: PublicPage['media'] = {
  1: picture('bottle', 390, 488, words.bottle),
  2: picture('grove', 390, 219, words.grove),
  3: picture('bread', 342, 192, words.bread),
};

const onDesktop: PublicPage['media'] = {
  1: picture('bottle', 720, 900, words.bottle),
  2: picture('grove', 720, 405, words.grove),
  3: picture('bread', 720, 405, words.bread),
};

const illustrated = (page: PublicPage, pictures = onPhone): PublicPage => ({
  ...page,
  media: { ...page.media, ...pictures },
});

export const harvest = illustrated(harvestPage);
export const harvestOnDesktop = illustrated(harvestPage, onDesktop);
export const many = illustrated(manySections);
export const long = illustrated(longText);

/** The full page as another brand would publish it. */
export function dressed(theme: BrandTheme): PublicPage {
  return { ...harvest, brand: { ...harvest.brand, theme } };
}
