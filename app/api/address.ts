/** The origin of calls: the page's own, unless `<meta name="hangtag-api">` names another. */

/** Origin of the API, without a path. */
export function apiOrigin(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="hangtag-api"]')?.content;
  return named || location.origin;
}

/**
 * Address of a call: a path with or without a leading slash is relative to the API's origin [F052]; an absolute address
 * must have that origin, because cookies and tokens are sent with it.
 * @throws TypeError for another origin.
 */
export function addressOf(path: string, origin: string): string {
  const address = new URL(path, `${origin}/`);
  if (address.origin !== new URL(origin).origin)
    throw new TypeError(`A call to another origin was refused: ${address.origin}`);
  return address.href;
}
