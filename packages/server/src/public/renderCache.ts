/** Rendered pages, cached until something they show changes. */
import type { RenderedPage } from '@hangtag/experience/page';
import { bodyTag } from '../http/etag.ts';
import { contentPolicy } from './policy.ts';

/** A page ready to be sent. */
export interface CachedPage {
  readonly html: string;
  readonly tag: string;
  readonly policy: string;
  /** The `Link` header that preloads its fonts. */
  readonly preload: string;
}

/** Cached pages at most; about 12 kB each. */
const MOST = 500;

/** Section definitions are not part of a page's key, so a page is rendered again after this time. */
const CACHE_MS = 5 * 60 * 1000;

/** A document with its tag and the policy that lets its own styles in, and nothing else. */
export function finish({ html, styleHashes, fonts }: RenderedPage): CachedPage {
  return {
    html,
    tag: bodyTag(html),
    policy: contentPolicy(styleHashes, "'none'"),
    preload: fonts
      .map((address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
      .join(', '),
  };
}

/** A cache of rendered pages that evicts the least recently used. */
export class RenderCache {
  readonly #pages = new Map<string, { readonly page: CachedPage; readonly at: number }>();

  /** The page under this key, rendered now unless it is cached. */
  async get(key: string, now: Date, draw: () => Promise<RenderedPage>): Promise<CachedPage> {
    const cached = this.#pages.get(key);
    this.#pages.delete(key);
    const isFresh = cached && now.getTime() - cached.at < CACHE_MS;
    const entry = isFresh ? cached : { page: finish(await draw()), at: now.getTime() };
    this.#pages.set(key, entry);
    if (this.#pages.size > MOST) this.#pages.delete(this.#pages.keys().next().value ?? '');
    return entry.page;
  }
}
