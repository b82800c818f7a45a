/** Rendered pages, cached with their compressed forms until something they show changes. */
import type { RecallNotice } from '@hangtag/contract/wire/recall';
import type { RenderedPage } from '@hangtag/experience/page';
import { type Encoding, encode } from '../http/encoding.ts';
import { bodyTag } from '../http/etag.ts';
import type { Draft } from './queries.ts';
import { countedCtas } from './publicCtas.ts';
import { contentPolicy } from './policy.ts';

/** A page ready to be sent. */
export interface DrawnPage {
  readonly html: string;
  readonly tag: string;
  readonly policy: string;
}

/** A page that is sent many times. */
export interface CachedPage extends Omit<DrawnPage, 'html'> {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Ids of the calls to action whose clicks are counted. */
  readonly shownCtas: readonly number[];
}

/** What a product's address shows while its stamp stays and until a moment. */
export interface CachedProduct {
  readonly stamp: string;
  /** When it was read. */
  readonly from: Date;
  /** When a badge or a call to action begins or ends at the earliest. */
  readonly until: Date;
  readonly product: {
    readonly id: number;
    readonly code: string;
    readonly eLabelSince: Date | null;
  };
  readonly company: Draft['company'];
  readonly isArchived: boolean;
  readonly recalls: readonly RecallNotice[];
  /** The page by the recall on it. */
  readonly pages: Map<string, CachedPage>;
}

/** Memory of all cached pages, in bytes; one takes about 30 kB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What is stored besides the pages: a company and its recalls, in bytes. */
const FACTS_BYTES = 4096;

/** A document with its tag and the policy that lets its own styles in, and nothing else. */
export function finish({ html, styleHashes }: RenderedPage): DrawnPage {
  return {
    html,
    tag: bodyTag(html),
    policy: contentPolicy(styleHashes, "'none'"),
  };
}

/** A drawn page with its compressed forms. @param code Of its product. */
export async function compressed(
  { html, tag, policy }: DrawnPage,
  code: string,
): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encode(identity, 'br'), encode(identity, 'gzip')]);
  return { tag, policy, bodies: { br, gzip, identity }, shownCtas: countedCtas(html, code) };
}

function bytesOf({ pages, recalls }: CachedProduct): number {
  const texts = recalls.map(({ message, url }) => 2 * (message.length + url.length));
  const bodies = [...pages.values()].map(
    ({ bodies: { br, gzip, identity } }) => br.length + gzip.length + identity.length,
  );
  return [...texts, ...bodies].reduce((sum, each) => sum + each, FACTS_BYTES);
}

/** A cache of products' pages that evicts the least recently used beyond its memory. */
export class RenderCache {
  readonly #products = new Map<string, { readonly value: CachedProduct; readonly bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** What the product of this code shows, unless it was read under another stamp or for another time. */
  find(code: string, stamp: string, now: Date): CachedProduct | undefined {
    const cached = this.#products.get(code);
    if (!cached) return undefined;
    const { value } = cached;
    if (value.stamp !== stamp || now < value.from || now >= value.until) return undefined;
    this.#products.delete(code);
    this.#products.set(code, cached);
    return value;
  }

  /** Stores it, or measures it again after a page was added. */
  store(value: CachedProduct): void {
    const { code } = value.product;
    this.#remove(code);
    const bytes = bytesOf(value);
    this.#products.set(code, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#products.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(code: string): void {
    const cached = this.#products.get(code);
    if (!cached) return;
    this.#products.delete(code);
    this.#bytes -= cached.bytes;
  }
}
