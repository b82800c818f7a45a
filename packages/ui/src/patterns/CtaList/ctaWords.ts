/** Texts about calls to action. */
import { ctaState, readCtaTarget } from '@hangtag/contract/rules/cta';
import type { Cta, CtaStyle, CtaType, Utm } from '@hangtag/contract/wire/cta';
import {
  AtSign,
  ClipboardPen,
  Download,
  Gift,
  Globe,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  MessageSquareText,
  Newspaper,
  Phone,
  ShoppingBag,
  Smartphone,
  Utensils,
  Video,
} from 'lucide-react';
import type { StatusShape } from '../../elements/StatusMark/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { brokenWords, withoutScheme } from '../linkHealth/linkWords.ts';

/** The name of each kind. */
export const typeWords: Readonly<Record<CtaType, string>> = {
  url: 'Website',
  buy: 'Buy',
  whereToBuy: 'Where to buy',
  register: 'Register',
  support: 'Support',
  email: 'Email',
  phone: 'Phone',
  sms: 'Text message',
  download: 'Download',
  video: 'Video',
  social: 'Social',
  review: 'Review',
  recipe: 'Recipe',
  promotion: 'Promotion',
  subscribe: 'Subscribe',
  app: 'App',
};

/** The icon of each kind. */
export const typeIcons: Readonly<Record<CtaType, LucideIcon>> = {
  url: Globe,
  buy: ShoppingBag,
  whereToBuy: MapPin,
  register: ClipboardPen,
  support: LifeBuoy,
  email: Mail,
  phone: Phone,
  sms: MessageSquare,
  download: Download,
  video: Video,
  social: AtSign,
  review: MessageSquareText,
  recipe: Utensils,
  promotion: Gift,
  subscribe: Newspaper,
  app: Smartphone,
};

/** The target without its scheme, `shop.example/oil`, `ask@merrow.example`, or the name of its file. */
export function targetWords({ target, file }: Pick<Cta, 'target' | 'file'>): string {
  if (target === '') return file?.name ?? 'Leads nowhere yet';
  return withoutScheme(target);
}

/** A state as a row shows it: `Live`, and the days that decide it, `until 12-24-2026`; null without any. */
interface StateWords {
  readonly shape: StatusShape;
  readonly words: string;
  readonly days: string | null;
}

/**
 * Whether pages show it now, and until or from when.
 * @param now Milliseconds since 1970.
 */
export function stateWords(
  cta: Pick<Cta, 'status' | 'startsAt' | 'endsAt'>,
  now: number,
): StateWords {
  const first = cta.startsAt && formatDate(cta.startsAt);
  // A whole day ends at the midnight after it.
  const last = cta.endsAt && formatDate(new Date(Date.parse(cta.endsAt) - 1).toISOString());
  switch (ctaState(cta, now)) {
    case 'off':
      return { shape: 'struck', words: 'Off', days: null };
    case 'ended':
      return { shape: 'square', words: 'Ended', days: `on ${last}` };
    case 'scheduled':
      return {
        shape: 'clock',
        words: 'Scheduled',
        days: last ? `${first} to ${last}` : `from ${first}`,
      };
    case 'live':
      return { shape: 'full', words: 'Live', days: last && `until ${last}` };
  }
}

/** Where it is used: `On 3 products and all pages`. */
export function usedWords({ usedBy }: Pick<Cta, 'usedBy'>): string {
  const places = [
    usedBy.products > 0 ? plural(usedBy.products, 'product') : null,
    usedBy.company ? 'all pages' : null,
  ].filter((place) => place !== null);
  return places.length === 0 ? 'Not used' : `On ${places.join(' and ')}`;
}

/** The figure of its pages: `3`, `All 9`. */
export const pagesFigure = ({ usedBy, livePages }: Pick<Cta, 'usedBy' | 'livePages'>): string =>
  usedBy.company ? (livePages > 0 ? `All ${livePages}` : 'All') : String(usedBy.products);

/** The figure of its clicks. */
export const clickFigure = ({ clicks }: Pick<Cta, 'clicks'>): string =>
  clicks === null ? 'Not counted' : String(clicks);

/** How often it was pressed: `168 clicks in 30 days`; nothing while no page shows it. */
export function clickWords({ clicks, livePages }: Pick<Cta, 'clicks' | 'livePages'>): string {
  if (clicks === null) return livePages > 0 ? 'Clicks not counted' : '';
  return clicks > 0 || livePages > 0 ? `${plural(clicks, 'click')} in 30 days` : '';
}

/** The name of each look. */
export const styleWords: Readonly<Record<CtaStyle, string>> = {
  primary: 'Filled',
  secondary: 'Outlined',
  link: 'Link',
};

/** The names of the campaign parameters. */
export const utmWords: Readonly<Record<keyof Utm, string>> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  content: 'Content',
};

/** Label, kind and example of the field that takes a target of this type. */
export function targetField(type: CtaType) {
  if (type === 'email')
    return { label: 'Email address', type: 'email', placeholder: 'hello@example.com' } as const;
  if (type === 'phone' || type === 'sms')
    return { label: 'Phone number', type: 'tel', placeholder: '+41 44 668 18 00' } as const;
  // Not of type url: the browser would refuse an address without its scheme, which is added.
  return { label: 'Address', inputMode: 'url', placeholder: 'https://example.com' } as const;
}

/** What to know of a web address: of what is typed, where it is allowed; undefined for other targets. */
export function targetAdvice(type: CtaType, typed: string): string | undefined {
  if (type === 'email' || type === 'phone' || type === 'sms') return undefined;
  const reading = typed.trim() === '' ? null : readCtaTarget(type, typed);
  const { protocol, hostname } = new URL(
    reading?.isValid ? reading.target : 'https://none.example',
  );
  if (hostname.includes('xn--')) return `Browsers ask for it as ${hostname}.`;
  return protocol === 'http:'
    ? 'Write https if the site has it: on the way, http can be read and changed.'
    : 'https:// is added where it is missing.';
}

/** What asks for somebody: that the site is blocked, or that the address is broken; null for neither. */
export const ctaWarning = ({ isBlocked, lastCheck }: Cta): string | null =>
  isBlocked
    ? 'Hangtag has blocked this site: pages don’t show the button.'
    : brokenWords(lastCheck);
