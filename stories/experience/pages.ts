/** The public page's own examples, with pictures from the stories' fixtures. */
import { oliveOilPage as harvestPage } from '@hangtag/experience/testing/oliveOilPage';
import { shapes } from '@hangtag/experience/testing/definitions';
import { section } from '@hangtag/experience/testing/pages';
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
 * Pictures at a phone's width: a browser that does not scale draws the same pixels every time, and with one size to
 * choose from it never takes another from its cache.
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

const withPictures = (page: PublicPage, pictures = onPhone): PublicPage => ({
  ...page,
  media: { ...page.media, ...pictures },
});

export const harvest = withPictures(harvestPage);
export const harvestOnDesktop = withPictures(harvestPage, onDesktop);
export const harvestManySections = withPictures(manySections);
export const harvestLongText = withPictures(longText);

/** The full page published by another brand. */
export function harvestWithTheme(theme: BrandTheme): PublicPage {
  return { ...harvest, brand: { ...harvest.brand, theme } };
}

const badge = (file: string) => ({
  width: 112,
  height: 112,
  url: new URL(`./pictures/${file}.svg`, import.meta.url).href,
});

/** The full page with company content below it. */
export const harvestWithCompanyContent: PublicPage = {
  ...harvest,
  content: { ...harvest.content, sections: harvest.content.sections.slice(0, 4) },
  company: {
    sections: [
      section(shapes.pictureAndProse, 'Nine people and a stone mill', {
        picture: 3,
        text: 'The mill has stood on the ridge since 1911. Since 1998 it has belonged to the people who work in it.',
      }),
    ],
    badges: [
      {
        name: 'Organic grower',
        url: 'https://organic.example',
        logo: badge('badge-organic'),
        certificate: 'US-ORG-204',
      },
      {
        name: 'Milled on the farm',
        url: 'https://farm.example',
        logo: badge('badge-farm'),
        certificate: null,
      },
      { name: 'Family of nine', url: '', logo: badge('badge-family'), certificate: null },
    ],
    reports: [
      {
        title: 'Merrow harvest report',
        year: 2025,
        url: '/files/report',
        isFile: true,
        bytes: 2_104_000,
      },
      {
        title: 'What the grove gives back',
        year: 2024,
        url: 'https://merrow.example/grove',
        isFile: false,
        bytes: null,
      },
    ],
  },
};
