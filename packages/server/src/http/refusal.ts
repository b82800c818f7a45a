/** A refusal: the only error that a handler throws on purpose. It becomes the wire's one shape. */
import { wireMessages } from '@hangtag/contract/wire/messages';
import type { RefusalCode } from '@hangtag/contract/wire/problem';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface RefusalDetails {
  readonly errors?: FieldErrors;
  readonly code?: RefusalCode;
  /** Further members of the body, e.g. `limit` and `used` of a plan limit. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown to answer with a status and Laravel's `{message, errors?, code?}`. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: RefusalDetails;

  constructor(status: ContentfulStatusCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
  }

  /** The answer's body. */
  body(): Record<string, unknown> {
    const { errors, code, extra } = this.details;
    return { message: this.message, ...(errors && { errors }), ...(code && { code }), ...extra };
  }
}

/** 401. */
export const unauthenticated = () => new Refusal(401, wireMessages.unauthenticated);

/** 403 without a reason that would help an attacker. */
export const forbidden = () => new Refusal(403, wireMessages.forbidden);

/** 404: missing, or another company's; the two look alike on purpose. */
export const notFound = () => new Refusal(404, wireMessages.notFound);

/** 419. */
export const csrfMismatch = () =>
  new Refusal(419 as ContentfulStatusCode, wireMessages.csrfMismatch);

/** 422 with every wrong field; the message counts them as Laravel does. */
export function invalid(errors: FieldErrors): Refusal {
  const sentences = Object.values(errors).flat();
  const more = sentences.length - 1;
  const [first = 'The given data was invalid.'] = sentences;
  const message =
    more > 0 ? `${first} (and ${more} more ${more === 1 ? 'error' : 'errors'})` : first;
  return new Refusal(422, message, { errors });
}
