import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Text } from '../../elements/Text/index.ts';

export interface FailedStateProps {
  /** The title: "The users didn’t load". */
  title: string;
  /** The reason, and what is safe anyway. */
  children: ReactNode;
  /** Retries; absent where a retry would be refused again. */
  onRetry?: (() => void) | undefined;
  /** The reference by which support finds the failure. */
  reference?: string | undefined;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** Whether it is announced immediately or at the next pause, as beside a form in use. @default 'assertive' */
  announcement?: 'polite' | 'assertive';
}

/** Replaces a list or screen that failed to load, and is announced. */
export function FailedState(props: FailedStateProps) {
  const { title, children, onRetry, reference, level, announcement = 'assertive' } = props;
  return (
    <EmptyState
      {...(level && { level })}
      title={title}
      illustration={<TagDrawing state="torn" />}
      announcement={announcement}
      actions={
        onRetry && (
          <>
            <Button icon={RotateCw} onPress={onRetry}>
              Try again
            </Button>
            {reference && (
              <Text as="span" kind="data" tone="quiet">
                Reference {reference}
              </Text>
            )}
          </>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
