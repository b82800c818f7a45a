import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as css from './Breadcrumbs.css.ts';

/** One page on the way. */
export interface Crumb {
  /** What the page calls itself. */
  readonly name: string;
  /** Where it is. */
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** Names the way, such as "Where you are". */
  'aria-label': string;
  /** The pages above this one, the outermost first; on phones only the nearest is shown. */
  above: readonly Crumb[];
  /** What this page calls itself. */
  current: string;
}

/** The way back up from a page that lies inside others; one step needs no more than a `Link`. */
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
