import { LockedButton } from '../../elements/LockedButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

interface SubscribeButtonProps {
  /** Id of the form that it sends: it may stand outside. */
  readonly form: string;
  /** What it does. */
  readonly words: string;
  /** The step that is under way; null while none is. */
  readonly busy: string | null;
  readonly isConfirmed: boolean;
  /** Why it is closed; null when it is open. */
  readonly lockedReason: string | null;
}

const confirmed = 'Subscription confirmed';

/** Says what it does, then each step, then that it is done [F142]. */
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
