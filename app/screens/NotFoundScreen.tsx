import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { paths } from '../navigation/paths.ts';
import { isFramed } from '../navigation/frames.ts';
import { useTitle } from '../navigation/title.ts';
import { useSession } from '../stores/session.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';

/** `/404`, for every unknown address: in the app's frame for members, as a sign-in page for guests [F007, F008]. */
export function NotFoundScreen() {
  return isFramed(useSession()) ? <ForMembers /> : <ForGuests />;
}

function ForMembers() {
  useTitle('Not found');
  return <NotFoundPart />;
}

const ForGuests = () => (
  <SignedOutPage
    title="There is no page at this address"
    lead="The link may be old, mistyped, or to something you can’t open."
  >
    <LinkButton href={paths.login()} tone="primary" size="large">
      Go to sign in
    </LinkButton>
  </SignedOutPage>
);
