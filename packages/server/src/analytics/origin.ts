/** How a person came, with which kind of device and in which language; nothing that tells one person from another. */
import type { HonoRequest } from 'hono';
import type { Device, Via } from '@hangtag/contract/wire/analytics';

/** Well-known sites by the end of their host; every other site is `other`. */
const search = ['google', 'bing', 'duckduckgo', 'ecosia', 'qwant', 'yahoo', 'yandex', 'baidu'];
const social = [
  'facebook',
  'instagram',
  'tiktok',
  'pinterest',
  'reddit',
  'linkedin',
  'youtube',
  'twitter',
  'x',
  't',
  'threads',
  'whatsapp',
  'snapchat',
];

export interface Origin {
  readonly via: Via;
  readonly source: string | null;
}

/** How the request came to a page. @param host The server's own. */
export function originOf(request: HonoRequest, host: string): Origin {
  const referer = request.header('referer') ?? '';
  // Android names the app that opened an address as `android-app://…`: an app is no site, and may be the one that scanned.
  const from = /^https?:/i.test(referer) && URL.canParse(referer) ? new URL(referer).host : '';
  if (from === host) return { via: 'page', source: null };
  if (from) return fromSite(from);
  const site = request.header('sec-fetch-site');
  // A browser says the same after a redirect of the resolver as before it.
  if (!site || site === 'none') return { via: 'code', source: null };
  return { via: site === 'same-origin' ? 'page' : 'site', source: null };
}

function fromSite(host: string): Origin {
  const name = host.split('.').find((part) => search.includes(part) || social.includes(part));
  if (!name) return { via: 'site', source: 'other' };
  return { via: search.includes(name) ? 'search' : 'social', source: name };
}

/** The first language asked for, without its region, e.g. `en`; null when none was named. */
export function languageOf(request: HonoRequest): string | null {
  const [, language] = /^\s*([a-z]{2,3})\b/i.exec(request.header('accept-language') ?? '') ?? [];
  return language?.toLowerCase() ?? null;
}

/** The kind of device, by the browser's name. */
export function deviceOf(agent: string): Device {
  // Opera Mini's name on Android says neither Mobile nor the model; hardly a tablet has it.
  if (/opera mini/i.test(agent)) return 'phone';
  if (/ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i.test(agent)) return 'tablet';
  if (/mobi|iphone|ipod|android|windows phone/i.test(agent)) return 'phone';
  if (/windows nt|macintosh|x11|cros/i.test(agent)) return 'computer';
  return 'other';
}
