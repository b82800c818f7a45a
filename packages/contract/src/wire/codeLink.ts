/** A brand's own links of a product, a lot or an item, for programs and link types (GS1-Conformant Resolver Standard 2.5). */
import * as v from 'valibot';
import { linkTypes, ownLinkTypes } from './linkTypes.ts';
import { optionalName, requiredName } from './fields.ts';
import { type LinkCheck, isSafeLink } from './link.ts';
import { isLot } from './lot.ts';

/** Most links of a product's own, over all its lots and items. */
export const CODE_LINKS_MAX = 500;

/** Why a link names an item or a lot, and not both. */
export const SERIAL_ALONE = 'A serial stands alone beside its GTIN: leave lot and variant out.';

/** One link. */
export interface CodeLink {
  readonly id: number;
  /** AI 22, 10 and 21 that a code must carry for it; empty where any or none will do. */
  readonly variant: string;
  readonly lot: string;
  readonly serial: string;
  /** Word of the GS1 Web Vocabulary, e.g. `instructions`. */
  readonly type: string;
  readonly href: string;
  readonly title: string;
  /** As `de` or `de-AT`; null for a target of every language. */
  readonly language: string | null;
  /** ISO 3166-1 alpha-2, asked for by `?context=`; null for every country. */
  readonly context: string | null;
  readonly lastCheck?: LinkCheck;
}

/** `GET /api/companies/{companyId}/products/{productId}/codeLinks`. */
export interface CodeLinksAnswer {
  readonly links: readonly CodeLink[];
  readonly can: {
    readonly edit: boolean;
    /** Whether this installation asks the addresses of links. */
    readonly checkLinks: boolean;
  };
}

const qualifier = v.optional(
  v.pipe(
    optionalName(20),
    v.check(
      (value) => value === '' || isLot(value),
      'Has up to 20 letters, digits and signs, without a space.',
    ),
  ),
  '',
);

/** A word of the vocabulary, that Hangtag does not answer itself. */
const linkType = v.pipe(
  requiredName(60),
  v.check(
    (type) => !Object.hasOwn(ownLinkTypes, type),
    ({ input }) => ownLinkTypes[input] ?? '',
  ),
  v.check(
    (type) => Object.hasOwn(ownLinkTypes, type) || linkTypes.some((known) => known === type),
    'Must be a link type of the GS1 Web Vocabulary, without gs1:.',
  ),
);

const pattern = (form: RegExp, sentence: string) =>
  v.optional(v.nullable(v.pipe(v.string(sentence), v.regex(form, sentence))), null);

/** `POST …/codeLinks` and `PUT …/codeLinks/{linkId}`. */
export const CodeLinkBody = v.pipe(
  v.object({
    variant: qualifier,
    lot: qualifier,
    serial: qualifier,
    type: linkType,
    href: v.pipe(
      requiredName(1000),
      v.check(
        (href) => /^https?:/.test(href) && isSafeLink(href),
        'Must be a web address that begins with https://.',
      ),
    ),
    title: requiredName(120),
    language: pattern(/^[a-z]{2}(-[A-Z]{2})?$/, 'Must be a language such as de or de-AT.'),
    context: pattern(/^[A-Z]{2}$/, 'Must be a country such as DE.'),
  }),
  v.forward(
    v.partialCheck(
      [['variant'], ['lot'], ['serial']],
      ({ variant, lot, serial }) => serial === '' || (variant === '' && lot === ''),
      SERIAL_ALONE,
    ),
    ['serial'],
  ),
);
export type CodeLinkBody = v.InferInput<typeof CodeLinkBody>;
