/** Versions as ETags, and conditional requests (RFC 9110, 13). */
import { createHash } from 'node:crypto';

/** The tag of a row's version. */
export const versionTag = (version: number) => `"${version}"`;

/** The tag of a body by its bytes. */
export const bodyTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The version of values that no counter follows: a number made from them, so that equal values have equal versions. */
export function versionOfValues(values: unknown): number {
  return createHash('sha256').update(JSON.stringify(values)).digest().readUIntBE(0, 6);
}

/** The version of a list's row; its place in the list is no part of it. */
export const versionOfRow = ({
  displayOrder: _place,
  ...values
}: {
  readonly id: number;
  readonly displayOrder?: number;
}): number => versionOfValues(values);

/** Whether a condition's list contains this tag; weak and strong tags are equal here. */
export function matchesTag(condition: string, tag: string): boolean {
  const plain = (each: string) => each.trim().replace(/^W\//, '');
  return condition.trim() === '*' || condition.split(',').map(plain).includes(plain(tag));
}
