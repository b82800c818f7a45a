import type { ReactNode } from 'react';
import { typography } from '../../theme/typography.css.ts';
import { actions, art, emptyState, sentence, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** The state, in a few words. */
  title: string;
  /** The reason, what is safe, and the remedy. */
  children?: ReactNode;
  /** A drawing about 120 pixels wide, such as the product's tag. */
  illustration?: ReactNode;
  /** Actions, the remedy first. */
  actions?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** Whether its appearance is announced: a failure is, an empty list is not. @default 'off' */
  announcement?: 'off' | 'polite' | 'assertive';
}

const rolesOf = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Replaces missing content: none yet, none found, or failed to load. */
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
