import { RegisterFormLoading } from '@hangtag/ui/patterns/RegisterForm';
import { Button } from '@hangtag/ui/elements/Button';
import { Link } from '@hangtag/ui/elements/Link';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { shown } from '../remote/Remote.ts';
import { loadRegistration, useRegistration } from '../stores/registration.ts';
import { useSession } from '../stores/session.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { RegisterInvited } from './RegisterInvited.tsx';
import { RegisterOpen } from './RegisterOpen.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import { SignOutFirst } from './SignOutFirst.tsx';

/** `/register`: by invitation, openly, or by the link that confirms an email [F003, D03, D08, D52]. */
export function RegisterScreen() {
  const [params] = useSearchParams();
  const session = useSession();
  // Accepting an invitation and confirming an email sign in and open the home screen.
  const [isEntering, setEntering] = useState(false);
  const member = session.phase === 'member' && !isEntering ? session.user : null;
  const confirm = params.get('confirm');
  if (confirm && member) return <SignOutFirst user={member} invite={null} />;
  if (confirm)
    return <ConfirmAddress key={confirm} token={confirm} onEnter={() => setEntering(true)} />;
  return (
    <Register
      token={params.get('token') || null}
      member={member}
      onEnter={() => setEntering(true)}
    />
  );
}

interface RegisterProps {
  token: string | null;
  member: Parameters<typeof SignOutFirst>[0]['user'] | null;
  onEnter: () => void;
}

function Register({ token, member, onEnter }: RegisterProps) {
  const registration = useRegistration(token);
  useEffect(() => void loadRegistration(token), [token]);
  const answer = shown(registration);
  if (!answer && registration.phase === 'failed')
    return (
      <SignedOutPage title="This page didn’t load" lead={registration.problem.message}>
        <Button size="large" onPress={() => void loadRegistration(token)}>
          Try again
        </Button>
      </SignedOutPage>
    );
  if (!answer)
    return (
      <SignedOutPage
        title={token ? 'Your invitation' : 'Create an account'}
        lead={<Skeleton width="80%" />}
      >
        <RegisterFormLoading />
      </SignedOutPage>
    );
  const { invite, isOpen } = answer;
  if (token && !invite) return <DeadInvitation isOpen={isOpen} isMember={member !== null} />;
  if (member) return <SignOutFirst user={member} invite={invite} />;
  if (token && invite) return <RegisterInvited token={token} invite={invite} onEnter={onEnter} />;
  return isOpen ? <RegisterOpen /> : <Closed />;
}

/** Shown while open registration is off (D52). */
function Closed() {
  return (
    <SignedOutPage
      title="Create an account"
      lead="Accounts are made by invitation. Ask an admin of your company to invite you; the mail holds your link."
    >
      <LinkButton href={paths.login()} size="large">
        Go to sign in
      </LinkButton>
    </SignedOutPage>
  );
}

/** A link of an invitation that is used, replaced or expired. */
function DeadInvitation({ isOpen, isMember }: { isOpen: boolean; isMember: boolean }) {
  return (
    <SignedOutPage
      title="This invitation has ended"
      lead="It was used, replaced by a newer one, or is older than 7 days. If you used it, sign in. Otherwise ask an admin of your company for another."
    >
      <LinkButton href={isMember ? paths.home() : paths.login()} size="large">
        {isMember ? 'Go to the dashboard' : 'Go to sign in'}
      </LinkButton>
      {isOpen && !isMember && (
        <Link href={paths.register()} display="alone">
          Create an account without it
        </Link>
      )}
    </SignedOutPage>
  );
}
