import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { RegistrationAnswer } from '@hangtag/contract/wire/registration';
import { Button } from '@hangtag/ui/elements/Button';
import { Link } from '@hangtag/ui/elements/Link';
import { useState } from 'react';
import { paths } from '../navigation/paths.ts';
import { signOut } from '../stores/session.ts';
import { SignedOutPage } from './SignedOutPage.tsx';

interface SignOutFirstProps {
  user: CurrentUser;
  /** The invitation of the link; null for a link that confirms an address. */
  invite: RegistrationAnswer['invite'];
}

/** An emailed link opened by a signed-in user: offers to sign out first (D03). */
export function SignOutFirst({ user, invite }: SignOutFirstProps) {
  const [isBusy, setBusy] = useState(false);
  const purpose = invite
    ? `The invitation to ${invite.companyName} is for ${invite.email}.`
    : 'This link is for a new account.';
  const go = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <SignedOutPage
      title={`You are signed\u00a0in as ${user.name ?? user.email}`}
      lead={`${purpose} Sign out first to go on with it.`}
    >
      <Button tone="primary" size="large" isPending={isBusy} onPress={go}>
        Sign out and go on
      </Button>
      <Link href={paths.home()} display="alone">
        Stay signed in
      </Link>
    </SignedOutPage>
  );
}
