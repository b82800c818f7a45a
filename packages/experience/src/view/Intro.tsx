import type { PageAction } from '../content/page.ts';
import type { Opening } from '../reading/blocks.ts';
import { Isolated, useDirection } from './language.tsx';
import { caption as captionStyle, intro, lead, line, title as titleStyle } from './Intro.css.ts';
import { safeHref } from '../format/href.ts';
import { actions as row, button, host as hostStyle } from './Actions.css.ts';

interface IntroProps {
  readonly title: string;
  /** Words under the picture at the head, which stands above or beside. */
  readonly caption: string | null;
  readonly opening: Opening;
  readonly actions: readonly PageAction[];
  /** What a link into the page calls it. @default none */
  readonly anchor?: string | undefined;
}

/** Title, edition and first words. */
export function Intro({ title, caption, opening, actions, anchor }: IntroProps) {
  const dirOf = useDirection();
  return (
    <div className={intro} id={anchor}>
      {caption && (
        <p className={captionStyle} {...dirOf(caption)}>
          {caption}
        </p>
      )}
      <h1 className={titleStyle} {...dirOf(title)}>
        {title}
      </h1>
      {opening.line && (
        <p className={line} {...dirOf(opening.line)}>
          {opening.line}
        </p>
      )}
      {opening.lead.map((paragraph, index) => (
        <p key={index} className={lead} {...dirOf(paragraph)}>
          {paragraph}
        </p>
      ))}
      <Actions actions={actions} />
    </div>
  );
}

/** What the reader may do; an action without a safe address is left out. */
function Actions({ actions }: { actions: readonly PageAction[] }) {
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
