import { CONFIRM_HOURS } from '@hangtag/contract/wire/registration';
import { Link } from '@hangtag/ui/elements/Link';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { ConfirmForm } from '@hangtag/ui/patterns/RegisterForm';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { confirmAddress } from '../stores/registration.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useAttempt } from './useAttempt.ts';

interface ConfirmAddressProps {
  token: string;
  /** Called when the account exists and is being signed in. */
  onEnter: () => void;
}

/** `/register?confirm=`: confirms the email with the registration's password, and signs in with it (D08). */
export function ConfirmAddress({ token, onEnter }: ConfirmAddressProps) {
  const [, navigate] = useLocation();
  const { isBusy, problem, run } = useAttempt();
  const confirm = (password: string) =>
    run(async () => {
      const confirmed = await confirmAddress(token, password, onEnter);
      const next = confirmed.kind === 'ready' ? paths.loginAs(confirmed.email) : paths.home();
      navigate(next, { replace: true });
    });
  if (problem?.fields['token']) return <DeadLink />;
  return (
    <SignedOutPage
      title="Confirm your email"
      lead="Type the password you chose when registering, so that nobody else can finish a registration with your address."
    >
      <ConfirmForm
        onSubmit={(password) => void confirm(password)}
        isBusy={isBusy}
        errors={problem?.fields}
        failure={problem && !problem.fields['password'] ? problem.message : null}
        registerHref={paths.register()}
      />
    </SignedOutPage>
  );
}

function DeadLink() {
  return (
    <SignedOutPage
      title="This link has ended"
      lead={`It was used, or is older than ${CONFIRM_HOURS} hours. If you used it, sign in. Otherwise create the account again.`}
      isNext
    >
      <LinkButton href={paths.login()} size="large">
        Go to sign in
      </LinkButton>
      <Link href={paths.register()} display="alone">
        Create an account
      </Link>
    </SignedOutPage>
  );
}
