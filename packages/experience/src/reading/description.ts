/** What a page says of its product, for those who read it without its drawing. */
import type { PublicPage } from '../content/page.ts';
import { type PageView, readPage } from './page.ts';

/** The page without what the company says of itself. */
export function readOwn(page: PublicPage): PageView {
  const { company, ...ofProduct } = page;
  void company;
  return readPage(ofProduct);
}

/** Longest description that is shown whole, in characters. */
const LENGTH = 160;

/** The page's first prose, cut at a word; the title and the brand when there is none. */
export function describe(view: PageView, title: string, brand: string): string {
  const prose = view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'prose' ? block.paragraphs : [])),
  );
  const text = (view.opening.lead[0] ?? prose[0] ?? `${title}, ${brand}`).replace(/\s+/g, ' ');
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2)).trimEnd()}…`;
}
