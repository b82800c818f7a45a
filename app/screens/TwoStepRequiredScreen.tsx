import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { TwoStepRequired } from '@hangtag/ui/patterns/TwoStep';
import { useTitle } from '../navigation/title.ts';
import { signOut, useSession } from '../stores/session.ts';
import { markTwoStep } from '../stores/twoStep.ts';
import { useTwoStepSetUp } from './useTwoStepSetUp.ts';

const titles = {
  password: 'Set up two-step sign-in',
  scan: 'Connect your authenticator app',
  codes: 'Two-step sign-in is on',
} as const;

/** Replaces every screen for users whose company requires two-step sign-in and who have not set it up. */
export function TwoStepRequiredScreen() {
  const session = useSession();
  const setUp = useTwoStepSetUp(() => undefined);
  const { step } = setUp.at;
  useTitle(titles[step]);
  if (session.phase !== 'member') return null;
  const { user } = session;
  return (
    <AuthFrame
      title={titles[step]}
      lead={
        step === 'password' &&
        `${user.company.companyName} asks its admins to sign in with a code as well. Set it up to go on.`
      }
      picture={<SignInIllustration />}
      isNext={step !== 'password'}
    >
      <TwoStepRequired
        {...setUp}
        email={user.email}
        onDone={() => markTwoStep(true)}
        onSignOut={() => void signOut()}
      />
    </AuthFrame>
  );
}
