import type { ProfileChange } from '@hangtag/ui/patterns/ProfileForm';
import { paths } from '../navigation/paths.ts';
import { saveProfile } from '../stores/profile.ts';
import { useSession } from '../stores/session.ts';
import { useAttempt } from './useAttempt.ts';
import { useViewLock } from './viewLock.ts';

/** The props of the profile form; null for a guest. */
export function useProfileForm(onSaved: () => void) {
  const session = useSession();
  const { isBusy, problem, run } = useAttempt();
  const lockedReason = useViewLock();
  if (session.phase !== 'member') return null;
  const { user } = session;
  const save = async (change: ProfileChange) => {
    if (await run(() => saveProfile(change))) onSaved();
  };
  const hasFields = problem !== null && Object.keys(problem.fields).length > 0;
  return {
    saved: user,
    avatarHref: paths.avatar,
    onSave: (change: ProfileChange) => void save(change),
    isBusy,
    lockedReason,
    errors: problem?.fields,
    failure: problem && !hasFields ? problem.message : null,
    forgotHref: paths.forgotPassword(user.email),
  };
}
