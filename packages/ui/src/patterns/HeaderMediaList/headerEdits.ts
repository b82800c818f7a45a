/** Edits of the header media; each turns one draft into the next. */
import { choiceOf, currentHeader } from '@hangtag/contract/rules/currentHeader';
import type { HeaderMedia, ProductContent } from '@hangtag/contract/wire/content';

/** Turns one draft into the next. */
export type HeaderEdit = (draft: ProductContent) => ProductContent;

/** The draft with other headers; the page keeps showing the same one. */
function withHeaders(draft: ProductContent, headers: readonly HeaderMedia[]): ProductContent {
  const shown = currentHeader(draft)?.id ?? null;
  return { ...draft, headers, currentHeaderId: choiceOf(headers, shown) };
}

/** Shows a header on the page. */
export const showHeader =
  (id: number): HeaderEdit =>
  (draft) => ({ ...draft, currentHeaderId: choiceOf(draft.headers, id) });

/** Removes a header; the page then shows the first of the others. */
export const removeHeader =
  (id: number): HeaderEdit =>
  (draft) =>
    withHeaders(
      draft,
      draft.headers.filter((each) => each.id !== id),
    );

/** Restores a removed header at its position, shown if it was. @param place Counted from 0. */
export const restoreHeader =
  (header: HeaderMedia, place: number, wasShown: boolean): HeaderEdit =>
  (draft) => {
    if (draft.headers.some(({ id }) => id === header.id)) return draft;
    const headers = draft.headers.toSpliced(place, 0, header);
    return wasShown
      ? { ...draft, headers, currentHeaderId: choiceOf(headers, header.id) }
      : withHeaders(draft, headers);
  };

/** Moves a header to a position, counted from 0. */
export const moveHeader =
  (id: number, place: number): HeaderEdit =>
  (draft) => {
    const header = draft.headers.find((each) => each.id === id);
    if (!header) return draft;
    const others = draft.headers.filter((each) => each.id !== id);
    return withHeaders(draft, others.toSpliced(place, 0, header));
  };

/** Changes the description of a header. */
export const describeHeader =
  (
    id: number,
    words: Partial<Pick<HeaderMedia, 'alt' | 'decorative' | 'posterFilesId'>>,
  ): HeaderEdit =>
  (draft) => ({
    ...draft,
    headers: draft.headers.map((each) => (each.id === id ? { ...each, ...words } : each)),
  });
