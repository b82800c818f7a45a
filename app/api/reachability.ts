import { call } from './client.ts';

/** Does the server answer at all? Asked outside the session, so that asking does not prolong it. */
export const isReachable = (): Promise<boolean> =>
  call('/ready', { as: 'guest' }).then(
    () => true,
    () => false,
  );
