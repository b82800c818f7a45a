import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { type Credentials, SignInForm, type SignInRefusal } from '@hangtag/ui/patterns/SignInForm';
import { type CodeRefusal, TwoStepCodeForm } from '@hangtag/ui/patterns/TwoStepCode';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { paths, safeRedirect } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { shown } from '../remote/Remote.ts';
import {
  loadRegistration,
  type ReadyAccount,
  useReadyAccount,
  useRegistration,
} from '../stores/registration.ts';
import { type Session, signIn, useSession } from '../stores/session.ts';
import type { SignInOutcome } from '../stores/signIn.ts';
import { useSignOutPending } from '../stores/pendingSignOut.ts';
import { hasStoredInput } from '../stores/unsavedInput.ts';

function refusalOf(outcome: SignInOutcome): SignInRefusal | null {
  if (outcome.kind === 'signed-in' || outcome.kind === 'code-required') return null;
  if (outcome.kind === 'refused') return { kind: 'credentials' };
  if (outcome.kind === 'reset-required') return { kind: 'resetRequired' };
  return { kind: 'other', message: outcome.problem.message };
}

/** Why a code was rejected; null when the password is asked for again. */
function codeRefusalOf(outcome: SignInOutcome): CodeRefusal | null {
  if (outcome.kind === 'code-required') return { kind: 'wrong', message: outcome.problem.message };
  return outcome.kind === 'failed' ? { kind: 'other', message: outcome.problem.message } : null;
}

/** The state after the first step: the credentials are sent again with the code. */
interface SecondStep {
  readonly credentials: Credentials;
  readonly refusal: CodeRefusal | null;
}

const texts = {
  password: {
    title: 'Sign in',
    lead: 'Your products, and the pages people see when they scan them.',
  },
  code: {
    title: 'Enter your code',
    lead: 'Your password is right. Your account asks for a second step.',
  },
} as const;

const noticeOf: Readonly<Record<ReadyAccount['by'], string>> = {
  confirmed: 'Your email is confirmed. Sign in with the password you chose.',
  created: 'Your account is ready. Sign in with the password you chose.',
};

const signOutPendingMessage =
  'Signing out has not reached the server yet. Leave this page open until this notice is gone; it is tried again by itself.';

/** The notice for a user whose session ended by itself, also after a reload: their work is not lost (X10). */
function signedOut(session: Session): string | null {
  if (hasStoredInput())
    return 'You were signed out. What you typed is kept and offered after you sign in.';
  const isExpired = session.phase === 'guest' && session.cause === 'expired';
  return isExpired ? 'You were signed out.' : null;
}

/** `/login`, and `/password/reset` without a token [F002, F005]. */
export function SignInScreen() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [second, setSecond] = useState<SecondStep | null>(null);
  /** Returning from the second step keeps the email and focuses the first field. */
  const [returningAs, setReturningAs] = useState<string | null>(null);
  const { title, lead } = texts[second ? 'code' : 'password'];
  useTitle(title);

  const isPending = useSignOutPending();
  const session = useSession();
  const account = useReadyAccount();
  const registration = shown(useRegistration(null));
  useEffect(() => void loadRegistration(null), []);
  const email = params.get('email') ?? '';

  const submit = async (credentials: Credentials, code?: string) => {
    const { email, password, remember } = credentials;
    setBusy(true);
    const outcome = await signIn(email, password, remember, code);
    setBusy(false);
    if (outcome.kind === 'signed-in') {
      navigate(safeRedirect(params.get('redirect')), { replace: true });
      return;
    }
    const wrongCode = code === undefined ? null : codeRefusalOf(outcome);
    const asksForCode = outcome.kind === 'code-required' || wrongCode !== null;
    setSecond(asksForCode ? { credentials, refusal: wrongCode } : null);
    setRefusal(refusalOf(outcome));
  };
  return (
    <AuthFrame
      title={title}
      lead={lead}
      picture={<SignInIllustration />}
      isNext={second === null && returningAs !== null}
    >
      {second ? (
        <TwoStepCodeForm
          isBusy={isBusy}
          refusal={second.refusal}
          onSubmit={(code) => void submit(second.credentials, code)}
          onBack={() => {
            setReturningAs(second.credentials.email);
            setSecond(null);
            setRefusal(null);
          }}
        />
      ) : (
        <SignInForm
          onSubmit={(credentials) => void submit(credentials)}
          isBusy={isBusy}
          refusal={refusal}
          forgotHref={paths.forgotPassword}
          defaultEmail={returningAs ?? email}
          notice={account?.email === email ? noticeOf[account.by] : null}
          signedOut={signedOut(session)}
          warning={isPending ? signOutPendingMessage : null}
          registerHref={registration?.isOpen ? paths.register() : undefined}
        />
      )}
    </AuthFrame>
  );
}
