import type { Profile, ProfileChange } from '@hangtag/ui/patterns/ProfileForm';
import { useRef, useState } from 'react';
import { paths } from '../navigation/paths.ts';
import { useUnsaved } from '../navigation/useUnsaved.ts';
import { storeUnsavedProfile, readRecoveredProfile } from '../stores/recoveredForms.ts';
import { saveProfile } from '../stores/profile.ts';
import { useSession } from '../stores/session.ts';
import { useAttempt } from './useAttempt.ts';
import { useViewLock } from './viewLock.ts';

/**
 * The props of the profile form, and a function that discards its edits; null for a guest.
 * @param within Where the form is, which determines what leaves it.
 */
export function useProfileForm(within: 'page' | 'modal', onSaved: () => void) {
  const session = useSession();
  const { isBusy, problem, run } = useAttempt();
  const lockedReason = useViewLock();
  const [recovered] = useState(readRecoveredProfile);
  const isUnsaved = useRef(recovered !== null);
  const type = (typed: Profile | null) => {
    isUnsaved.current = typed !== null;
    storeUnsavedProfile(typed);
  };
  useUnsaved(() => isUnsaved.current, 'your profile', { within, discard: () => type(null) });
  if (session.phase !== 'member') return null;
  const { user } = session;
  const save = async (change: ProfileChange) => {
    if (!(await run(() => saveProfile(change)))) return;
    type(null);
    onSaved();
  };
  const hasFields = problem !== null && Object.keys(problem.fields).length > 0;
  const form = {
    saved: user,
    recovered,
    avatarHref: paths.avatar,
    onSave: (change: ProfileChange) => void save(change),
    isBusy,
    lockedReason,
    errors: problem?.fields,
    failure: problem && !hasFields ? problem.message : null,
    forgotHref: paths.forgotPassword(user.email),
    onTyped: type,
  };
  return { form, discard: () => type(null) };
}
