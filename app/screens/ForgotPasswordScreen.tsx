import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { ForgotPasswordForm } from '@hangtag/ui/patterns/ForgotPasswordForm';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { requestPasswordReset } from '../api/auth.ts';
import { useAttempt } from './useAttempt.ts';

/** `/forgot-password`: requests a link; the answer is the same for every address [F004, D06]. */
export function ForgotPasswordScreen() {
  useTitle('Forgot password');
  const [params] = useSearchParams();
  const { isBusy, problem, run } = useAttempt();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (email: string) => {
    setSentTo(null);
    if (await run(() => requestPasswordReset(email))) setSentTo(email);
  };
  return (
    <AuthFrame
      title="Forgot password"
      lead="Tell us your email, and a link to set a new password comes by mail."
      picture={<SignInIllustration />}
    >
      <ForgotPasswordForm
        onSubmit={(email) => void submit(email)}
        sentTo={sentTo}
        isBusy={isBusy}
        errors={problem?.fields}
        failure={problem && problem.code !== 'invalid' ? problem.message : null}
        signInHref={paths.login()}
        defaultEmail={params.get('email') ?? ''}
      />
    </AuthFrame>
  );
}
