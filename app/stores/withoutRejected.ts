/** A draft without the values that the server rejected, so that all others are saved. */
import type { CompanyContent } from '@hangtag/contract/wire/companyContent';
import { companyParts } from '@hangtag/contract/wire/companyContent';
import { summaryFields } from '@hangtag/contract/rules/content';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { type Passport, passportFields } from '@hangtag/contract/wire/passport';
import { logFailure } from '../remote/log.ts';
import type { DraftAnswer, DraftKind } from './draftTypes.ts';

/** The names of the rejected fields as the server's answer gives them: `upcCode`, `unpublishedContent.sections.0.title`. */
type Rejected = readonly string[];

/** Saves everything but the rejected fields; null where that fails too. */
export async function saveWithoutRejected<Draft, Answer extends DraftAnswer<Draft>, Body>(
  kind: Pick<DraftKind<Draft, Answer, Body>, 'without' | 'bodyOf' | 'write'>,
  base: Answer,
  sent: Draft,
  rejected: Rejected,
): Promise<Answer | null> {
  if (rejected.length === 0) return null;
  const rest = kind.without(sent, base.unpublishedContent, rejected);
  const body = kind.bodyOf(rest, base.unpublishedContent);
  try {
    return body ? await kind.write(base, body) : base;
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** The list with the base's version of each rejected item; an item that the base lacks is left out. */
function listWithout<T extends { readonly id: string | number }>(
  list: readonly T[],
  base: readonly T[],
  path: string,
  rejected: Rejected,
): readonly T[] {
  const isRejected = (at: number) =>
    rejected.some((name) => name === `${path}.${at}` || name.startsWith(`${path}.${at}.`));
  return list.flatMap((item, at) =>
    isRejected(at) ? base.filter(({ id }) => id === item.id) : [item],
  );
}

/** The passport with the base's version of each rejected entry. */
const passportWithout = (passport: Passport, base: Passport, rejected: Rejected): Passport =>
  Object.fromEntries(
    passportFields.flatMap((field) => {
      const isRejected = rejected.some((name) => name.startsWith(`passport.${field}.`));
      const entry = (isRejected ? base : passport)[field];
      return entry ? [[field, entry]] : [];
    }),
  );

/** A product's draft with the base's values for the rejected ones. */
export function productWithout(
  draft: ProductContent,
  base: ProductContent,
  rejected: Rejected,
): ProductContent {
  const own = (name: string) => rejected.includes(name);
  const back = summaryFields.filter((field) =>
    own(field === 'appLogoFilesId' ? 'appLogoFile' : field),
  );
  const headers = listWithout(draft.headers, base.headers, 'unpublishedContent.headers', rejected);
  const isShownThere = headers.some(({ id }) => id === draft.currentHeaderId);
  return {
    ...draft,
    summary: {
      ...draft.summary,
      ...Object.fromEntries(back.map((field) => [field, base.summary[field]])),
      passport: passportWithout(draft.summary.passport, base.summary.passport, rejected),
    },
    title: own('unpublishedContent.title') ? base.title : draft.title,
    ctas: own('unpublishedContent.ctas') ? base.ctas : draft.ctas,
    headers,
    currentHeaderId: isShownThere ? draft.currentHeaderId : base.currentHeaderId,
    sections: listWithout(draft.sections, base.sections, 'unpublishedContent.sections', rejected),
  };
}

/** A company's draft with the base's values for the rejected ones. */
export function companyContentWithout(
  draft: CompanyContent,
  base: CompanyContent,
  rejected: Rejected,
): CompanyContent {
  const parts = companyParts.map((part) => [
    part,
    listWithout(draft[part], base[part], `unpublishedContent.${part}`, rejected),
  ]);
  const ctas = rejected.some((name) => name.startsWith('unpublishedContent.ctas'))
    ? base.ctas
    : draft.ctas;
  return { ...draft, ctas, ...(Object.fromEntries(parts) as Partial<CompanyContent>) };
}
