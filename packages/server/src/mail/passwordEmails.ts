/** Emails about passwords. */
import { composeEmail } from './composeEmail.ts';
import type { Mail } from './mailer.ts';

/** The link to set a new password (F223). */
export function passwordResetEmail(to: string, link: string): Mail {
  return composeEmail(to, {
    title: 'Set a new password',
    paragraphs: [`Somebody asked to set a new password for ${to} at Hangtag.`],
    action: { label: 'Set a new password', link },
    after: [
      'The link works once, for 60 minutes.',
      'If it was not you, nothing has changed and you can ignore this email.',
    ],
    reason: 'You get this email because your address was typed on the sign-in page of Hangtag.',
  });
}

/** Informs the owner that the password has changed. @param forgotLink The page that sends a reset link. */
export function passwordChangedEmail(to: string, forgotLink: string): Mail {
  return composeEmail(to, {
    title: 'Your password has changed',
    paragraphs: [
      `The password of ${to} at Hangtag has been changed, and every device has been signed out.`,
      'If it was you, there is nothing to do. If it was not, ask for another password at once.',
    ],
    action: { label: 'Ask for another password', link: forgotLink },
    reason: 'You get this email because you have an account at Hangtag.',
  });
}
