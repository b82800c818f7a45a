/** A page with the same hostile text in every place a brand can write to. */
import type { AssetCss } from '@hangtag/contract/wire/content';
import type { PublicPage } from '../content/page.ts';
import { shapes } from './definitions.ts';
import { oliveOilPage } from './oliveOilPage.ts';
import { section } from './pages.ts';

/** The full page with one text everywhere: brand, content, definitions, media, addresses, colours. */
export function filledWith(text: string): PublicPage {
  const id = 1;
  const of = {
    ...shapes.everything,
    name: text,
    fields: shapes.everything.fields.map((field) => ({
      ...field,
      label: text,
      options: [text, `${text} `],
    })),
  };
  const values = {
    text,
    richtext: `${text}\n\n${text}`,
    url: text,
    date: text,
    select: text,
    file: id,
    files: [id],
    list: [text, text],
    table: [[text, text, `${text} `, text]],
  };
  const pairs = {
    ...shapes.pairs,
    fields: shapes.pairs.fields.map((one) => ({ ...one, label: text })),
  };
  return {
    ...oliveOilPage,
    brand: {
      name: text,
      theme: { ...oliveOilPage.brand.theme, ground: text, accent: text },
      logo: { width: 30, height: 10, url: '/logo' },
      url: text,
      address: [text, text],
      email: text,
      telephone: text,
    },
    content: {
      ...oliveOilPage.content,
      title: text,
      headers: oliveOilPage.content.headers.map((header) => ({
        ...header,
        alt: text,
        embedUrl: text,
      })),
      sections: [
        section(shapes.words, '', { lead: text, edition: text, size: text }),
        section(of, text, values),
        section(shapes.pairs, text, { rows: [[text, text]] }),
      ],
      assets: [
        {
          assetId: 1,
          name: text,
          status: 'active',
          css: { background: text, ratio: text, fit: text, align: text } as AssetCss,
          media: { filesId: id, type: 'image' },
          thumb: null,
          caption: text,
          alt: text,
        },
      ],
      summary: { ...oliveOilPage.content.summary, name: text, model: text },
    },
    definitions: [of, pairs, shapes.words],
    media: {
      [id]: {
        ...oliveOilPage.media[id],
        type: 'image',
        url: '/f',
        alt: text,
        name: text,
        bytes: 1,
      },
    } as PublicPage['media'],
    company: {
      sections: [section(shapes.pairs, text, { rows: [[text, text]] })],
      badges: [
        { name: text, url: text, logo: { width: 30, height: 10, url: '/l' }, certificate: text },
      ],
      reports: [
        { title: text, year: 2025, url: text, isFile: false, bytes: null },
        { title: text, year: 2025, url: '/r', isFile: true, bytes: 1 },
      ],
    },
    actions: [{ label: text, href: text, host: text, style: 'primary' }],
    gtin14: text,
    locale: text,
    updatedAt: text,
  };
}
