import { safeHref } from '../format/href.ts';
import type { PageAction } from '../content/page.ts';
import { actions as row, button } from './Actions.css.ts';

/** What the reader may do; an action without a safe address is left out. */
export function Actions({ actions }: { actions: readonly PageAction[] }) {
  const links = actions.flatMap(({ label, target, style }) => {
    const href = safeHref(target);
    return href && label.trim() ? [{ label, href, style }] : [];
  });
  if (links.length === 0) return null;
  return (
    <div className={row}>
      {links.map(({ label, href, style }, index) => (
        <a key={index} className={button[style]} href={href} rel="nofollow">
          {label}
        </a>
      ))}
    </div>
  );
}
