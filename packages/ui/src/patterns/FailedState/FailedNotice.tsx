import { RotateCw } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import type { FailedContent } from './FailedPart.tsx';

export interface FailedNoticeProps {
  /** What did not come, as a sentence begins: "The bill". */
  what: string;
  /** What happened; its cause decides whether another try is offered. */
  content: Pick<FailedContent, 'sentence' | 'cause'>;
  /** Asks for it again; offered only after an accident. */
  onRetry: () => void;
}

/** `FailedPart` in a line, where the missing part is small beside what did come; read out at once. */
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
