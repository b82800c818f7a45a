import { inviteMessages } from '@hangtag/contract/rules/messages';
import type { UserRow, UserUpdateBody } from '@hangtag/contract/wire/users';
import type { UserRowStatus, UserWork } from '@hangtag/ui/patterns/UserTable';
import { proxy, ref, useSnapshot } from 'valtio';
import { type Problem, toProblem } from '../api/problem.ts';
import { inviteUser, removeTwoStep as remove, revokeInvite, updateUser } from '../api/users.ts';
import { logFailure } from '../remote/log.ts';
import { toasts } from './toasts.ts';
import { currentUser, onOwnerChange, renewUser } from './session.ts';
import { reloadUsers, showUser } from './users.ts';

type UserStates = Readonly<Record<number, UserRowStatus>>;

const state = proxy<{ news: UserStates }>({ news: ref({}) });
onOwnerChange(() => (state.news = ref({})));

/** The running actions, failures and known invitation links by user, for a component. */
export const useUserStates = (): UserStates => useSnapshot(state).news as UserStates;

/** The state of users besides their rows. */
export const currentUserStates = (): UserStates => state.news as UserStates;

/** Updates the state of a user. */
export function updateUserState(userId: number, patch: UserRowStatus): void {
  state.news = ref({ ...state.news, [userId]: { ...state.news[userId], ...patch } });
}

const noRefusal = { refusal: undefined, fields: undefined };

/** Clears a user's last failure. */
export const forgetRefusal = (userId: number): void => updateUserState(userId, noRefusal);

/** The first field error, or the problem's own message. */
const sentenceOf = ({ fields, message }: Problem): string =>
  Object.values(fields)[0]?.[0] ?? message;

/** Runs one action per user at a time, and stores its failure. */
async function work(
  { id }: UserRow,
  kind: UserWork,
  run: () => Promise<void>,
  onRefused?: (problem: Problem) => void,
): Promise<boolean> {
  if (state.news[id]?.work) return false;
  updateUserState(id, { ...noRefusal, work: kind });
  try {
    await run();
    return true;
  } catch (error) {
    logFailure(error);
    const problem = toProblem(error);
    updateUserState(id, { refusal: sentenceOf(problem), fields: problem.fields });
    // After a sign-out only its own notice is shown.
    if (currentUser()) onRefused?.(problem);
    return false;
  } finally {
    updateUserState(id, { work: undefined });
  }
}

/** Changes a user [F227], whose own name is updated everywhere; shows the row as it is after somebody else's change. */
export function changeUser(user: UserRow, kind: UserWork, body: UserUpdateBody): Promise<boolean> {
  const change = async () => {
    const saved = await updateUser(user.companyId, user.id, body, user.version);
    const me = currentUser();
    const { name, avatar, phone } = saved;
    if (me?.id === saved.id) renewUser({ ...me, name, avatar, phone });
    // A new email invalidates the invitation sent to the old one.
    if (saved.invite === null) updateUserState(user.id, { link: undefined });
    showUser(saved);
  };
  return work(user, kind, change, ({ code }) => {
    if (code === 'stale_write') void reloadUsers(user.companyId);
  });
}

/** Sends an invitation again with a new link; the old one is invalid (D19, M03, M04). */
export function resendInvite(user: UserRow): Promise<boolean> {
  const { email, companyId } = user;
  const resend = async () => {
    const answer = await inviteUser(companyId, { email });
    if (answer.status === 'failed') {
      updateUserState(user.id, { refusal: answer.message });
      toasts.error(inviteMessages.resendFailed);
      return;
    }
    updateUserState(user.id, { link: answer.link });
    showUser(answer.user);
    toasts.success(inviteMessages.resent(email));
  };
  return work(user, { kind: 'resend' }, resend, () => toasts.error(inviteMessages.resendFailed));
}

/** Removes a user's two-step sign-in; succeeds when it is already off. */
export const removeTwoStep = (user: UserRow): Promise<boolean> =>
  work(user, { kind: 'twoStep' }, async () => {
    await remove(user.companyId, user.id).catch((error: unknown) => {
      if (toProblem(error).status !== 404) throw error;
    });
    showUser({ ...user, hasTwoStep: false });
    toasts.success(`Two-step sign-in of ${user.name ?? user.email} is removed.`);
  });

/** Revokes an invitation; one that is revoked already counts as success. */
export const revoke = (user: UserRow): Promise<boolean> =>
  work(user, { kind: 'revoke' }, async () => {
    await revokeInvite(user.companyId, user.id).catch((error: unknown) => {
      if (toProblem(error).status !== 404) throw error;
    });
    toasts.success(`The invite of ${user.email} is revoked.`);
    await reloadUsers(user.companyId);
  });
