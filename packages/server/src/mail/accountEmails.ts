/** Emails about invitations, registration and a user's own account (F225, D08, D10, D19). */
import {
  CONFIRM_HOURS,
  INVITE_CODE_MINUTES,
  INVITE_DAYS,
} from '@hangtag/contract/wire/registration';
import { composeEmail } from './composeEmail.ts';
import type { Mail } from './mailer.ts';

const notYou = 'If it was not you, nothing has changed and you can ignore this email.';
const registeredReason =
  'You get this email because your address was typed on the registration page of Hangtag.';
const ownerReason = 'You get this email because you have an account at Hangtag.';

export interface Invitation {
  readonly to: string;
  readonly companyName: string;
  /** Null when the platform itself invites. */
  readonly invitedBy: string | null;
  readonly link: string;
}

/** The link with which an invited person creates an account. */
export function inviteEmail({ to, companyName, invitedBy, link }: Invitation): Mail {
  return composeEmail(to, {
    title: `Join ${companyName} at Hangtag`,
    paragraphs: [
      `${invitedBy ?? 'Hangtag'} invites you to work on the product pages of ${companyName}.`,
    ],
    action: { label: 'Create your account', link },
    after: [`The link works once, for ${INVITE_DAYS} days.`],
    reason: `You get this email because somebody at ${companyName} entered your address.`,
  });
}

/** The code for an invitation whose link was passed on otherwise than by this address. */
export function inviteCodeEmail(to: string, code: string): Mail {
  return composeEmail(to, {
    title: `${code} is your code`,
    paragraphs: [
      `Somebody opened an invitation to Hangtag for ${to}. If it was you, enter this code there: ${code}.`,
      `It works for ${INVITE_CODE_MINUTES} minutes. If it was not you, tell nobody the code and ignore this email.`,
    ],
    reason: 'You get this email because somebody invited your address to Hangtag.',
  });
}

/** The link that confirms an email. It repeats nothing else of the form, because a stranger may have filled it in. */
export function confirmEmail(to: string, link: string): Mail {
  return composeEmail(to, {
    title: 'Confirm your address',
    paragraphs: [`Somebody registered at Hangtag with ${to}.`],
    action: { label: 'Confirm and create the account', link },
    after: [`The link works once, for ${CONFIRM_HOURS} hours.`, notYou],
    reason: registeredReason,
  });
}

/** Replaces the confirmation for an address with an account; the page shows no difference. */
export function alreadyRegisteredEmail(to: string, signInLink: string): Mail {
  return composeEmail(to, {
    title: 'You already have an account',
    paragraphs: [
      `Somebody registered at Hangtag with ${to}, and this address has an account already.`,
      'You can sign in with it. If you do not know the password, set a new one from the sign-in page.',
    ],
    action: { label: 'Sign in', link: signInLink },
    after: [notYou],
    reason: registeredReason,
  });
}

/** Replaces the confirmation for an address with a pending invitation. */
export function alreadyInvitedEmail(to: string, companyName: string): Mail {
  return composeEmail(to, {
    title: 'You are already invited',
    paragraphs: [
      `Somebody registered at Hangtag with ${to}, and ${companyName} has invited this address already.`,
      `Open the link in that email. If it is too old, ask ${companyName} to invite you again.`,
    ],
    after: [notYou],
    reason: registeredReason,
  });
}

/** Notifies the old address that the account has a new one. */
export function addressChangedEmail(to: string): Mail {
  return composeEmail(to, {
    title: 'Your address has changed',
    paragraphs: [
      `The account at Hangtag that you had with ${to} has another address now, and every other device has been signed out.`,
      'If it was not you, write to an admin of your company at once.',
    ],
    reason: ownerReason,
  });
}

/** Notifies the new address of a colleague whose address an Admin changed. */
export function newAddressEmail(to: string): Mail {
  return composeEmail(to, {
    title: 'Your account has this address now',
    paragraphs: [
      `An admin gave an account at Hangtag the address ${to}. You sign in with it from now on.`,
      'If you do not expect this, write to an admin of your company.',
    ],
    reason: ownerReason,
  });
}

/** Warns the owner of wrong passwords. @param forgotLink The page that sends a reset link. */
export function guessedPasswordEmail(to: string, forgotLink: string): Mail {
  return composeEmail(to, {
    title: 'Somebody is guessing your password',
    paragraphs: [
      `Wrong passwords were typed again and again for your account at Hangtag with ${to}.`,
      'Sign-ins from new devices are slowed down now. Devices where you have signed in before work as always.',
      'If you cannot sign in, set a new password: that opens the account on the device where you do it.',
    ],
    action: { label: 'Set a new password', link: forgotLink },
    reason: ownerReason,
  });
}

const twoStepTexts = {
  on: [
    'Two-step sign-in is on',
    'is asked for a code of your authenticator app from now on, and every other device has been signed out',
  ],
  off: ['Two-step sign-in is off', 'is no longer asked for a code'],
  removed: [
    'Two-step sign-in was removed',
    'is no longer asked for a code: Hangtag’s support has removed it',
  ],
} as const;

/** Notifies the owner that two-step sign-in was turned on, off or removed. */
export function twoStepEmail(to: string, change: keyof typeof twoStepTexts): Mail {
  const [title, what] = twoStepTexts[change];
  return composeEmail(to, {
    title,
    paragraphs: [
      `Your account at Hangtag with ${to} ${what}.`,
      'If it was not you, set a new password and write to an admin of your company at once.',
    ],
    reason: ownerReason,
  });
}
