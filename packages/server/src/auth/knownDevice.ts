/**
 * A device that has signed in to an account before: a signed cookie says so for a year. It signs nobody in; it only
 * keeps the owner apart from strangers who guess at the account, in the hashing queue and in what is counted.
 */
import type { Context } from 'hono';
import type { Vars } from '../http/vars.ts';
import { isSame, newToken, signatureOf } from '../support/tokens.ts';
import { readDeviceCookie, writeDeviceCookie } from './cookies.ts';

const signed = (email: string, device: string, key: string) =>
  signatureOf(`device|${email.trim().toLowerCase()}|${device}`, key);

/** The device's own name, when it has signed in with this email before; otherwise null. */
export function knownDevice(c: Context<Vars>, email: string): string | null {
  const [device = '', signature = ''] = (readDeviceCookie(c) ?? '').split('.');
  const { appKeys } = c.var.services.config;
  const isKnown = appKeys.some((key) => isSame(signature, signed(email, device, key)));
  return device !== '' && isKnown ? device : null;
}

/** Makes this device known for the email that it has just proven to be its own. */
export function rememberKnownDevice(c: Context<Vars>, email: string): void {
  const device = knownDevice(c, email) ?? newToken();
  const [key] = c.var.services.config.appKeys;
  writeDeviceCookie(c, `${device}.${signed(email, device, key)}`);
}
