import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as css from './Breadcrumbs.css.ts';

/** One parent page. */
export interface Crumb {
  /** The page's title. */
  readonly name: string;
  /** The page's address. */
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** Names the navigation, such as "Where you are". */
  'aria-label': string;
  /** The parent pages, the outermost first; phones show only the nearest. */
  above: readonly Crumb[];
  /** The current page's title. */
  current: string;
}

/** Links to the parent pages; for one level use a `Link`. */
export function Breadcrumbs({ 'aria-label': label, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-component="Breadcrumbs">
      <ol className={css.way}>
        {above.map(({ name, href }) => (
          <li key={href} className={css.crumb}>
            <Link href={href} tone="quiet" display="alone">
              {name}
            </Link>
            <span className={css.between}>
              <Icon of={ChevronRight} />
            </span>
          </li>
        ))}
        <li className={css.crumb}>
          <span className={css.here} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
