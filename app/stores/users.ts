import type { UserListQuery, UserRow, UsersAnswer } from '@hangtag/contract/wire/users';
import { proxy, ref, useSnapshot } from 'valtio';
import { listUsers } from '../api/users.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

type Users = Remote<UsersAnswer>;

const state = proxy<{ companyId: number | null; list: Users }>({ companyId: null, list: idle });

const list = createLoader<UsersAnswer>({
  get: () => state.list as Users,
  set: (next) => (state.list = ref(next)),
});
onOwnerChange(list.forget);

/** One page of a company's people, for a component. */
export function useUsers(companyId: number): Users {
  const { companyId: of, list } = useSnapshot(state);
  return of === companyId ? (list as Users) : idle;
}

let asked: UserListQuery = {};

/** Loads one page of a company's people; another company's people do not stay in sight meanwhile. */
export function loadUsers(companyId: number, query: UserListQuery): Promise<void> {
  if (state.companyId !== companyId) list.forget();
  state.companyId = companyId;
  asked = query;
  return list.load(() => listUsers(companyId, query));
}

/** Loads the page that was asked for last, after somebody came or went. */
export async function reloadUsers(companyId: number): Promise<void> {
  if (state.companyId === companyId) await loadUsers(companyId, asked);
}

/** Shows a person as the server has just answered them, where they stand in the list. */
export function showUser(user: UserRow): void {
  const now = state.list as Users;
  if (now.phase !== 'ready') return;
  const { users } = now.data;
  const data = users.data.map((each) => (each.id === user.id ? user : each));
  state.list = ref({ phase: 'ready', data: { ...now.data, users: { ...users, data } } });
}
