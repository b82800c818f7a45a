import { profileMessages } from '@hangtag/contract/rules/messages';
import type { ProfileBody } from '@hangtag/contract/wire/user';
import { updateProfile } from '../api/profile.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { toasts } from './toasts.ts';
import { currentUser, renewUser } from './session.ts';

/** Saves the user's profile, and updates the name everywhere [F224, M05, M06]. @throws CallFailed */
export async function saveProfile(update: ProfileBody): Promise<void> {
  const user = currentUser();
  if (!user) return;
  try {
    renewUser(await updateProfile(user.id, update));
    toasts.success(profileMessages.saved);
  } catch (error) {
    logFailure(error);
    // After a sign-out only its own notice is shown.
    if (currentUser() && toProblem(error).status !== 401) toasts.error(profileMessages.failed);
    throw error;
  }
}
