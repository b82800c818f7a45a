/** A test that asserts nothing itself: axe judges what is mounted with the test's own globals. */
export const axeOnly = (): void => undefined;
