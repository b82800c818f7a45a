import { profileMessages } from '@hangtag/contract/rules/messages';
import type { ProfileBody } from '@hangtag/contract/wire/user';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { updateProfile } from '../api/profile.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { toasts } from './toasts.ts';
import { currentUser, refreshSession, renewUser } from './session.ts';

/** Writes on top of what another tab or device saved meanwhile, unless both changed one field. */
async function write(user: CurrentUser, update: ProfileBody): Promise<CurrentUser> {
  try {
    return await updateProfile(user, update);
  } catch (error) {
    if (toProblem(error).code !== 'stale_write') throw error;
    await refreshSession();
    const now = currentUser();
    const fields = ['name', 'email', 'avatar', 'phone', 'mutedAlerts'] as const;
    const isChangedTwice = fields.some(
      (field) => field in update && String(now?.[field]) !== String(user[field]),
    );
    if (!now || isChangedTwice) throw error;
    return updateProfile(now, update);
  }
}

/** Saves the user's profile, and updates the name everywhere [F224, M05, M06]. @throws CallFailed */
export async function saveProfile(update: ProfileBody): Promise<void> {
  const user = currentUser();
  if (!user) return;
  try {
    renewUser(await write(user, update));
    toasts.success(profileMessages.saved);
  } catch (error) {
    logFailure(error);
    // After a sign-out only its own notice is shown.
    if (currentUser() && toProblem(error).status !== 401) toasts.error(profileMessages.failed);
    throw error;
  }
}
