import type { HeaderMedia, ProductContent } from '../wire/content.ts';

type Headers = Pick<ProductContent, 'headers' | 'currentHeaderId'>;

/** The header a page shows: the chosen one, else the first; undefined when there is none (F167). */
export const currentHeader = ({ headers, currentHeaderId }: Headers): HeaderMedia | undefined =>
  headers.find(({ id }) => id === currentHeaderId) ?? headers[0];

/**
 * How a choice is kept: the first header needs none, so that two contents which show the same compare equal;
 * a header that is gone is no choice.
 */
export function choiceOf(headers: readonly HeaderMedia[], id: number | null): number | null {
  const isOther = headers.some((each) => each.id === id) && headers[0]?.id !== id;
  return isOther ? id : null;
}
