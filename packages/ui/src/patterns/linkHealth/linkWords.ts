/** Texts about the check of an address. */
import type { LinkCheck } from '@hangtag/contract/wire/link';
import { formatDate, formatMoment } from '../../support/formatDate.ts';

/** An address without its scheme: `shop.example/oil`, `ask@merrow.example`. */
export const withoutScheme = (address: string): string =>
  address.replace(/^(https?:\/\/(www\.)?|mailto:|tel:|sms:)/i, '').replace(/\/$/, '');

/** Since when an address is broken, and how; null while it is not. */
export function brokenWords(check: LinkCheck | undefined): string | null {
  if (check?.state !== 'broken') return null;
  const { status, at, brokenSince } = check;
  const found =
    status === null
      ? 'the address doesn’t answer'
      : status === 404 || status === 410
        ? `the page was not found (${status})`
        : `the address answers with ${status}`;
  return `Broken since ${formatDate(brokenSince ?? at)}: ${found}.`;
}

/** What one check found, for a form. */
export function checkWords({ at, status, state, movedTo }: LinkCheck): string {
  const when = formatMoment(at);
  if (state === 'redirected' && movedTo !== null)
    return `Moved for good to ${withoutScheme(movedTo)}, seen on ${when}.`;
  if (state === 'ok') return `Answered ${status ?? 200} on ${when}.`;
  if (state === 'unknown') return `The site refused the check on ${when}.`;
  return status === null
    ? `This address did not answer on ${when}. People who open it see an error.`
    : `This address answered “${status}” on ${when}. People who open it see an error.`;
}

/** Where an address moved for good; null for every other one: a row says only what asks for something. */
export const movedWords = (check: LinkCheck | undefined): string | null =>
  check?.state === 'redirected' && check.movedTo !== null
    ? `Moved for good to ${withoutScheme(check.movedTo)}`
    : null;
