import { FailedState, type FailedStateProps } from './FailedState.tsx';

/** That something did not come over the wire, as patterns are told. */
export interface FailedContent {
  readonly phase: 'failed';
  /** What happened, or who may, as a sentence. */
  readonly sentence: string;
  /** `refused` is no accident: another try would not help. @default 'accident' */
  readonly cause?: 'accident' | 'refused';
}

export interface FailedPartProps extends Pick<
  FailedStateProps,
  'level' | 'reference' | 'announcement'
> {
  /** What did not come, as a sentence begins: "The users". */
  what: string;
  /** What happened; its cause decides whether another try is offered. */
  content: FailedContent;
  /** What is safe all the same, said only after an accident. */
  safe?: string;
  /** Asks for it again; offered only after an accident. */
  onRetry: () => void;
}

/** Says the same everywhere of what did not come: another try after an accident, who may after a refusal. */
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
