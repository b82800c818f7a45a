import type { ReactNode } from 'react';
import { typography } from '../../theme/typography.css.ts';
import { actions, art, emptyState, sentence, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is so, in a few words. */
  title: string;
  /** Why, what is safe, and what to do. */
  children?: ReactNode;
  /** A drawing about 120 pixels wide; the tag with its string is the product's own. */
  illustration?: ReactNode;
  /** The way out first. */
  actions?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** Is it read out when it appears? A failure is, an empty list is not. @default 'off' */
  announcement?: 'off' | 'polite' | 'assertive';
}

const rolesOf = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Takes the place of content that is not there: nothing yet, nothing found, or nothing came. */
export function EmptyState(props: EmptyStateProps) {
  const Title = `h${props.level ?? 2}` as const;
  return (
    <div
      className={emptyState}
      role={rolesOf[props.announcement ?? 'off']}
      data-component="EmptyState"
    >
      {props.illustration && <div className={art}>{props.illustration}</div>}
      <div className={words}>
        <Title className={typography.sectionTitle}>{props.title}</Title>
        {props.children && <p className={sentence}>{props.children}</p>}
        {props.actions && <div className={actions}>{props.actions}</div>}
      </div>
    </div>
  );
}
