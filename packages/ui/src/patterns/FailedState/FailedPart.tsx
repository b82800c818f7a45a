import { FailedState, type FailedStateProps } from './FailedState.tsx';

/** A failure to load, as patterns receive it. */
export interface FailedContent {
  readonly phase: 'failed';
  /** What happened, or who has access, as a sentence. */
  readonly sentence: string;
  /** `refused` means no permission: a retry would not help. @default 'accident' */
  readonly cause?: 'accident' | 'refused';
}

export interface FailedPartProps extends Pick<
  FailedStateProps,
  'level' | 'reference' | 'announcement'
> {
  /** The part that failed to load, as the start of a sentence: "The users". */
  what: string;
  /** What happened; its cause decides whether a retry is offered. */
  content: FailedContent;
  /** What is safe anyway; shown only after an error. */
  safe?: string;
  /** Loads it again; offered only after an error. */
  onRetry: () => void;
}

/** The common text for a part that failed to load: a retry after an error, who has access after a refusal. */
export function FailedPart({ what, content, safe, onRetry, ...rest }: FailedPartProps) {
  const { sentence, cause } = content;
  if (cause === 'refused')
    return (
      <FailedState {...rest} title="You can’t open this">
        {sentence}
      </FailedState>
    );
  return (
    <FailedState {...rest} title={`${what} didn’t load`} onRetry={onRetry}>
      {safe === undefined ? sentence : `${sentence} ${safe}`}
    </FailedState>
  );
}
