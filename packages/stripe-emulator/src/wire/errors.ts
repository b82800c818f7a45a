/** Stripe's error envelope. */
import type { Json } from './store.ts';

/** What Stripe says about a refusal. */
interface ProblemOptions {
  readonly message: string;
  /** @default 'invalid_request_error' */
  readonly type?:
    | 'api_error'
    | 'card_error'
    | 'idempotency_error'
    | 'invalid_request_error'
    | 'rate_limit_error';
  /** @default 400, and 402 of a card_error */
  readonly status?: number;
  /** @default none */
  readonly code?: string;
  /** The issuer's reason of a declined card. */
  readonly declineCode?: string;
  /** Which parameter is at fault: `items[0][price]`. */
  readonly param?: string;
  /** Objects that Stripe sends along: `payment_intent`, `setup_intent`, `payment_method`, `charge`. */
  readonly objects?: Readonly<Record<string, Json | undefined>>;
  /**
   * Are the writes before it committed, and is the answer replayed for the same idempotency key? Of a declined payment, yes: the
   * attempt happened. Of a refused parameter, no: nothing began.
   * @default true of a card_error
   */
  readonly isCommitted?: boolean;
}

/** Thrown by a handler: the request ends with Stripe's error envelope. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly isCommitted: boolean;
  readonly #options: ProblemOptions;

  constructor(options: ProblemOptions) {
    super(options.message);
    const isCard = options.type === 'card_error';
    this.status = options.status ?? (isCard ? 402 : 400);
    this.isCommitted = options.isCommitted ?? isCard;
    this.#options = options;
  }

  /** The body as Stripe writes it. */
  body(): { readonly error: { readonly [key: string]: Json | undefined } } {
    const { message, type = 'invalid_request_error', code, declineCode, param } = this.#options;
    return {
      error: {
        ...(code !== undefined && { code }),
        ...(declineCode !== undefined && { decline_code: declineCode }),
        message,
        ...(param !== undefined && { param }),
        type,
        ...this.#options.objects,
      },
    };
  }
}

/** An unknown id: 404 when it is the address, 400 when it is a parameter. */
export const resourceMissing = (what: string, id: string, param = 'id'): StripeProblem =>
  new StripeProblem({
    message: `No such ${what}: '${id}'`,
    code: 'resource_missing',
    param,
    status: param === 'id' ? 404 : 400,
  });
