// oxlint-disable max-lines -- One table of all settings, which the README and --help print in this order.
/** Every environment variable the server reads, as data: the table of README, `--help` and the checks. */

/** One variable. */
export interface Setting {
  readonly name: string;
  /** As it applies when the variable is absent; null when there is none. */
  readonly standard: string | null;
  /** One sentence: what it decides, its unit and form. */
  readonly meaning: string;
  /** Whether `NAME_FILE` may name a file with the value. @default false */
  readonly isSecret?: boolean;
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
    name: 'PUBLIC_HOSTS',
    standard: null,
    meaning:
      'Further hosts that printed codes name, with commas between them: those of earlier public addresses.',
  },
  {
    name: 'DATA_DIR',
    standard: '.data',
    meaning: 'Folder of the embedded database, the files, the app key and the demo accounts.',
  },
  {
    name: 'DATABASE_URL',
    standard: null,
    isSecret: true,
    meaning: 'PostgreSQL connection (postgres://…); without it the embedded database is used.',
  },
  {
    name: 'DATABASE_CONNECTIONS',
    standard: '10',
    meaning: 'Most connections of this process to PostgreSQL, 2 to 100.',
  },
  {
    name: 'DATABASE_STATEMENT_SECONDS',
    standard: '15',
    meaning: 'Longest time of one statement at PostgreSQL, 1 to 600 seconds.',
  },
  {
    name: 'S3_BUCKET',
    standard: null,
    meaning: 'Bucket of an S3-compatible store for the files; without it they are in DATA_DIR.',
  },
  {
    name: 'S3_ENDPOINT',
    standard: null,
    meaning: "Address of the store (https://…); without it the store is Amazon's.",
  },
  { name: 'S3_REGION', standard: 'us-east-1', meaning: 'Region of the bucket.' },
  { name: 'S3_ACCESS_KEY_ID', standard: null, meaning: 'Name of the key to the bucket.' },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    standard: null,
    meaning: 'Secret of the key to the bucket.',
    isSecret: true,
  },
  {
    name: 'S3_FORCE_PATH_STYLE',
    standard: null,
    meaning:
      '1 puts the bucket into the path of addresses, 0 into the host name; without it 1 where S3_ENDPOINT is set.',
  },
  {
    name: 'APP_KEY',
    standard: null,
    isSecret: true,
    meaning:
      'Secret that signs session and upload tokens, at least 32 characters; earlier ones may follow after commas. Without it the server creates one in DATA_DIR.',
  },
  {
    name: 'SMTP_URL',
    standard: null,
    isSecret: true,
    meaning:
      'Mail server, smtp://user:password@host:587 (STARTTLS; ?tls=offered does without where there is none) or smtps://…; without it emails are stored in the database.',
  },
  {
    name: 'MAIL_FROM',
    standard: null,
    meaning: 'Sender of emails, like Hangtag <mail@example.com>; needed with SMTP_URL.',
  },
  {
    name: 'SUPPORT_CONTACT',
    standard: null,
    meaning:
      'Where “Contact support” leads: an email address or an https:// address. Without it the email address in the details of company 1.',
  },
  {
    name: 'OPEN_REGISTRATION',
    standard: '0',
    meaning:
      '1 lets anybody register a company, after confirming the address by mail; 0 only the invited.',
  },
  {
    name: 'CHECK_LINKS',
    standard: '0',
    meaning:
      '1 lets the server ask once a day whether the web addresses that pages lead to still answer; 0 sends no request.',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    standard: null,
    isSecret: true,
    meaning:
      'Secret key of Stripe (sk_live_… or sk_test_…); needed with the two below. Without all three the demo has an emulator that takes test cards, and any other installation no payments.',
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    standard: null,
    meaning: 'Key of the same mode for the browser (pk_live_… or pk_test_…).',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    standard: null,
    isSecret: true,
    meaning: 'Secret (whsec_…) of the webhook endpoint that Stripe sends to /stripe/webhook.',
  },
  {
    name: 'SELLER_NAME',
    standard: null,
    meaning: 'Legal name of the seller, on every invoice; needed with the Stripe keys.',
  },
  {
    name: 'SELLER_ADDRESS',
    standard: null,
    meaning: 'Address of the seller, its lines separated by |; needed with the Stripe keys.',
  },
  {
    name: 'SELLER_TAX_ID',
    standard: null,
    meaning: 'Tax id of the seller; needed with the Stripe keys.',
  },
  {
    name: 'STRIPE_EMULATOR_PORT',
    standard: null,
    meaning: 'Port on 127.0.0.1 where the emulator answers other programs, e.g. the Stripe CLI.',
  },
  {
    name: 'RESUME_PLAN',
    standard: '0',
    meaning: '1 lets a cancelled plan be resumed until it ends.',
  },
  {
    name: 'EMBEDDED_DASHBOARDS',
    standard: null,
    meaning:
      'Dashboards of other services for the admin area, like Sales=https://reports.example.com/1 | Support=https://…',
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
    meaning: 'How many proxies in front are trusted about the address of a client, 0 to 10.',
  },
  {
    name: 'METRICS_PORT',
    standard: null,
    meaning: 'Port on HOST where Prometheus reads figures at /metrics; not for the public.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    standard: null,
    meaning:
      "Address of an OpenTelemetry collector that gets traces over OTLP/HTTP; the SDK's other OTEL_ variables apply too.",
  },
  {
    name: 'HANGTAG_COMMIT',
    standard: null,
    meaning: 'Commit of the release, for an image without the .git folder.',
  },
  {
    name: 'GEO_HEADER',
    standard: null,
    meaning: 'The header in which a proxy names the country of a client, like CF-IPCountry.',
  },
  {
    name: 'GEO_DATABASE',
    standard: null,
    meaning: 'Path of a database of countries (.mmdb), where no proxy names them.',
  },
  {
    name: 'LOG_LEVEL',
    standard: 'info',
    meaning: 'Lowest level that is logged: info (every request), warn or error.',
  },
  {
    name: 'SHUTDOWN_SECONDS',
    standard: '10',
    meaning: 'How long running work may take after SIGTERM, 3 to 300 seconds.',
  },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];

/** The environment as far as the server reads it. */
export type Environment = Readonly<Partial<Record<SettingName, string>>>;
