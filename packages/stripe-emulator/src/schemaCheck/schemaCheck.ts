/** Validates requests, answers and events against the types of Stripe's own client, exact to its version. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { apiVersion } from '../wire/context.ts';
import { parseForm } from '../wire/params.ts';
import { schemas, type Endpoint, type Schemas } from './generateSchemas.ts';
import type { Encoding, Schema } from './schemaWriter.ts';

/** A request as it went over the wire. */
export interface SentRequest {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Returns the problems; an empty list for none. */
export interface SchemaCheck {
  request(sent: SentRequest): readonly string[];
  answer(sent: SentRequest, status: number, body: unknown): readonly string[];
  event(event: unknown): readonly string[];
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: {
    error: {
      type: 'object',
      required: ['message', 'type'],
      additionalProperties: false,
      properties: {
        charge: { type: 'string' },
        code: { type: 'string' },
        decline_code: { type: 'string' },
        message: { type: 'string' },
        param: { type: 'string' },
        payment_intent: { type: 'object' },
        payment_method: { type: 'object' },
        setup_intent: { type: 'object' },
        type: {
          enum: [
            'api_error',
            'card_error',
            'idempotency_error',
            'invalid_request_error',
            'rate_limit_error',
          ],
        },
      },
    },
  },
} as const;

const depthOf = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;

/** The errors at the deepest place: of a choice, those of the alternative that fits best. */
function wordsOf(errors: readonly ErrorObject[]): readonly string[] {
  const deepest = Math.max(...errors.map(depthOf));
  const messages = errors
    .filter((error) => depthOf(error) === deepest)
    .map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  return [...new Set(messages)].slice(0, 6);
}

const isHash = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `DELETE` and `GET` carry their parameters in the address. */
const formOf = ({ url, body }: SentRequest): string =>
  [new URL(url).search.slice(1), body].filter(Boolean).join('&');

class CompiledSchemaCheck implements SchemaCheck {
  readonly #schemas: Schemas;
  readonly #ajv = { json: createAjv(), form: createAjv() };
  readonly #validators = new WeakMap<object, ValidateFunction>();
  /** The objects of each kind, as a choice. */
  readonly #kinds: ReadonlyMap<unknown, Schema>;

  constructor(all: Schemas) {
    this.#schemas = all;
    this.#kinds = kindsIn(all.json);
    this.#ajv.json.addSchema({ $id: 'json', definitions: all.json });
    this.#ajv.form.addSchema({ $id: 'form', definitions: all.form });
  }

  #problems(encoding: Encoding, schema: Schema, value: unknown): readonly string[] {
    if (typeof schema === 'boolean') return schema ? [] : ['nothing may stand here'];
    const validate = this.#validators.get(schema) ?? this.#compile(encoding, schema);
    return validate(value) ? [] : wordsOf(validate.errors ?? []);
  }

  #compile(encoding: Encoding, schema: object): ValidateFunction {
    const rebased = JSON.stringify(schema).replaceAll('"#/', `"${encoding}#/`);
    const validate = this.#ajv[encoding].compile(Object(JSON.parse(rebased)));
    this.#validators.set(schema, validate);
    return validate;
  }

  #endpointOf({ method, url }: SentRequest): Endpoint | null {
    const parts = new URL(url).pathname.split('/');
    const fits = ({ verb, path }: Endpoint): boolean => {
      const wanted = path.split('/');
      return (
        verb === method &&
        wanted.length === parts.length &&
        wanted.every((part, index) => part === ':x' || part === parts[index])
      );
    };
    const found = this.#schemas.endpoints.filter(fits);
    return found.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0] ?? null;
  }

  request(sent: SentRequest): readonly string[] {
    const endpoint = this.#endpointOf(sent);
    const where = `${sent.method} ${new URL(sent.url).pathname}`;
    if (!endpoint) return [`${where}: the client has no such method`];
    const version = sent.headers.get('stripe-version');
    const wrongVersion = version === apiVersion ? [] : [`Stripe-Version is ${version}`];
    const form = parseForm(formOf(sent));
    const wrongForm =
      endpoint.params === null
        ? Object.keys(form).map((name) => `/${name} is not taken`)
        : this.#problems('form', endpoint.params, form);
    return [...wrongVersion, ...wrongForm].map((problem) => `${where}: ${problem}`);
  }

  answer(sent: SentRequest, status: number, body: unknown): readonly string[] {
    const where = `${sent.method} ${new URL(sent.url).pathname} ${status}`;
    const endpoint = this.#endpointOf(sent);
    if (status >= 400) {
      return this.#problems('json', errorSchema, body).map((problem) => `${where}: ${problem}`);
    }
    if (!endpoint) return [`${where}: the client has no such method`];
    const problems = this.#problems('json', endpoint.answer, body);
    return problems.map((problem) => `${where}: ${problem}`);
  }

  event(event: unknown): readonly string[] {
    const type = isHash(event) ? String(event['type']) : '';
    const data = isHash(event) && isHash(event['data']) ? event['data']['object'] : null;
    const kind = isHash(data) ? data['object'] : null;
    const choice = this.#kinds.get(kind);
    const wrongObject = choice
      ? this.#problems('json', choice, data)
      : [`the client has no object ${String(kind)}`];
    const wrongEvent = this.#problems('json', this.#schemas.event, event);
    return [...wrongEvent, ...wrongObject].map((problem) => `event ${type}: ${problem}`);
  }
}

const createAjv = (): Ajv =>
  new Ajv({ strict: false, validateSchema: false, allErrors: true, inlineRefs: false });

/** The literal of `object` in a definition. */
function kindOf(schema: Schema): unknown {
  if (typeof schema !== 'object') return undefined;
  const { properties } = schema;
  const literal = isHash(properties) ? properties['object'] : null;
  return isHash(literal) ? literal['const'] : undefined;
}

function kindsIn(definitions: Schemas['json']): ReadonlyMap<unknown, Schema> {
  const byKind = Map.groupBy(Object.keys(definitions), (name) => kindOf(definitions[name] ?? true));
  return new Map(
    [...byKind].map(([kind, names]) => [
      kind,
      { anyOf: names.map((name) => ({ $ref: `#/definitions/${name}` })) },
    ]),
  );
}

let shared: SchemaCheck | null = null;

/** The check for the installed client. */
export function schemaCheck(): SchemaCheck {
  shared ??= new CompiledSchemaCheck(schemas());
  return shared;
}
