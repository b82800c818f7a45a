/** Mocks two-step sign-in. */
import type { TwoStepProofBody } from '@hangtag/contract/wire/twoStep';
import { http, HttpResponse } from 'msw';
import { recoveryCodes, twoStepStart } from '../fixtures/twoStep.ts';

const own = '/api/user/twoStep';

/** The right password and code. */
export const validProof = { password: 'a fine long one', code: '123456' } as const;

const wrong = (field: keyof TwoStepProofBody, message: string) =>
  HttpResponse.json({ message, errors: { [field]: [message] } }, { status: 422 });
const wrongCode = () =>
  wrong(
    'code',
    'This code is not right, or was used already. Wait for the next one and try again.',
  );
const wrongPassword = () => wrong('password', 'This is not your password.');

/** Setting up, renewing and turning off with the right password and code. */
export const twoStepHandlers = [
  http.post<never, { password: string }>(own, async ({ request }) => {
    const { password } = await request.json();
    return password === validProof.password ? HttpResponse.json(twoStepStart) : wrongPassword();
  }),
  http.post<never, { code: string }>(`${own}/confirm`, async ({ request }) => {
    const { code } = await request.json();
    return code === validProof.code ? HttpResponse.json({ recoveryCodes }) : wrongCode();
  }),
  http.post<never, TwoStepProofBody>(`${own}/recoveryCodes`, async ({ request }) => {
    const { password, code } = await request.json();
    if (password !== validProof.password) return wrongPassword();
    return code === validProof.code ? HttpResponse.json({ recoveryCodes }) : wrongCode();
  }),
  http.delete<never, TwoStepProofBody>(own, async ({ request }) => {
    const { password, code } = await request.json();
    if (password !== validProof.password) return wrongPassword();
    return code === validProof.code ? new HttpResponse(null, { status: 204 }) : wrongCode();
  }),
];

/** Signing in requires the right code. */
export const codeHandler = http.post<never, { code?: string }>('/login', async ({ request }) => {
  const { code } = await request.json();
  if (code === validProof.code) return new HttpResponse(null, { status: 204 });
  const message = code
    ? 'This code is not right, or was used already. Wait for the next one and try again.'
    : 'Enter the code of your authenticator app, or a recovery code.';
  return HttpResponse.json(
    { message, errors: { code: [message] }, code: 'two_factor_required' },
    { status: 422 },
  );
});
