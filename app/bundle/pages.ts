/** Which of the app's lazily loaded modules a browser loads together. */
import type { Page } from './joinChunks.ts';
import type { ScreenRoute } from './readRoutes.ts';

/** What screens without the member frame load later. */
const bareParts = /\/screens\/(RegisterOpen|RegisterInvited|SignOutFirst|RedirectScreen)\.tsx$/;

const member = '/shell/MemberFrame.tsx';

/** The modules of a route's frame, outermost first; a page whose frame depends on the user mostly has the member's. */
export function framesOf(frame: string): readonly string[] {
  if (frame === 'bare') return [];
  return frame === 'product' ? [member, '/screens/ProductFrame.tsx'] : [member];
}

/**
 * One page for each entry of the build: the app, the frames around a screen or modal, and the screen or modal.
 * @param entries Paths of the entry modules.
 * @throws Error where a frame is missing.
 */
export function pagesOf(
  entries: readonly string[],
  routes: readonly ScreenRoute[],
): readonly Page[] {
  const find = (end: string): string => {
    const found = entries.find((entry) => entry.endsWith(end));
    if (found === undefined) throw new Error(`The build has no entry ${end}.`);
    return found;
  };
  const frameOf = (entry: string): string =>
    routes.find(({ screen }) => entry.endsWith(screen.replace(/^\.\./, '')))?.frame ??
    (bareParts.test(entry) ? 'bare' : 'member');
  const app = find('/app/index.html');
  return entries.map((entry) => [...new Set([app, ...framesOf(frameOf(entry)).map(find), entry])]);
}
