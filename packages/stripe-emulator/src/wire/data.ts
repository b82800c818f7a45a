/** Reading the fields of stored objects. */
import type { Json, StoredObject } from './store.ts';

/** An object as Stripe sends it. */
export type Data = StoredObject['data'];

/** Is it a hash, neither list nor scalar? */
export const isHash = (value: Json | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field as a text, or null. */
export const textOf = (data: Data, field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

/** The id of an object. */
export const idOf = (data: Data): string => textOf(data, 'id') ?? '';

/** The field as a number, or 0. */
export const numberOf = (data: Data, field: string): number => {
  const value = data[field];
  return typeof value === 'number' ? value : 0;
};

/** The field as a hash, or an empty one. */
export const hashOf = (data: Data, field: string): Data => {
  const value = data[field];
  return isHash(value) ? value : {};
};

/** The metadata of an object. */
export const metadataOf = (data: Data): Record<string, string> => {
  const metadata = hashOf(data, 'metadata');
  return Object.fromEntries(Object.keys(metadata).map((key) => [key, textOf(metadata, key) ?? '']));
};
