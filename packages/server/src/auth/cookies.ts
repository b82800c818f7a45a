/** The cookies of a session and of a known device, and their attributes. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config/config.ts';
import type { Vars } from '../http/vars.ts';
import { IDLE_SECONDS } from './sessions.ts';
import { isSame, signatureOf } from '../support/tokens.ts';

const isSecure = (config: Config) => config.publicUrl.startsWith('https:');

/** On https the name itself forbids that another host sets the cookie (ASVS 3.3.3). */
const nameOf = (config: Config, name: string) => (isSecure(config) ? `__Host-${name}` : name);

const common = (config: Config) =>
  ({ path: '/', sameSite: 'Lax', secure: isSecure(config) }) as const;

const readCookie = (c: Context<Vars>, name: string) =>
  getCookie(c, nameOf(c.var.services.config, name));

/** The raw value of the session cookie. */
export const readSessionCookie = (c: Context<Vars>) => readCookie(c, 'hangtag_session');

/** The raw value of the remember-me cookie. */
export const readRememberCookie = (c: Context<Vars>) => readCookie(c, 'hangtag_remember');

/** The raw value of the cookie of a device that has signed in before. */
export const readDeviceCookie = (c: Context<Vars>) => readCookie(c, 'hangtag_device');

/** Sends the session cookie and its XSRF token again, which restarts the idle time. */
export function writeSessionCookies(c: Context<Vars>): void {
  const { config } = c.var.services;
  const { token } = c.var.session;
  setCookie(c, nameOf(config, 'hangtag_session'), token, {
    ...common(config),
    httpOnly: true,
    maxAge: IDLE_SECONDS,
  });
  setCookie(c, 'XSRF-TOKEN', xsrfToken(token, config.appKeys[0]), {
    ...common(config),
    maxAge: IDLE_SECONDS,
  });
}

/** Sets the remember-me cookie. @param seconds Its lifetime. */
export function writeRememberCookie(c: Context<Vars>, value: string, seconds: number): void {
  const { config } = c.var.services;
  setCookie(c, nameOf(config, 'hangtag_remember'), value, {
    ...common(config),
    httpOnly: true,
    maxAge: seconds,
  });
}

/** Sets the cookie of a device that has signed in, for a year. */
export function writeDeviceCookie(c: Context<Vars>, value: string): void {
  const { config } = c.var.services;
  setCookie(c, nameOf(config, 'hangtag_device'), value, {
    ...common(config),
    httpOnly: true,
    maxAge: 365 * 24 * 60 * 60,
  });
}

export function deleteRememberCookie(c: Context<Vars>): void {
  const { config } = c.var.services;
  deleteCookie(c, nameOf(config, 'hangtag_remember'), { ...common(config), httpOnly: true });
}

const xsrfToken = (session: string, key: string) => signatureOf(`xsrf|${session}`, key);

/** Whether this CSRF token belongs to this session, by the current app key or an earlier one. */
export function isXsrfToken(given: string, session: string, keys: Config['appKeys']): boolean {
  return keys.some((key) => isSame(given, xsrfToken(session, key)));
}
