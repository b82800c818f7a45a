/** What a drawn page would do in a browser, read from its own bytes and headers. */

/** An answer to a scan. */
export interface ScannedPage {
  readonly html: string;
  /** Its `Set-Cookie` headers. */
  readonly cookies: readonly string[];
  /** Its `Content-Security-Policy`. */
  readonly policy: string;
}

/** What was found; on a lawful page each list is empty. */
export interface Inspection {
  /** Names. */
  readonly cookies: readonly string[];
  /** Scripts that would run, and attributes that would. */
  readonly scripts: readonly string[];
  /** Forms, fields and frames. */
  readonly inputs: readonly string[];
  /** Other hosts that it loads something from. */
  readonly hosts: readonly string[];
  /** Other hosts that it links to. */
  readonly links: readonly string[];
  /** Paths that count a click. */
  readonly counted: readonly string[];
  /** May the browser fetch from elsewhere? */
  readonly isOpen: boolean;
}

const DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;
const TAG = /<([a-z]+)\b([^>]*)>/g;
const ADDRESS = /\s(?:src|srcset|href|poster|data)="([^"]*)"/g;
const IN_STYLE = /(?:url\(|@import\s*)['"]?([^'")\s;]+)/g;
const CONTROLS = ['form', 'input', 'button', 'select', 'textarea', 'iframe', 'object', 'embed'];

/** @param origin The page's own. */
export function inspectPage({ html, cookies, policy }: ScannedPage, origin: string): Inspection {
  const tags = [...html.replaceAll(DATA, '').matchAll(TAG)].map(([tag, name = '', rest = '']) => ({
    name,
    tag,
    addresses: [...rest.matchAll(ADDRESS)].flatMap(([, value = '']) => value.split(/,?\s+/)),
  }));
  const links = tags.filter(({ name }) => name === 'a').flatMap(({ addresses }) => addresses);
  // The canonical address names the page, and nothing is fetched from it.
  const loaded = tags
    .filter(({ name, tag }) => name !== 'a' && !tag.includes('rel="canonical"'))
    .flatMap(({ addresses }) => addresses);
  const inStyle = [...html.matchAll(IN_STYLE)].map(([, address = '']) => address);
  return {
    cookies: cookies.map((cookie) => cookie.split('=', 1)[0] ?? ''),
    scripts: tags
      .filter(({ name, tag }) => name === 'script' || /\son[a-z]+="/.test(tag))
      .map(({ name }) => name),
    inputs: tags.map(({ name }) => name).filter((name) => CONTROLS.includes(name)),
    hosts: strangers([...loaded, ...inStyle], origin),
    links: strangers(links, origin),
    counted: links.filter((address) => address.includes('/go/')),
    isOpen: !isClosed(policy),
  };
}

/** Does it forbid everything, but what this server has and the page's own styles? */
const isClosed = (policy: string): boolean =>
  policy.startsWith("default-src 'none';") &&
  policy
    .split('; ')
    .flatMap((directive) => directive.split(' ').slice(1))
    .every((source) => source === "'none'" || source === "'self'" || source.startsWith("'sha256-"));

/** Hosts of the addresses that are not the page's own, each once. */
function strangers(addresses: readonly string[], origin: string): readonly string[] {
  const hosts = addresses.map((address) => URL.parse(address, origin)?.host ?? '');
  return [...new Set(hosts)].filter((host) => host !== '' && host !== new URL(origin).host);
}
