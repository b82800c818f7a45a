/** What can be done with the pictures and films at the head of a page; each turns one draft into the next. */
import { choiceOf, currentHeader } from '@hangtag/contract/rules/currentHeader';
import type { HeaderMedia, ProductContent } from '@hangtag/contract/wire/content';

/** Turns one draft into the next. */
export type HeaderEdit = (draft: ProductContent) => ProductContent;

/** The draft with other headers, where the page goes on showing the one it showed. */
function withHeaders(draft: ProductContent, headers: readonly HeaderMedia[]): ProductContent {
  const shown = currentHeader(draft)?.id ?? null;
  return { ...draft, headers, currentHeaderId: choiceOf(headers, shown) };
}

/** Shows this one on the page. */
export const showHeader =
  (id: number): HeaderEdit =>
  (draft) => ({ ...draft, currentHeaderId: choiceOf(draft.headers, id) });

/** Takes one away; the page then shows the first of the others. */
export const removeHeader =
  (id: number): HeaderEdit =>
  (draft) =>
    withHeaders(
      draft,
      draft.headers.filter((each) => each.id !== id),
    );

/** Puts one back that was taken away, at its place and shown if it was. @param place Counted from 0. */
export const restoreHeader =
  (header: HeaderMedia, place: number, wasShown: boolean): HeaderEdit =>
  (draft) => {
    if (draft.headers.some(({ id }) => id === header.id)) return draft;
    const headers = draft.headers.toSpliced(place, 0, header);
    return wasShown
      ? { ...draft, headers, currentHeaderId: choiceOf(headers, header.id) }
      : withHeaders(draft, headers);
  };

/** Puts one in another place, counted from 0. */
export const moveHeader =
  (id: number, place: number): HeaderEdit =>
  (draft) => {
    const header = draft.headers.find((each) => each.id === id);
    if (!header) return draft;
    const others = draft.headers.filter((each) => each.id !== id);
    return withHeaders(draft, others.toSpliced(place, 0, header));
  };

/** Changes what is said about one. */
export const describeHeader =
  (
    id: number,
    words: Partial<Pick<HeaderMedia, 'alt' | 'decorative' | 'posterFilesId'>>,
  ): HeaderEdit =>
  (draft) => ({
    ...draft,
    headers: draft.headers.map((each) => (each.id === id ? { ...each, ...words } : each)),
  });
