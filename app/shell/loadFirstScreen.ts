import { paths } from '../navigation/paths.ts';
import { isSigningOut } from '../stores/pendingSignOut.ts';
import { isGuest } from '../stores/session.ts';
import { hasStoredInput } from '../stores/unsavedInput.ts';
import { findRoute } from './findRoute.ts';
import { preloadFrame } from './ScreenFrame.tsx';

/** Loads what the address shows first, while the page shows what its HTML drew. */
export async function loadFirstScreen(): Promise<void> {
  const wanted = findRoute(location.pathname)?.route;
  // A guest is sent to the sign-in.
  const isRefused = wanted?.audience === 'members' && isGuest();
  const route = isRefused ? findRoute(paths.login())?.route : wanted;
  await Promise.all([route?.Screen.preload(), route && preloadFrame(route.frame)]);
  loadFaces();
}

/** Starts loading the typefaces: the line is free while the processor draws the screen, which would ask for them later. */
function loadFaces(): void {
  const theme = getComputedStyle(document.documentElement);
  for (const name of ['work', 'title'])
    document.fonts
      .load(`1rem ${theme.getPropertyValue(`--ht-font-${name}`)}`)
      // The reader has not all the faces of their own that stand in for ours.
      .catch(() => undefined);
}

/** Whether the sign-in is what the build drew of it: for a guest without a notice, and with an empty form. */
export function isAsDrawn(): boolean {
  const { email } = Object.fromEntries(new URLSearchParams(location.search));
  return isGuest() && email === undefined && !isSigningOut() && !hasStoredInput();
}
