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
