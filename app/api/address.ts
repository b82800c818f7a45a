/** Where calls go: the page's own origin, unless `<meta name="hangtag-api">` names another. */

/** Origin of the API, without a path. */
export function apiOrigin(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="hangtag-api"]')?.content;
  return named || location.origin;
}

/**
 * Address of a call: a path with or without a leading slash is relative to the API's origin [F052], a whole address is
 * kept when it has that origin. Any other is refused, because cookies and tokens would leave with it.
 * @throws TypeError for another origin.
 */
export function addressOf(path: string, origin: string): string {
  const address = new URL(path, `${origin}/`);
  if (address.origin !== new URL(origin).origin)
    throw new TypeError(`A call to another origin was refused: ${address.origin}`);
  return address.href;
}
