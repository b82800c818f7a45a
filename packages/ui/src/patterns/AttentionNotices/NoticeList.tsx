import type { LucideIcon } from 'lucide-react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Link } from '../../elements/Link/index.ts';
import * as css from './AttentionNotices.css.ts';

/** A notice as text. */
export interface NoticeWords {
  readonly icon: LucideIcon;
  readonly text: string;
  /** The one thing to do. */
  readonly action: string;
}

interface NoticeListProps {
  rows: readonly (NoticeWords & { readonly key: string; readonly href: string })[];
}

/** Notices, each with the one place where it is dealt with. */
export function NoticeList({ rows }: NoticeListProps) {
  return (
    <section data-component="AttentionNotices">
      <Heading level={2} kind="heading">
        Worth a look
      </Heading>
      <ul className={css.list} aria-label="Worth a look">
        {rows.map(({ key, icon, text, action, href }) => (
          <li key={key} className={css.row}>
            <span className={css.icon}>
              <Icon of={icon} />
            </span>
            <span className={css.text}>{text}</span>
            <Link href={href} display="alone">
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
