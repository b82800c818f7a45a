/** The emails about passwords, and the form of every email: text and HTML that say the same. */
import { type EmailContent, emailHtml } from './emailHtml.ts';
import type { Mail } from './mailer.ts';

/** The link to set a new password (F223). */
export function passwordResetEmail(to: string, link: string): Mail {
  return composeEmail(to, {
    title: 'Set a new password',
    paragraphs: [`Somebody asked to set a new password for ${to} at Hangtag.`],
    action: { label: 'Set a new password', link },
    after: [
      'The link works once, for 60 minutes.',
      'If it was not you, nothing has changed and you can ignore this letter.',
    ],
    reason: 'You get this letter because your address was typed on the sign-in page of Hangtag.',
  });
}

/** Tells the owner that the password is a new one; `askLink` leads to where one asks for another. */
export function passwordChangedEmail(to: string, askLink: string): Mail {
  return composeEmail(to, {
    title: 'Your password has changed',
    paragraphs: [
      `The password of ${to} at Hangtag has been changed, and every device has been signed out.`,
      'If it was you, there is nothing to do. If it was not, ask for another password at once.',
    ],
    action: { label: 'Ask for another password', link: askLink },
    reason: 'You get this letter because you have an account at Hangtag.',
  });
}

/** A letter as mail, in text and in HTML. */
export function composeEmail(to: string, content: EmailContent): Mail {
  return { to, subject: content.title, text: emailText(content), html: emailHtml(content) };
}

function emailText({
  title,
  paragraphs,
  amounts: sums = [],
  action,
  after = [],
  reason,
}: EmailContent): string {
  const rows =
    sums.length > 0
      ? [sums.map(({ label: what, amount: sum }) => `${what}: ${sum}`).join('\n')]
      : [];
  const steps = action ? [`${action.label}:\n${action.link}`] : [];
  // Two dashes and a blank: what mail programs know as the end of the letter itself.
  const footer = `-- \nHangtag\n${reason}`;
  return `${[title, ...paragraphs, ...rows, ...steps, ...after, footer].join('\n\n')}\n`;
}
