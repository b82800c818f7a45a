import { answerConfirm, cancelConfirm, useConfirmIdentity } from '../stores/confirmIdentity.ts';
import { LazyModal } from '../lazy/LazyModal.tsx';
import { lazyScreen } from '../lazy/lazyScreen.tsx';
import { toastProblem } from '../screens/toastProblem.ts';

const ConfirmIdentityDialog = lazyScreen(() =>
  import('@hangtag/ui/patterns/TwoStep').then((m) => m.ConfirmIdentityDialog),
);

/** Asks for the password or the code while a call waits for it. */
export function ConfirmIdentity() {
  const { by, isBusy, problem } = useConfirmIdentity();
  if (by === null) return null;
  return (
    <LazyModal title="Confirm that it is you" onClose={cancelConfirm}>
      <ConfirmIdentityDialog
        by={by}
        isBusy={isBusy}
        {...toastProblem(problem)}
        onConfirm={(typed) => void answerConfirm(typed)}
        onClose={cancelConfirm}
      />
    </LazyModal>
  );
}
