import { notFound } from './refusal.ts';

/** Reads an id from a path; an invalid id is 404. */
export function readId(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  if (id < 1 || id > 2147483647) throw notFound();
  return id;
}
