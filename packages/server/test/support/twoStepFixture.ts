/** An Admin who signs in with a code, and the authenticator that makes it. */
import type { RecoveryCodesAnswer, TwoStepStartAnswer } from '@hangtag/contract/wire/twoStep';
import { codeAt } from '../../src/twoStep/totp.ts';
import type { TestClient } from './client.ts';
import { testPassword } from './users.ts';
import type { TestServer } from './server.ts';

/** Sets two-step sign-in up for the person behind `client`. */
export async function setUpTwoStep(server: TestServer, client: TestClient) {
  const started = await client.post('/api/user/twoStep', { password: testPassword });
  if (started.status !== 200) throw new Error(`Beginning answered ${started.status}.`);
  const { secret } = (await started.json()) as TwoStepStartAnswer;
  /** The code of the present; the clock goes on first, because each works once. */
  const nextCode = () => {
    server.advance(30);
    return codeAt(secret, server.services.now());
  };
  const confirmed = await client.post('/api/user/twoStep/confirm', { code: nextCode() });
  if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}.`);
  const { recoveryCodes } = (await confirmed.json()) as RecoveryCodesAnswer;
  return { secret, nextCode, recoveryCodes };
}
