/** The emulator's keys. They are no secrets: they open nothing but the emulator, and that listens on loopback only. */
export const EMULATOR_SECRET_KEY = 'sk_test_hangtagEmulator00000000000000';

/** For the browser. */
export const EMULATOR_PUBLISHABLE_KEY = 'pk_test_hangtagEmulator00000000000000';
