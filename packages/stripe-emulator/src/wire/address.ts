/** Addresses and shipping as Stripe stores them: with every field, `null` where none was given. */
import type { Data } from './data.ts';
import { hash, nullable, type Params } from './params.ts';

const fields = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

/** The address of a request: undefined where it is not named, null where it is unset. */
export function addressOf(params: Params, before: Data | null = null): Data | null | undefined {
  if (params['address'] === '') return null;
  const given = hash(params, 'address');
  if (!given) return undefined;
  return Object.fromEntries(
    fields.map((field) => {
      const value = nullable(given, field);
      return [field, value === undefined ? (before?.[field] ?? null) : value];
    }),
  );
}

/** The delivery address of a request, as above. */
export function shippingOf(params: Params): Data | null | undefined {
  if (params['shipping'] === '') return null;
  const given = hash(params, 'shipping');
  if (!given) return undefined;
  return {
    address: addressOf(given) ?? null,
    carrier: null,
    name: nullable(given, 'name') ?? null,
    phone: nullable(given, 'phone') ?? null,
    tracking_number: null,
  };
}
