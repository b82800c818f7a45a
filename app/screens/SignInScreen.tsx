import { SignInStill } from '@hangtag/ui/brand/SignInStill';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { type Credentials, SignInForm, type SignInRefusal } from '@hangtag/ui/patterns/SignInForm';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { paths, safeRedirect } from '../paths.ts';
import { useTitle } from '../shell/title.ts';
import { type SignInOutcome, signIn } from '../stores/session.ts';

function refusalOf(outcome: SignInOutcome): SignInRefusal | null {
  if (outcome.kind === 'signed-in') return null;
  if (outcome.kind === 'refused') return { kind: 'credentials' };
  if (outcome.kind === 'reset-required') return { kind: 'resetRequired' };
  return { kind: 'other', message: outcome.problem.message };
}

/** `/login`, and `/password/reset` without a token [F002, F005]. */
export function SignInScreen() {
  useTitle('Sign in');
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);

  const submit = async ({ email, password, remember }: Credentials) => {
    setBusy(true);
    const outcome = await signIn(email, password, remember);
    setBusy(false);
    setRefusal(refusalOf(outcome));
    if (outcome.kind === 'signed-in')
      navigate(safeRedirect(params.get('redirect')), { replace: true });
  };
  return (
    <AuthFrame
      title="Sign in"
      lead="Your products, and the pages people see when they scan them."
      picture={<SignInStill />}
    >
      <SignInForm
        onSubmit={(credentials) => void submit(credentials)}
        isBusy={isBusy}
        refusal={refusal}
        forgotHref={paths.forgotPassword}
        defaultEmail={params.get('email') ?? ''}
      />
    </AuthFrame>
  );
}
