import { useId } from 'react';
import { Link } from 'react-aria-components';
import { useLinkRender } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { count as countClass, navLink, words } from './NavLink.css.ts';

export interface NavLinkProps {
  /** Where it leads. */
  href: string;
  /** One or two words. */
  children: string;
  /** In the bar, in a sidebar, or in a sidebar's second group. @default 'bar' */
  look?: 'bar' | 'side' | 'sideSecond';
  /** Whether it is the current place. @default false */
  isCurrent?: boolean;
  /** How many things are there; shown in a sidebar. */
  count?: number;
  /** Why it is closed, under its words: it keeps its place and its stop, and leads nowhere. Absent while it is open. */
  lockedReason?: string;
  /** Runs besides the navigation, such as closing the sidebar. */
  onPress?: () => void;
}

/** One place of a navigation; the current one is a tint block. */
export function NavLink(props: NavLinkProps) {
  const { href, children, look = 'bar', isCurrent = false, count, lockedReason, onPress } = props;
  const reasonId = useId();
  const draw = useLinkRender('span');
  const isLocked = lockedReason !== undefined;
  return (
    <Link
      {...(isLocked ? { 'aria-describedby': reasonId } : { href, onPress })}
      isDisabled={isLocked}
      // Who can't stop at a closed place never hears its reason.
      render={isLocked ? (part) => draw({ ...part, tabIndex: 0 }) : draw}
      className={navLink({ look })}
      aria-current={isCurrent ? 'page' : undefined}
      data-component="NavLink"
    >
      <span className={words}>
        {children}
        {/* Hidden where it stands, and spoken as the description, so that the name is the place alone. */}
        {isLocked && (
          <span id={reasonId} aria-hidden>
            <Text as="span" kind="data" tone="quiet">
              {lockedReason}
            </Text>
          </span>
        )}
      </span>
      {count !== undefined && (
        <span className={countClass}>
          {/* Else the two run into one word where a reader takes the texts together. */}
          <VisuallyHidden> </VisuallyHidden>
          {count}
        </span>
      )}
    </Link>
  );
}
