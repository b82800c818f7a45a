import { ConfirmIdentityDialog } from '@hangtag/ui/patterns/TwoStep';
import { answerConfirm, cancelConfirm, useConfirmIdentity } from '../stores/confirmIdentity.ts';
import { toastProblem } from '../screens/toastProblem.ts';

/** Asks for the password or the code while a call waits for it. */
export function ConfirmIdentity() {
  const { by, isBusy, problem } = useConfirmIdentity();
  if (by === null) return null;
  return (
    <ConfirmIdentityDialog
      by={by}
      isBusy={isBusy}
      {...toastProblem(problem)}
      onConfirm={(typed) => void answerConfirm(typed)}
      onClose={cancelConfirm}
    />
  );
}
