/** A test without assertions of its own: axe checks the story under the test's globals. */
export const axeOnly = (): void => undefined;
