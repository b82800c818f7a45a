/** Everything the server needs from its environment, read once, checked, explained. */

/** The server's settings. */
export interface Config {
  readonly port: number;
  /** Interface to listen on. @default 127.0.0.1 */
  readonly host: string;
  /** Origin that browsers and codes use, without a trailing slash. */
  readonly publicUrl: string;
  /** Folder of the embedded database, the files and the demo accounts. */
  readonly dataDir: string;
  /** PostgreSQL connection; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Secrets that sign CSRF tokens and upload addresses: the current one first, then earlier ones. */
  readonly appKeys: readonly [string, ...string[]];
  /** Is the demo rule of design.md 4 fulfilled: loopback, or said on purpose? */
  readonly demo: boolean;
  /** Was `HANGTAG_DEMO=1` said? Then the Host header is not checked. */
  readonly demoForced: boolean;
  /** How many proxies in front may be believed about the client's address. @default 0 */
  readonly trustedProxies: number;
}
