import { safeHref } from '../format/href.ts';
import type { PageAction } from '../content/page.ts';
import { Isolated } from './language.tsx';
import { actions as row, button, host as hostStyle } from './Actions.css.ts';

/** What the reader may do; an action without a safe address is left out. */
export function Actions({ actions }: { actions: readonly PageAction[] }) {
  const links = actions.flatMap(({ label, href, host, style }) => {
    const safe = linkOf(href);
    return safe && label.trim() ? [{ label, href: safe, host, style }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={row}>
      {links.map(({ label, href, host, style }, index) => (
        <li key={index}>
          <a className={button[style]} href={href} rel="nofollow">
            <Isolated text={label} />
          </a>
          {host && <span className={hostStyle}>{host}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A path of this server, a text message, or what every link of a page may be. */
const linkOf = (href: string): string | null =>
  /^\/(?![/\\])/.test(href) || /^sms:\+\d+$/.test(href) ? href : safeHref(href);
