import type { CurrentUser } from '@hangtag/contract/wire/auth';
import { expect, test } from 'vitest';
import type { Session } from '../stores/session.ts';
import { routeGuard } from './routeGuard.ts';

const member: Session = { phase: 'member', user: { id: 1 } as CurrentUser };
const guest: Session = { phase: 'guest', cause: 'arrived' };
const at = (path: string, search = '') => ({ path, search });

test('a guest at a protected route is sent to sign in, with the way back', () => {
  expect(routeGuard('members', guest, at('/product', '?search=oil&page=2'))).toEqual({
    kind: 'go',
    to: '/login?redirect=%2Fproduct%3Fsearch%3Doil%26page%3D2',
  });
  expect(routeGuard('members', guest, at('/'))).toEqual({ kind: 'go', to: '/login?redirect=%2F' });
});

test('a signed-in user at the sign-in screen is sent to the dashboard or the return address [F014]', () => {
  expect(routeGuard('guests', member, at('/login'))).toEqual({ kind: 'go', to: '/' });
  expect(routeGuard('guests', member, at('/login', '?redirect=%2Fassets'))).toEqual({
    kind: 'go',
    to: '/assets',
  });
  expect(routeGuard('guests', member, at('/login', '?redirect=%2F%2Fevil.example'))).toEqual({
    kind: 'go',
    to: '/',
  });
});

test('the sign-in screen has no return address after signing out [F037]', () => {
  const out: Session = { phase: 'guest', cause: 'signed-out' };
  expect(routeGuard('members', out, at('/product/3/details/content'))).toEqual({
    kind: 'go',
    to: '/login',
  });
});

test('a route requires only a session, and open routes show to everyone [F038] [D03]', () => {
  expect(routeGuard('members', member, at('/admin'))).toEqual({ kind: 'show' });
  for (const session of [member, guest, { phase: 'unknown' } as const])
    expect(routeGuard('anyone', session, at('/forgot-password'))).toEqual({ kind: 'show' });
});

test('nothing is shown before the session is known', () => {
  expect(routeGuard('members', { phase: 'unknown' }, at('/'))).toEqual({ kind: 'wait' });
});

test('a signed-in user at the registration is sent to the dashboard, except by the link of an email [D03]', () => {
  expect(routeGuard('newcomers', member, at('/register'))).toEqual({ kind: 'go', to: '/' });
  expect(routeGuard('newcomers', member, at('/register', '?token='))).toEqual({
    kind: 'go',
    to: '/',
  });
  for (const search of ['?token=abc', '?confirm=abc'])
    expect(routeGuard('newcomers', member, at('/register', search))).toEqual({ kind: 'show' });
  expect(routeGuard('newcomers', guest, at('/register'))).toEqual({ kind: 'show' });
  expect(routeGuard('newcomers', { phase: 'unknown' }, at('/register', '?token=abc'))).toEqual({
    kind: 'wait',
  });
});
