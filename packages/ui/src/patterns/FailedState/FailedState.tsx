import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Text } from '../../elements/Text/index.ts';

export interface FailedStateProps {
  /** What did not come: "The users didn’t load". */
  title: string;
  /** Why, and what is safe all the same. */
  children: ReactNode;
  /** Asks again; absent where it would be refused again. */
  onRetry?: (() => void) | undefined;
  /** What support finds the failure by. */
  reference?: string | undefined;
  /** Level of the title in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** Is it read out at once, or when the reader pauses, as beside a form that is being filled in? @default 'assertive' */
  announcement?: 'polite' | 'assertive';
}

/** Takes the place of a list or a screen that did not come, and is read out. */
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
