/** Which names mean "this computer". */

/** Whether this host name or address is loopback; accepts brackets of IPv6. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}
