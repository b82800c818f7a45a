import { NotFound } from '@hangtag/ui/patterns/NotFound';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Page } from '@hangtag/ui/layout/Page';
import { paths } from '../paths.ts';
import { useSession } from '../stores/session.ts';

/** What stands at an address that leads nowhere, for guests and members. */
export function NotHere() {
  const isMember = useSession().phase === 'member';
  return (
    <Page>
      <VisuallyHidden>
        <h1>Not found</h1>
      </VisuallyHidden>
      <NotFound
        homeHref={isMember ? paths.home() : paths.login()}
        homeLabel={isMember ? 'Go to the start' : 'Go to sign in'}
      />
    </Page>
  );
}
