/** What a call to action may lead to, when pages show it, and how many a company can have. */
import * as v from 'valibot';
import { type Cta, type CtaType, type Utm, utmKeys } from '../wire/cta.ts';
import { EMAIL_MAX } from '../wire/email.ts';
import type { PlanName, Subscription } from '../wire/plan.ts';
import type { FileType } from '../wire/section.ts';
import { type Gate, editGate, limitWords } from './productLimits.ts';
import { UNLIMITED } from './subscription.ts';

/** A target in the one spelling that is stored, or the sentence that refuses it. */
export type CtaTarget =
  | { readonly isValid: true; readonly target: string }
  | { readonly isValid: false; readonly message: string };

const valid = (target: string): CtaTarget => ({ isValid: true, target });
const refused = (message: string): CtaTarget => ({ isValid: false, message });

/**
 * Reads what was typed as the target of this type: a web address, an email address, or a number in E.164.
 * @param typed Not empty.
 */
export function readCtaTarget(type: CtaType, typed: string): CtaTarget {
  if (type === 'email') return readMailbox(typed);
  if (type === 'phone') return readNumber('tel:', typed);
  if (type === 'sms') return readNumber('sms:', typed);
  return readWebAddress(typed);
}

function readMailbox(typed: string): CtaTarget {
  const address = typed.trim().replace(/^mailto:/i, '');
  const isAddress = address.length <= EMAIL_MAX && v.EMAIL_REGEX.test(address);
  return isAddress
    ? valid(`mailto:${address}`)
    : refused('Write an email address, like hello@merrow.example.');
}

function readNumber(scheme: 'tel:' | 'sms:', typed: string): CtaTarget {
  const number = typed.replace(/^(tel|sms):/i, '').replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(number)
    ? valid(`${scheme}${number}`)
    : refused('Write the number with its country code, like +41 44 668 18 00.');
}

/** A web address that pages may lead to; adds https where no scheme is typed, and the rest stays as typed. */
export function readWebAddress(typed: string): CtaTarget {
  const trimmed = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return refused('Write a web address, like https://merrow.example.');
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    return refused('Must start with http or https.');
  if (username || password) return refused('Leave the user name and password out of the address.');
  // The URL parser reports a default port as empty.
  if (port && port !== '80' && port !== '443') return refused('Leave the port out of the address.');
  if (isIpLiteral(hostname)) return refused('Use the site’s name instead of its number.');
  if (!hostname.includes('.')) return refused('Write the whole name of the site.');
  return valid(address);
}

/** The URL parser turns every spelling of an IPv4 address into four numbers. */
const isIpLiteral = (hostname: string) =>
  hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);

/** Types of files that a type can lead to instead of an address; empty for most. */
export const ctaFileTypes = (type: CtaType): readonly FileType[] =>
  type === 'download' ? ['pdf', 'image'] : type === 'video' ? ['movie'] : [];

/** Does a redirect count the clicks? Email, phone and text message links open directly. */
export const isCtaCounted = ({ type }: Pick<Cta, 'type'>): boolean =>
  type !== 'email' && type !== 'phone' && type !== 'sms';

/** Whether pages show it now, and if not, why. */
export type CtaState = 'live' | 'scheduled' | 'ended' | 'off';

/** @param now Milliseconds since 1970. */
export function ctaState(
  { status, startsAt, endsAt }: Pick<Cta, 'status' | 'startsAt' | 'endsAt'>,
  now: number,
): CtaState {
  if (status === 'inactive') return 'off';
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'ended';
  return startsAt !== null && Date.parse(startsAt) > now ? 'scheduled' : 'live';
}

/** The sentence for dates in the wrong order; null when they are in order. */
export const ctaDatesProblem = ({
  startsAt,
  endsAt,
}: Pick<Cta, 'startsAt' | 'endsAt'>): string | null =>
  startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
    ? 'Must be after the start.'
    : null;

/** Adds campaign parameters to the web address; those that the address already has stay. */
export function withUtm(target: string, utm: Utm): string {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return target;
  const url = new URL(target);
  for (const key of utmKeys) {
    const value = utm[key];
    if (value && !url.searchParams.has(`utm_${key}`)) url.searchParams.set(`utm_${key}`, value);
  }
  return url.href;
}

/** The site or address that people read under the button: `merrow.example`, `hello@merrow.example`, `bücher.example (xn--bcher-kva.example)`. */
export function ctaHost(target: string): string {
  if (/^https?:/i.test(target) && URL.canParse(target)) {
    const host = new URL(target).hostname.replace(/^www\./, '');
    const typed = /^https?:\/\/(?:www\.)?([^/:?#@]+)/i.exec(target)?.[1]?.toLowerCase() ?? host;
    // Foreign letters can look like others: what browsers ask for stands beside them.
    return host.includes('xn--') && typed !== host ? `${typed} (${host})` : host;
  }
  return target.replace(/^(mailto|tel|sms):/i, '');
}

/** The ids that a page shows: its own, then the company's, without repeats. */
export const ctasOfPage = (
  own: readonly number[],
  company: readonly number[],
): readonly number[] => [...new Set([...own, ...company])];

const limits: Readonly<Record<PlanName, number>> = {
  basic: 10,
  pro: 50,
  business: UNLIMITED,
  enterprise: UNLIMITED,
};

/** Most calls to action of a demo company and of one without a plan. */
const WITHOUT_PLAN = 3;

/** How many calls to action the plan holds. A Superadmin's own company is premium without a plan. */
export function ctaLimit({ planType, isPremium }: Subscription): number {
  if (planType) return limits[planType];
  return isPremium ? UNLIMITED : WITHOUT_PLAN;
}

/** May one more be added? Those above the limit after a downgrade stay on their pages. */
export function ctaGate(state: Subscription, used: number): Gate {
  const edit = editGate(state);
  if (!edit.isOpen) return edit;
  const limit = ctaLimit(state);
  if (used < limit) return edit;
  const { holder, more } = limitWords(state);
  const ways = more ? `Delete one. ${more}` : 'Delete one, or change the plan.';
  return {
    isOpen: false,
    code: 'plan_limit',
    message: `${holder} holds ${limit} calls to action and ${used} are in use. ${ways}`,
  };
}
