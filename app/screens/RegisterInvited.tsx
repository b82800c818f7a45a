import type { RegistrationAnswer } from '@hangtag/contract/wire/registration';
import { InviteCodeForm, RegisterForm, type Registration } from '@hangtag/ui/patterns/RegisterForm';
import { formatDate } from '@hangtag/ui/support/formatDate';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { register } from '../api/registration.ts';
import { paths } from '../navigation/paths.ts';
import { formSaved } from '../navigation/unsavedForms.ts';
import { setReadyAccount } from '../stores/registration.ts';
import { signIn } from '../stores/session.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { registrationRefusal } from './registrationRefusal.ts';
import { useAttempt } from './useAttempt.ts';

interface RegisterInvitedProps {
  token: string;
  invite: NonNullable<RegistrationAnswer['invite']>;
  /** Called when the account exists and is being signed in. */
  onEnter: () => void;
}

/** Accepts an invitation, signs in with the new password, and opens the dashboard [F003, D08]. */
export function RegisterInvited({ token, invite, onEnter }: RegisterInvitedProps) {
  const [, navigate] = useLocation();
  const { isBusy, problem, run } = useAttempt();
  /** The completed form, while it waits for the code that was mailed. */
  const [waiting, setWaiting] = useState<Registration | null>(null);
  const accept = (typed: Registration, code?: string) =>
    run(async () => {
      const { status } = await register({ ...typed, token, ...(code && { code }) });
      if (status === 'code') return setWaiting(typed);
      formSaved('register/invited');
      onEnter();
      const { kind } = await signIn(typed.email, typed.password, false);
      if (kind === 'signed-in') return navigate(paths.home(), { replace: true });
      // The account exists; only the automatic sign-in failed.
      setReadyAccount({ email: typed.email, by: 'created' });
      navigate(paths.loginAs(typed.email), { replace: true });
    });
  if (waiting)
    return (
      <SignedOutPage title={`Join ${invite.companyName}`} lead="One step is left.">
        <InviteCodeForm
          email={invite.email}
          isBusy={isBusy}
          {...registrationRefusal(problem)}
          onSubmit={(code) => void accept(waiting, code)}
          onResend={() => void accept(waiting)}
        />
      </SignedOutPage>
    );
  return (
    <SignedOutPage
      title={`Join ${invite.companyName}`}
      lead={`You are invited as ${invite.role === 'User' ? 'a user' : 'an admin'}. The invitation is good until ${formatDate(invite.expiresAt)}.`}
    >
      <RegisterForm
        kind="invited"
        defaultName={invite.name ?? ''}
        defaultEmail={invite.email}
        onSubmit={(typed) => void accept(typed)}
        isBusy={isBusy}
        {...registrationRefusal(problem)}
        signInHref={paths.login()}
      />
    </SignedOutPage>
  );
}
