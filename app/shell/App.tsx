import { Locale } from '@hangtag/ui/elements/Locale';
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { SupportHref } from '@hangtag/ui/patterns/contactSupport';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Router, useLocation } from 'wouter';
import { aroundNavigation, useShownLocation, useShownSearch } from '../navigation/navigation.ts';
import { useSession } from '../stores/session.ts';
import { RouteView } from './RouteView.tsx';
import { ANNOUNCER_ID } from '../navigation/announcer.ts';

/** The whole app. */
export function App() {
  return (
    <Locale>
      <Router hook={useShownLocation} searchHook={useShownSearch} aroundNav={aroundNavigation}>
        <Routed />
      </Router>
    </Locale>
  );
}

function Routed() {
  const [, navigate] = useLocation();
  const session = useSession();
  return (
    <LinkProvider navigate={navigate}>
      <SupportHref value={session.phase === 'member' ? session.user.supportHref : null}>
        <RouteView />
      </SupportHref>
      <VisuallyHidden>
        <output id={ANNOUNCER_ID} />
      </VisuallyHidden>
    </LinkProvider>
  );
}
