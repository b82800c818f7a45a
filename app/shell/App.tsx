import { Locale } from '@hangtag/ui/elements/Locale';
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Router, useLocation } from 'wouter';
import { aroundNavigation, useShownLocation, useShownSearch } from '../navigation/navigation.ts';
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
  return (
    <LinkProvider navigate={navigate}>
      <RouteView />
      <VisuallyHidden>
        <output id={ANNOUNCER_ID} />
      </VisuallyHidden>
    </LinkProvider>
  );
}
