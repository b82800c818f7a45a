/** Which requests are somebody looking at a page (N17): told from the request alone, without a cookie. */
import { isbot } from 'isbot';

type Headers = (name: string) => string | undefined;

/** Programs, previews of a browser and questions about the headers are nobody looking. */
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
