/** Which names mean "this computer". */

/** Is this host name or address the computer itself? Brackets of IPv6 are allowed. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}
