/** The common form of every email: plain text and HTML with the same content. */
import { type EmailContent, emailHtml } from './emailHtml.ts';
import type { Mail } from './mailer.ts';

/** Lays an email out as text and as HTML. */
export function composeEmail(to: string, content: EmailContent): Mail {
  return { to, subject: content.title, text: emailText(content), html: emailHtml(content) };
}

function emailText({
  title,
  paragraphs,
  amounts = [],
  action,
  after = [],
  reason,
}: EmailContent): string {
  const rows =
    amounts.length > 0
      ? [amounts.map(({ label, amount }) => `${label}: ${amount}`).join('\n')]
      : [];
  const steps = action ? [`${action.label}:\n${action.link}`] : [];
  // "-- " is the signature separator that mail programs know.
  const footer = `-- \nHangtag\n${reason}`;
  return `${[title, ...paragraphs, ...rows, ...steps, ...after, footer].join('\n\n')}\n`;
}
