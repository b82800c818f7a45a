/** Every environment variable the server reads, as data: the table of README, `--help` and the checks. */

/** One variable. */
export interface Setting {
  readonly name: string;
  /** As it applies when the variable is absent; null when there is none. */
  readonly standard: string | null;
  /** One sentence: what it decides, its unit and form. */
  readonly meaning: string;
}

export const settings = [
  { name: 'PORT', standard: '4000', meaning: 'Port to listen on, 1 to 65535.' },
  {
    name: 'HOST',
    standard: '127.0.0.1',
    meaning: 'Interface to listen on; the default is reachable from this computer only.',
  },
  {
    name: 'PUBLIC_URL',
    standard: 'http://localhost:4000',
    meaning:
      'Origin that browsers and printed codes use, without a path. Without it, localhost and PORT.',
  },
  {
    name: 'DATA_DIR',
    standard: '.data',
    meaning: 'Folder of the embedded database, the files, the app key and the demo accounts.',
  },
  {
    name: 'DATABASE_URL',
    standard: null,
    meaning: 'PostgreSQL connection (postgres://…); without it the embedded database is used.',
  },
  {
    name: 'APP_KEY',
    standard: null,
    meaning:
      'Secret that signs session and upload tokens, at least 32 characters; earlier ones may follow after commas. Without it one is made and kept in DATA_DIR.',
  },
  {
    name: 'HANGTAG_DEMO',
    standard: null,
    meaning:
      '1 gives demo data and /dev/mail although HOST or PUBLIC_URL can be reached from outside; 0 withholds them.',
  },
  {
    name: 'TRUSTED_PROXIES',
    standard: '0',
    meaning: 'How many proxies in front may be believed about the address of a client, 0 to 10.',
  },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];

/** The answer to `--help`. */
export function helpText(): string {
  const rows = settings.map(({ name, standard, meaning }: Setting) => {
    const value = standard === null ? '' : ` (default ${standard})`;
    return `  ${name.padEnd(17)}${meaning}${value}`;
  });
  return ['Usage: npm start', '', 'Environment:', ...rows, ''].join('\n');
}
