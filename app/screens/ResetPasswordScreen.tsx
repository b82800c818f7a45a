import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { ResetPasswordForm } from '@hangtag/ui/patterns/ResetPasswordForm';
import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { resetPassword } from '../api/auth.ts';
import { useAttempt } from './useAttempt.ts';

/** `/password/reset/{token}`: sets a new password with the emailed link [F006]. */
export function ResetPasswordScreen({ token }: { token: string }) {
  useTitle('Set a new password');
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const { isBusy, problem, run } = useAttempt();
  const email = params.get('email') ?? '';
  const submit = async (passwords: { password: string; password_confirmation: string }) => {
    const isDone = await run(() => resetPassword({ token, email, ...passwords }));
    if (isDone) navigate(paths.loginAs(email), { replace: true });
  };
  return (
    <AuthFrame
      title="Set a new password"
      lead="Then sign in with it. All other devices are signed out."
      picture={<SignInIllustration />}
    >
      <ResetPasswordForm
        email={email}
        onSubmit={(passwords) => void submit(passwords)}
        isBusy={isBusy}
        errors={problem?.fields}
        failure={problem && !problem.fields['password'] ? problem.message : null}
        forgotHref={paths.forgotPassword(email)}
      />
    </AuthFrame>
  );
}
