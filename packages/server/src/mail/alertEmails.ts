/** Emails to a company's Admins about its figures. */
import { composeEmail } from './composeEmail.ts';
import type { Mail } from './mailer.ts';

interface Alert {
  readonly to: string;
  readonly companyName: string;
  /** What happened, most important first, one sentence each. */
  readonly lines: readonly string[];
  /** The figures of the company. */
  readonly link: string;
}

/** Lines of one email; the screen has the rest. */
const MOST_LINES = 20;

const linesOf = (lines: readonly string[]) =>
  lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES), `And ${lines.length - MOST_LINES} more.`]
    : lines;

const reasonOf = (companyName: string) =>
  `You get this email because you are an admin of ${companyName} and it is switched on in your profile.`;

/** Printed codes lead nowhere: people stand before the product now. */
export function deadScansEmail({ to, companyName, lines, link }: Alert): Mail {
  return composeEmail(to, {
    title: lines.length === 1 ? 'A code leads nowhere' : `${lines.length} codes lead nowhere`,
    paragraphs: [
      `People scan codes of ${companyName} and find no page:`,
      ...linesOf(lines),
      'Analytics says why, and what to do.',
    ],
    action: { label: 'See the codes', link },
    reason: reasonOf(companyName),
  });
}

/** Buttons of live pages lead nowhere, and many press them. */
export function brokenButtonsEmail({ to, companyName, lines, link }: Alert): Mail {
  return composeEmail(to, {
    title: lines.length === 1 ? 'A button leads nowhere' : `${lines.length} buttons lead nowhere`,
    paragraphs: [`Many people press it on pages of ${companyName}:`, ...linesOf(lines)],
    action: { label: 'Fix the link', link },
    reason: reasonOf(companyName),
  });
}

/** What the figures of yesterday say; at most one a day. */
export function dailyAlertsEmail({ to, companyName, lines, link }: Alert): Mail {
  return composeEmail(to, {
    title: `Worth a look at ${companyName}`,
    paragraphs: linesOf(lines),
    action: { label: 'See the figures', link },
    reason: reasonOf(companyName),
  });
}
