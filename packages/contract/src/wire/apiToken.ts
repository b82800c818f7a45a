/** Tokens by which programs call the API for a company (F035, F240, D43). */
import * as v from 'valibot';
import { id, requiredName } from './fields.ts';

/** What a token may be allowed; never people, billing or the platform. */
export const abilities = [
  'products:read',
  'products:write',
  'files:read',
  'files:write',
  'analytics:read',
  'codes:issue',
] as const;
export type Ability = (typeof abilities)[number];

export interface ApiToken {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly abilities: readonly Ability[];
  /** Last four characters, to recognise it by. */
  readonly lastFour: string;
  /** ISO 8601, UTC. */
  readonly lastUsedAt: string | null;
  /** ISO 8601, UTC; null means until it is revoked. */
  readonly expiresAt: string | null;
  readonly createdAt: string;
  /** Id of the person who made it. */
  readonly createdBy: number;
  /** `<id>|<40 characters>`, only in the answer to its creation. */
  readonly token?: string;
}

/** `POST /api/admin/apiTokens`. */
export const ApiTokenBody = v.object({
  companyId: id,
  name: requiredName(80),
  abilities: v.pipe(
    v.array(v.picklist(abilities, 'Is not an ability.'), 'Must be a list.'),
    v.minLength(1, 'Choose at least one ability.'),
  ),
  /** ISO 8601; null or absent means until it is revoked. */
  expiresAt: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp('Must be a date and time.'))),
    null,
  ),
});
export type ApiTokenBody = v.InferInput<typeof ApiTokenBody>;

/** `GET /api/admin/apiTokens/{companyId}`. */
export interface ApiTokensAnswer {
  readonly tokens: readonly ApiToken[];
}
