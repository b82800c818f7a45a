import { RotateCw } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import type { FailedContent } from './FailedPart.tsx';

export interface FailedNoticeProps {
  /** The part that failed to load, as the start of a sentence: "The bill". */
  what: string;
  /** What happened; its cause decides whether a retry is offered. */
  content: Pick<FailedContent, 'sentence' | 'cause'>;
  /** Loads it again; offered only after an error. */
  onRetry: () => void;
}

/** `FailedPart` on one line, for a small part beside loaded ones; announced immediately. */
export function FailedNotice({ what, content, onRetry }: FailedNoticeProps) {
  const isRefused = content.cause === 'refused';
  return (
    <Notice
      tone="danger"
      title={isRefused ? 'You can’t open this.' : `${what} didn’t load.`}
      announcement="assertive"
      actions={
        !isRefused && (
          <Button size="small" icon={RotateCw} onPress={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {content.sentence}
    </Notice>
  );
}
