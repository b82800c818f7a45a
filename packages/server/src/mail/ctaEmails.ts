/** Emails to a company's Admins about its calls to action. */
import { composeEmail } from './composeEmail.ts';
import type { Mail } from './mailer.ts';

interface ChangedAddress {
  readonly to: string;
  readonly companyName: string;
  readonly label: string;
  /** Sites or addresses, as people read them under the button. */
  readonly before: string;
  readonly after: string;
  readonly livePages: number;
  /** Null when a program did it. */
  readonly changedBy: string | null;
  /** The list of calls to action. */
  readonly link: string;
}

/** A button on live pages leads elsewhere: on a hijacked account, that is where phishing begins. */
export function ctaAddressEmail({
  to,
  companyName,
  label,
  livePages,
  ...change
}: ChangedAddress): Mail {
  const pages = livePages === 1 ? '1 live page' : `${livePages} live pages`;
  return composeEmail(to, {
    title: `“${label}” leads to another site now`,
    paragraphs: [
      `${change.changedBy ?? 'A program'} changed where this button leads on ${pages} of ${companyName}.`,
      `Before: ${change.before}`,
      `Now: ${change.after}`,
      'If you do not expect this, switch the button off and change the passwords of your team.',
    ],
    action: { label: 'See your calls to action', link: change.link },
    reason: `You get this email because you are an admin of ${companyName}.`,
  });
}

interface BlockedSite {
  readonly to: string;
  readonly companyName: string;
  readonly site: string;
  /** Empty for none. */
  readonly reason: string;
  /** Of the buttons that lead there. */
  readonly labels: readonly string[];
  /** The list of calls to action. */
  readonly link: string;
}

/** Most buttons that an email names. */
const MOST_NAMED = 10;

/** The platform has blocked a site that buttons lead to. */
export function siteBlockedEmail({
  to,
  companyName,
  site,
  reason,
  labels,
  link,
}: BlockedSite): Mail {
  const named = labels.slice(0, MOST_NAMED).map((label) => `“${label}”`);
  const more = labels.length > MOST_NAMED ? [`${labels.length - MOST_NAMED} more`] : [];
  return composeEmail(to, {
    title: `Buttons to ${site} are not shown any more`,
    paragraphs: [
      `Hangtag has blocked ${site}. Pages of ${companyName} don’t show the buttons that lead there: ${[...named, ...more].join(', ')}.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      'If you did not make these buttons lead there, change the passwords of your team. Buttons that lead elsewhere are shown again.',
    ],
    action: { label: 'See your calls to action', link },
    reason: `You get this email because you are an admin of ${companyName}.`,
  });
}
