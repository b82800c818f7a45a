import type {
  AddUserAnswer,
  AddUserBody,
  ConfirmAnswer,
  ConfirmBody,
  RegistrationAnswer,
} from '@hangtag/contract/wire/registration';
import { call, guestCall } from './client.ts';

/** `GET /adduser`: whether registration is open, and the invitation of a token [D08]. */
export const readRegistration = (token?: string): Promise<RegistrationAnswer> =>
  call('/adduser', { as: 'guest', query: { token } });

/** `POST /adduser` [F225, D08]: by invitation, or openly. */
export const register = (body: AddUserBody): Promise<AddUserAnswer> => guestCall('/adduser', body);

/** `POST /adduser/confirm` [D08]: confirms the email of an open registration with its password. */
export const confirmAddress = (body: ConfirmBody): Promise<ConfirmAnswer> =>
  guestCall('/adduser/confirm', body);
