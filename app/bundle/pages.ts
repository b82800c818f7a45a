/** Which of the app's lazily loaded modules a browser loads together. */
import type { Page } from './joinChunks.ts';

/** Screens without the member frame. */
const bare =
  /\/screens\/(SignIn|Register|RegisterOpen|RegisterInvited|SignOutFirst|ForgotPassword|ResetPassword|Redirect)(Screen)?\.tsx$/;

/** Screens within the frame of a product. */
const ofProduct = /\/screens\/(Summary|Content|ProductCtas|Code|ProductSettings)Screen\.tsx$/;

/**
 * One page for each entry of the build: the app, the frames around a screen or modal, and the screen or modal.
 * @param entries Paths of the entry modules.
 * @throws Error where a frame is missing.
 */
export function pagesOf(entries: readonly string[]): readonly Page[] {
  const find = (end: string): string => {
    const found = entries.find((entry) => entry.endsWith(end));
    if (found === undefined) throw new Error(`The build has no entry ${end}.`);
    return found;
  };
  const app = find('/app/index.html');
  const member = [app, find('/shell/MemberFrame.tsx')];
  const product = [...member, find('/screens/ProductFrame.tsx')];
  const framesOf = (entry: string) => {
    if (bare.test(entry)) return [app];
    return ofProduct.test(entry) ? product : member;
  };
  return entries.map((entry) => [...new Set([...framesOf(entry), entry])]);
}
