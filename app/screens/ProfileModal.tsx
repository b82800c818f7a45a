import { Button } from '@hangtag/ui/elements/Button';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import { ProfileForm } from '@hangtag/ui/patterns/ProfileForm';
import { useId } from 'react';
import { useProfileForm } from './useProfileForm.ts';

/** `?modal=profile`: the user's profile above any screen [F062, F070]. */
export function ProfileModal({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useProfileForm(onClose);
  if (!form) return null;
  return (
    <Dialog
      title="Your profile"
      size="medium"
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        form.lockedReason === null ? (
          <>
            <Button onPress={onClose} isDisabled={form.isBusy}>
              Cancel
            </Button>
            <Button type="submit" form={id} tone="primary" isPending={form.isBusy}>
              Save profile
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>Close</Button>
        )
      }
    >
      <ProfileForm {...form} id={id} />
    </Dialog>
  );
}
