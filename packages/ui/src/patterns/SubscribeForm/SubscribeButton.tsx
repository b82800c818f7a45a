import { LockedButton } from '../../elements/LockedButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

interface SubscribeButtonProps {
  /** Id of the form that it submits, which may be elsewhere. */
  readonly form: string;
  /** The idle label. */
  readonly words: string;
  /** The running step; null for none. */
  readonly busy: string | null;
  readonly isConfirmed: boolean;
  /** Why it is locked; null when it is open. */
  readonly lockedReason: string | null;
}

const confirmed = 'Subscription confirmed';

/** Its label shows the action, then each running step, then that it is done [F142]. */
export function SubscribeButton(props: SubscribeButtonProps) {
  const { form, words, busy, isConfirmed, lockedReason } = props;
  const isLocked = lockedReason !== null && busy === null && !isConfirmed;
  return (
    <>
      <VisuallyHidden announcement="polite">{isConfirmed ? confirmed : busy}</VisuallyHidden>
      <LockedButton
        type="submit"
        form={form}
        tone="primary"
        reason={isLocked ? lockedReason : undefined}
        isPending={busy !== null}
        isConfirmed={isConfirmed}
      >
        {isConfirmed ? confirmed : (busy ?? words)}
      </LockedButton>
    </>
  );
}
