import type { UserListQuery, UserRow, UsersAnswer } from '@hangtag/contract/wire/users';
import { proxy, ref, useSnapshot } from 'valtio';
import { listUsers } from '../api/users.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

type Users = Remote<UsersAnswer>;

const state = proxy<{ companyId: number | null; list: Users }>({ companyId: null, list: idle });

const list = createLoader<UsersAnswer>({
  get: () => state.list as Users,
  set: (next) => (state.list = ref(next)),
});
onOwnerChange(list.forget);

/** One page of a company's users, for a component. */
export function useUsers(companyId: number): Users {
  const { companyId: of, list } = useSnapshot(state);
  return of === companyId ? (list as Users) : idle;
}

let asked: UserListQuery = {};

/** Loads one page of a company's users; another company's are not shown meanwhile. */
export function loadUsers(companyId: number, query: UserListQuery): Promise<void> {
  if (state.companyId !== companyId) list.forget();
  state.companyId = companyId;
  asked = query;
  return list.load(() => listUsers(companyId, query));
}

/** Reloads the last requested page, after a user was added or removed. */
export async function reloadUsers(companyId: number): Promise<void> {
  if (state.companyId === companyId) await loadUsers(companyId, asked);
}

/** Whether the loaded page has a user of this address. */
export function isListed(companyId: number, email: string): boolean {
  const page = state.companyId === companyId ? shown(state.list as Users) : undefined;
  return page?.users.data.some((user) => user.email === email.toLowerCase()) ?? false;
}

/** Updates a user's row with the server's answer. */
export function showUser(user: UserRow): void {
  const now = state.list as Users;
  if (now.phase !== 'ready') return;
  const { users } = now.data;
  const data = users.data.map((each) => (each.id === user.id ? user : each));
  state.list = ref({ phase: 'ready', data: { ...now.data, users: { ...users, data } } });
}
