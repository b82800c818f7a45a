import { gzipSync } from 'node:zlib';

/** Measures a public page before its pictures. */
export interface PageWeight {
  readonly address: string;
  /** Bytes of HTML with the CSS in it. */
  readonly raw: number;
  /** The same after gzip. */
  readonly zipped: number;
  /** Elements of the page that run code; JSON-LD is data and does not count. */
  readonly scripts: number;
  /** Style sheets and fonts that the page would fetch. */
  readonly requests: number;
}

/** Measures a page's HTML. */
export function weighPage(address: string, html: string): PageWeight {
  const scripts = [...html.matchAll(/<script\b(?![^>]*application\/ld\+json)/gi)].length;
  // A font that is preloaded is in a style besides.
  const links = [...html.matchAll(/<link\b[^>]*rel="?(stylesheet|modulepreload)/gi)].length;
  const imports = [...html.matchAll(/@import|src:\s*url\(/gi)].length;
  const bytes = Buffer.from(html);
  return {
    address,
    raw: bytes.length,
    zipped: gzipSync(bytes, { level: 9 }).length,
    scripts,
    requests: links + imports,
  };
}
