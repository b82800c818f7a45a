import { SignInStill } from '@hangtag/ui/brand/SignInStill';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { paths } from '../paths.ts';
import { useTitle } from '../shell/title.ts';

/** `/register` while open registration is off: says how to be invited (D52). */
export function RegisterScreen() {
  useTitle('Create an account');
  return (
    <AuthFrame
      title="Create an account"
      lead="Accounts are made by invitation. Ask an admin of your company to invite you; the mail holds your link."
      picture={<SignInStill />}
    >
      <LinkButton href={paths.login()} size="large">
        Go to sign in
      </LinkButton>
    </AuthFrame>
  );
}
