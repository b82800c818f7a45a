import { userRights } from '@hangtag/contract/rules/userRights';
import type { UserRow } from '@hangtag/contract/wire/users';
import { expect, it } from 'vitest';
import {
  foundWords,
  inviteWords,
  lastLoginWords,
  nameOf,
  availableActionsOf,
} from './userWords.ts';
import { rangeWords } from '../pagedTable/PageFoot.tsx';

const actor = { id: 1, companyId: 7, role: 'Admin', status: 'Active' } as const;

function row(patch: Partial<UserRow> = {}): UserRow {
  const user = {
    id: 2,
    email: 'tomas@merrow.example',
    avatar: 'bot1.jpg',
    name: 'Tomas Reyes',
    companyId: 7,
    role: 'User',
    status: 'Active',
    phone: null,
    lastLogin: '2026-11-19T12:00:00Z',
    invite: null,
    ...patch,
  } as const;
  return { ...user, can: userRights(actor, user) };
}

it('shows the address of a user without a name', () => {
  expect(nameOf(row())).toBe('Tomas Reyes');
  expect(nameOf(row({ name: null }))).toBe('tomas@merrow.example');
});

it.each([
  [{ expiresAt: '2026-11-28T12:00:00Z', isOver: false }, 'Expires 11-28-2026'],
  [{ expiresAt: '2026-11-28T12:00:00Z', isOver: true }, 'Invitation has ended'],
  [null, 'Invitation has ended'],
])('describes a pending user’s invitation %o: %s [F180]', (invite, words) => {
  expect(inviteWords(row({ status: 'Pending', invite }))).toBe(words);
});

it('describes no invitation that was accepted', () => {
  expect(inviteWords(row())).toBeNull();
});

it('shows the last sign-in', () => {
  expect(lastLoginWords(row(), 1)).toBe('11-19-2026');
  expect(lastLoginWords(row(), 2)).toBe('Now');
  expect(lastLoginWords(row({ lastLogin: null }), 1)).toBe('Never');
});

it('counts the rows of a page', () => {
  const page = { from: 6, to: 10, total: 23 } as Parameters<typeof foundWords>[0];
  expect(rangeWords(page)).toBe('6–10 of 23');
  expect(rangeWords({ ...page, from: null, to: null })).toBeNull();
  expect(foundWords(page)).toBe('6–10 of 23 users');
  expect(foundWords({ ...page, from: 1, to: 1, total: 1 })).toBe('1–1 of 1 user');
  expect(foundWords({ ...page, from: null, to: null })).toBe('Nobody fits');
});

it('offers what the rights allow, and only real changes [F179]', () => {
  const none = { edit: false, suspend: false, activate: false, invite: false, twoStep: false };
  expect(availableActionsOf(row())).toEqual({ ...none, edit: true, suspend: true });
  expect(availableActionsOf(row({ status: 'Inactive' }))).toEqual({
    ...none,
    edit: true,
    activate: true,
  });
  expect(availableActionsOf(row({ status: 'Pending' }))).toEqual({
    ...none,
    edit: true,
    invite: true,
  });
  expect(availableActionsOf(row({ id: 1 }))).toEqual({ ...none, edit: true });
  expect(availableActionsOf(row({ role: 'Superadmin' }))).toEqual(none);
  expect(availableActionsOf(row({ hasTwoStep: true })).twoStep).toBe(true);
  expect(availableActionsOf(row({ id: 1, hasTwoStep: true })).twoStep).toBe(false);
});
