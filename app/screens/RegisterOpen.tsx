import { CONFIRM_HOURS } from '@hangtag/contract/wire/registration';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { RegisterForm, type Registration } from '@hangtag/ui/patterns/RegisterForm';
import { useState } from 'react';
import { register } from '../api/registration.ts';
import { paths } from '../navigation/paths.ts';
import { formSaved } from '../navigation/unsavedForms.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { registrationRefusal } from './registrationRefusal.ts';
import { useAttempt } from './useAttempt.ts';

/** Open registration: asks, then shows the same answer for every address (D08). */
export function RegisterOpen() {
  const { isBusy, problem, run } = useAttempt();
  const [asked, setAsked] = useState<Registration | null>(null);
  const [isSent, setSent] = useState(false);
  const submit = async (typed: Registration) => {
    setAsked(typed);
    if (!(await run(() => register(typed)))) return;
    formSaved('register/open');
    setSent(true);
  };
  if (isSent && asked) return <Sent to={asked.email} onBack={() => setSent(false)} />;
  return (
    <SignedOutPage
      title="Create an account"
      lead="For your company’s first person. An email confirms your address; colleagues are invited later."
      isNext={asked !== null && !problem && !isBusy}
    >
      <RegisterForm
        kind="open"
        defaultCompanyName={asked?.companyName}
        defaultName={asked?.name}
        defaultEmail={asked?.email}
        onSubmit={(typed) => void submit(typed)}
        isBusy={isBusy}
        {...registrationRefusal(problem)}
        signInHref={paths.login()}
      />
    </SignedOutPage>
  );
}

function Sent({ to, onBack }: { to: string; onBack: () => void }) {
  return (
    <SignedOutPage
      title="Check your mail"
      lead={`An email is on its way to ${to}. Its link confirms the address and works for ${CONFIRM_HOURS} hours. Nothing there? Look in the spam folder, and at the address above.`}
      isNext
    >
      <LinkButton href={paths.login()} size="large">
        Go to sign in
      </LinkButton>
      <TextButton onPress={onBack}>Back to the form</TextButton>
    </SignedOutPage>
  );
}
