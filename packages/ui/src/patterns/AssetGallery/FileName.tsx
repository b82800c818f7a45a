import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './FileName.css.ts';

/** Characters that a tile shows of a name without a cut. */
const MOST = 22;
/** What stays visible of a longer name's end: a number and an extension. */
const END = 9;

/** A name in one line, cut in its middle, because names of one shoot differ at their end. */
export function FileName({ children }: { children: string }) {
  if (children.length <= MOST) return children;
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <span className={css.line} aria-hidden>
        <span className={css.start}>{children.slice(0, -END)}</span>
        <span className={css.end}>{children.slice(-END)}</span>
      </span>
    </>
  );
}
