import type { FailedJob } from '@hangtag/contract/wire/system';

const kinds: Readonly<Record<string, string>> = {
  mail: 'Email',
  stripeEvent: 'Message from Stripe',
  makeSerials: 'Serials of a batch',
};

/** What the job was to do, and for whom. */
export function jobWords({ kind, mail }: FailedJob): {
  readonly name: string;
  readonly note: string | null;
} {
  const name = kinds[kind] ?? kind;
  return mail ? { name: `${name} to ${mail.to}`, note: mail.subject } : { name, note: null };
}
