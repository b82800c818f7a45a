/** Mocks registration. */
import type { AddUserAnswer, RegistrationAnswer } from '@hangtag/contract/wire/registration';
import { http, HttpResponse } from 'msw';

/** The invitation in stories. */
export const invite: NonNullable<RegistrationAnswer['invite']> = {
  email: 'wes.okafor@studio-lund.example',
  name: null,
  companyName: 'Merrow Goods',
  role: 'Admin',
  expiresAt: '2026-11-28T12:00:00Z',
};

/** What may be registered; by default only invited people. */
export const registrationHandler = (answer: Partial<RegistrationAnswer> = {}) =>
  http.get('/adduser', () =>
    HttpResponse.json<RegistrationAnswer>({ isOpen: false, invite: null, ...answer }),
  );

/** Creates the account. */
export const registeredHandler = (status: AddUserAnswer['status']) =>
  http.post('/adduser', () => HttpResponse.json<AddUserAnswer>({ status }, { status: 201 }));

/** Confirms the address. */
export const confirmedHandler = (email: string) =>
  http.post('/adduser/confirm', () => HttpResponse.json({ email }));
