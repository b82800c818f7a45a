import { inviteMessages } from '@hangtag/contract/rules/messages';
import type { InviteBody } from '@hangtag/contract/wire/users';
import type { InviteOutcome, InviteProgress } from '@hangtag/ui/patterns/InviteUserForm';
import { proxy, ref, useSnapshot } from 'valtio';
import { toProblem } from '../api/problem.ts';
import { inviteUser } from '../api/users.ts';
import { logFailure } from '../remote/log.ts';
import { toasts } from './toasts.ts';
import { currentUser, onOwnerChange } from './session.ts';
import { reloadUsers } from './users.ts';
import { updateUserState } from './userActions.ts';

const state = proxy<{ inviting: InviteProgress | null }>({ inviting: null });

/** The state of inviting, for a component; null while the dialog is closed. */
export const useInviting = (): InviteProgress | null =>
  useSnapshot(state).inviting as InviteProgress | null;

/** The state of inviting. */
export const currentInviting = (): InviteProgress | null => state.inviting as InviteProgress | null;

const set = (inviting: InviteProgress | null) => (state.inviting = inviting && ref(inviting));

/** Opens the invitation dialog. */
export const startInviting = (): void => void set({ phase: 'asking' });

/** Closes the invitation dialog. */
export const stopInviting = (): void => void set(null);
onOwnerChange(stopInviting);

type Answered =
  | InviteOutcome
  | { readonly kind: 'stopped'; readonly email: string; readonly reason: string };

async function invite(companyId: number, body: InviteBody): Promise<Answered> {
  const { email } = body;
  try {
    const answer = await inviteUser(companyId, body);
    if (answer.status === 'failed') return { kind: 'failed', email, reason: answer.message };
    updateUserState(answer.user.id, { link: answer.link, refusal: undefined });
    return { kind: answer.isResent ? 'resent' : 'sent', email, link: answer.link };
  } catch (error) {
    logFailure(error);
    const { code, fields, message } = toProblem(error);
    const reason = fields['email']?.[0] ?? message;
    return { kind: code === 'invalid' ? 'failed' : 'stopped', email, reason };
  }
}

/** Invites addresses sequentially [F228]; a failure that would repeat stops the rest. */
async function inviteAll(
  companyId: number,
  emails: readonly string[],
  role: InviteBody['role'],
): Promise<readonly InviteOutcome[]> {
  const outcomes: InviteOutcome[] = [];
  for (const email of emails) {
    set({ phase: 'busy', done: outcomes.length, total: emails.length });
    // Sequential, because the hourly limit counts emails, and the answers keep their order.
    const answer = await invite(companyId, { email, role });
    if (answer.kind === 'stopped') {
      const { reason } = answer;
      const rest = emails.slice(outcomes.length);
      outcomes.push(...rest.map((each) => ({ kind: 'failed' as const, email: each, reason })));
      break;
    }
    outcomes.push(answer);
  }
  return outcomes;
}

/** Shows one result as a toast (M01, M02, M04), several as a list that stays. */
function tell(outcomes: readonly InviteOutcome[]): void {
  const [only, ...others] = outcomes;
  if (!only || others.length > 0) return void set({ phase: 'done', outcomes });
  if (only.kind === 'failed') {
    toasts.error(inviteMessages.failed);
    return void set({ phase: 'asking', errors: { email: only.reason } });
  }
  toasts.success(inviteMessages[only.kind](only.email));
  set(null);
}

/** Invites one or several users into a role. @returns The invited addresses. */
export async function inviteUsers(
  companyId: number,
  emails: readonly string[],
  role: InviteBody['role'],
): Promise<readonly string[]> {
  if (state.inviting?.phase === 'busy' || emails.length === 0) return [];
  const outcomes = await inviteAll(companyId, emails, role);
  if (!currentUser()) return [];
  tell(outcomes);
  const sent = outcomes.filter(({ kind }) => kind !== 'failed').map(({ email }) => email);
  if (sent.length > 0) await reloadUsers(companyId);
  return sent;
}
