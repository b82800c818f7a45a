import { publishBlockers } from '@hangtag/contract/rules/publishBlockers';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { Refusal } from '../http/refusal.ts';

/**
 * Throws one 422 `not_publishable` for every blank required field.
 * @param pathIn From a path in the page to the one in what was sent. @default the same
 */
export function assertPublishable(
  draft: ProductContent,
  definitions: readonly CompanySection[],
  pathIn: (path: string) => string = (path) => path,
): void {
  const blockers = publishBlockers(draft, definitions);
  if (blockers.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of blockers) {
    (errors[`unpublishedContent.${pathIn(path)}`] ??= []).push(message);
  }
  const fields =
    blockers.length === 1 ? 'One required field is' : `${blockers.length} required fields are`;
  throw new Refusal(422, `${fields} empty. Fill in what is marked, then publish.`, {
    errors,
    code: 'not_publishable',
  });
}
