/** A brand's own domain in the addresses of its codes. */
import * as v from 'valibot';
import { requiredName } from './fields.ts';

/** Most hosts of one company. */
export const HOSTS_MAX = 10;

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const HOST_SENTENCE = 'Is a name like code.merrow.example, without https:// and without a path.';

/** The name as browsers send it: lower case, other scripts as `xn--`; null when it is no name of a host. */
export function readHost(typed: string): string | null {
  const name = typed.trim().replace(/\.$/, '');
  const url = /[/:?#@\s\\]/.test(name) ? null : URL.parse(`https://${name}`);
  const labels = url?.hostname.split('.') ?? [];
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  // A number at the end is an address of a computer.
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '');
  return url && isName && !isNumber && url.hostname.length <= 253 ? url.hostname : null;
}

/** A host of a company. */
export interface CompanyHost {
  readonly id: number;
  readonly host: string;
  /** The TXT record that proves whose it is. */
  readonly record: { readonly name: string; readonly value: string };
  /** ISO 8601; null until its record was found. */
  readonly provedAt: string | null;
  /** Do new codes carry it? */
  readonly isUsed: boolean;
  /** Who renews the domain; empty until it is used. */
  readonly renewer: string;
  /** ISO 8601; null before the first daily check. */
  readonly checkedAt: string | null;
  /** What the last check found wrong, as a sentence; null when nothing. */
  readonly problem: string | null;
  /** Files and lists for print that carry it. */
  readonly issued: number;
}

/** `GET /api/companies/{companyId}/hosts`. */
export interface HostsAnswer {
  readonly hosts: readonly CompanyHost[];
  /** The platform's own, which codes carry otherwise. */
  readonly platformHost: string;
  readonly can: { readonly change: boolean };
}

/** `POST /api/companies/{companyId}/hosts`. */
export const HostBody = v.object({
  host: v.pipe(v.string(HOST_SENTENCE), v.transform(readHost), v.string(HOST_SENTENCE)),
});
export type HostBody = v.InferInput<typeof HostBody>;

/** `PUT …/hosts/{hostId}/use`: new codes carry it, or the platform's host again. */
export const HostUseBody = v.variant('isUsed', [
  v.object({
    isUsed: v.literal(true, 'Must be true or false.'),
    renewer: requiredName(120, 'Name the person or department that renews the domain.'),
  }),
  v.object({ isUsed: v.literal(false, 'Must be true or false.') }),
]);
export type HostUseBody = v.InferInput<typeof HostUseBody>;
