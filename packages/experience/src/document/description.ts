/** The sentence that search results and shared links show. */
import type { PageView } from '../reading/page.ts';

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
