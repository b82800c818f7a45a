/** Becoming somebody, mocked. */
import type { AddUserAnswer, RegistrationAnswer } from '@hangtag/contract/wire/registration';
import { http, HttpResponse } from 'msw';

/** The invitation that stories accept. */
export const invite: NonNullable<RegistrationAnswer['invite']> = {
  email: 'wes.okafor@studio-lund.example',
  name: null,
  companyName: 'Merrow Goods',
  role: 'Admin',
  expiresAt: '2026-11-28T12:00:00Z',
};

/** What may be registered; by default nothing without an invitation. */
export const registrationHandler = (answer: Partial<RegistrationAnswer> = {}) =>
  http.get('/adduser', () =>
    HttpResponse.json<RegistrationAnswer>({ isOpen: false, invite: null, ...answer }),
  );

/** The account is made. */
export const registeredHandler = (status: AddUserAnswer['status']) =>
  http.post('/adduser', () => HttpResponse.json<AddUserAnswer>({ status }, { status: 201 }));

/** The address is confirmed. */
export const confirmedHandler = (email: string) =>
  http.post('/adduser/confirm', () => HttpResponse.json({ email }));
