import { call } from './client.ts';

/** Whether the server answers; called outside the session, so that polling does not prolong it. */
export const isReachable = (): Promise<boolean> =>
  call('/ready', { as: 'guest' }).then(
    () => true,
    () => false,
  );
