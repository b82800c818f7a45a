/** Decides whether a request counts as a page view (N17), from the request alone and without a cookie. */
import { isbot } from 'isbot';

type Headers = (name: string) => string | undefined;

/** Bots, browser prefetches and HEAD requests do not count. */
export function isView(method: string, header: Headers): boolean {
  const purpose = `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''} ${header('x-moz') ?? ''}`;
  const agent = header('user-agent');
  return method === 'GET' && !/prefetch|preview/i.test(purpose) && !!agent && !isbot(agent);
}

/** The first language asked for, without its region, e.g. `en`; null when none was named. */
export function languageOf(header: Headers): string | null {
  const [, language] = /^\s*([a-z]{2,3})\b/i.exec(header('accept-language') ?? '') ?? [];
  return language?.toLowerCase() ?? null;
}
