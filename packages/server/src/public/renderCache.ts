/** Rendered pages, cached with their compressed forms until something they show changes. */
import type { RenderedPage } from '@hangtag/experience/page';
import { type Encoding, encode } from '../http/encoding.ts';
import { bodyTag } from '../http/etag.ts';
import { contentPolicy } from './policy.ts';

/** A page ready to be sent. */
export interface DrawnPage {
  readonly html: string;
  readonly tag: string;
  readonly policy: string;
}

/** A page that is sent many times. */
export interface CachedPage extends DrawnPage {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Memory of all cached pages, in bytes; one takes about 50 kB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A document with its tag and the policy that lets its own styles in, and nothing else. */
export function finish({ html, styleHashes }: RenderedPage): DrawnPage {
  return {
    html,
    tag: bodyTag(html),
    policy: contentPolicy(styleHashes, "'none'"),
  };
}

async function compressed(page: DrawnPage): Promise<CachedPage> {
  const identity = Buffer.from(page.html);
  const [br, gzip] = await Promise.all([encode(identity, 'br'), encode(identity, 'gzip')]);
  return { ...page, bodies: { br, gzip, identity } };
}

/** The text takes two bytes a character at most. */
const sizeOf = ({ html, bodies }: CachedPage): number =>
  2 * html.length + bodies.br.length + bodies.gzip.length + bodies.identity.length;

/** A cache of rendered pages that evicts the least recently used beyond its memory. */
export class RenderCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** The page under this key, rendered now unless it is cached. */
  async get(key: string, draw: () => Promise<RenderedPage>): Promise<CachedPage> {
    const page = this.#pages.get(key) ?? (await compressed(finish(await draw())));
    // Another request may have drawn it meanwhile.
    this.#remove(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#remove(oldest);
    }
    return page;
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }
}
