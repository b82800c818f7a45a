import { FrameLoading } from '@hangtag/ui/patterns/FrameLoading';
import { useFocusRestore } from '@hangtag/ui/support/useFocusRestore';
import { FormRecoveryContext } from '@hangtag/ui/support/useFormDraft';
import { memo, useEffect, useMemo } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { findRoute } from './findRoute.ts';
import { checkSession, ownerOf, type Session, useSession } from '../stores/session.ts';
import { pageForms } from '../navigation/unsavedForms.ts';
import { frameFor } from '../navigation/frames.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { routeGuard } from './routeGuard.ts';
import { useAddressedCompany } from './addressedCompany.ts';

import { lazyScreen } from '../lazy/lazyScreen.tsx';
import { ScreenBoundary } from '../lazy/ScreenBoundary.tsx';
import { SessionFailed } from './SessionFailed.tsx';

const TwoStepRequired = lazyScreen(() =>
  import('../screens/TwoStepRequiredScreen.tsx').then((m) => m.TwoStepRequiredScreen),
);

/** Renders the screen of the address for its audience. */
export function RouteView() {
  const [path] = useLocation();
  const search = useSearch();
  const session = useSession();
  const match = useMemo(() => findRoute(path), [path]);
  const audience = match?.route.audience ?? 'anyone';

  useEffect(checkSession, [path]);
  useFocusRestore();
  const isSwitching = useAddressedCompany(session, search);

  if (!match) return <Redirect to={paths.notFound()} replace state={{ wanted: path }} />;
  const query = search ? `?${search}` : '';
  const verdict = routeGuard(audience, session, { path, search: query });
  if (verdict.kind === 'go') return <Redirect to={verdict.to} replace />;
  // The screen is public, but its frame depends on the user.
  const isAsked = match.route.frame === 'own' && session.phase === 'unknown';
  if (verdict.kind === 'wait' || isAsked || isSwitching) return <FrameLoading />;
  if (verdict.kind === 'failed') return <SessionFailed />;
  // The company requires two-step sign-in, and the server rejects everything else until it is set up.
  if (audience === 'members' && session.phase === 'member' && session.user.mustSetUpTwoStep)
    return (
      <ScreenFrame kind="bare" params={match.params}>
        <TwoStepRequired />
      </ScreenFrame>
    );
  return <Shown match={match} path={path} session={session} />;
}

interface ShownProps {
  readonly match: NonNullable<ReturnType<typeof findRoute>>;
  readonly path: string;
  readonly session: Session;
}

/** The screen in its frame. A change of the query, as when a dialog opens, renders only what reads the query. */
const Shown = memo(function Shown({ match, path, session }: ShownProps) {
  const { Screen, frame } = match.route;
  const owner = session.phase === 'member' ? ownerOf(session.user) : 'guest';
  return (
    // The key remounts the screen when a view of a company starts or ends, because all data changes.
    <ScreenFrame key={owner} kind={frameFor(frame, session)} params={match.params}>
      <ScreenBoundary key={path} isTitled={frame === 'product'}>
        <FormRecoveryContext value={pageForms}>
          <Screen {...match.params} />
        </FormRecoveryContext>
      </ScreenBoundary>
    </ScreenFrame>
  );
});
