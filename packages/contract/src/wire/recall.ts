/** Recalls of a product or of lots of it: shown first on its page from the moment they begin. */
import * as v from 'valibot';
import { optionalName, requiredText } from './fields.ts';
import { isSafeLink } from './link.ts';
import { isLot } from './lot.ts';

/** Longest sentence of a recall, in UTF-16 code units. */
export const RECALL_MESSAGE_MAX = 600;

/** What is wrong with a telephone number; null for none, and for one as people write it. */
export const telephoneProblem = (typed: string): string | null =>
  typed === '' || /^[+(]?\d[\d ()./-]{3,38}$/.test(typed) ? null : 'Must be a telephone number.';

/** What is wrong with the address of a recall; null for none. */
export const addressProblem = (typed: string): string | null =>
  typed === '' || (/^https?:/.test(typed) && isSafeLink(typed))
    ? null
    : 'Must be a web address that begins with https://.';

/** A check of a field by its rule. */
const check = (problem: (typed: string) => string | null) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? problem(dataset.value) : null;
    if (message !== null) addIssue({ message });
  });

/** What people read who scan a code. */
export interface RecallNotice {
  readonly id: number;
  /** AI 10, as it stands in a Digital Link; null for the whole product. */
  readonly lot: string | null;
  readonly message: string;
  /** Empty where there is only a telephone number. */
  readonly url: string;
  /** As people write it; empty where there is only an address. */
  readonly telephone: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
}

/** A recall as its company sees it. */
export interface Recall extends RecallNotice {
  /** Name of the person at that time. */
  readonly startedBy: string;
  /** ISO 8601, UTC; null while it is shown. */
  readonly endedAt: string | null;
  readonly endedBy: string | null;
}

/** `GET /api/companies/{companyId}/products/{productId}/recalls`: the newest first. */
export interface RecallsAnswer {
  readonly recalls: readonly Recall[];
  /** May this person begin and end recalls? */
  readonly can: { readonly recall: boolean };
}

/** `POST …/recalls`. */
export const RecallBody = v.pipe(
  v.object({
    /** Empty for the whole product. */
    lot: v.pipe(
      optionalName(20),
      v.check(
        (lot) => lot === '' || isLot(lot),
        'A lot has up to 20 letters, digits and signs, without a space.',
      ),
    ),
    message: requiredText(RECALL_MESSAGE_MAX),
    url: v.pipe(optionalName(1000), check(addressProblem)),
    telephone: v.pipe(optionalName(40), check(telephoneProblem)),
  }),
  v.forward(
    v.partialCheck(
      [['url'], ['telephone']],
      ({ url, telephone }) => url !== '' || telephone !== '',
      'Give people a web address or a telephone number.',
    ),
    ['url'],
  ),
);
export type RecallBody = v.InferInput<typeof RecallBody>;
