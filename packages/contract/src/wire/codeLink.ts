/** A brand's own links of a product, a lot or an item, for programs and link types (GS1-Conformant Resolver Standard 2.5). */
import * as v from 'valibot';
import { optionalName, requiredName } from './fields.ts';
import { isSafeLink } from './link.ts';
import { isLot } from './lot.ts';

/** Most links of a product's own, over all its lots and items. */
export const CODE_LINKS_MAX = 500;

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
}

/** `GET /api/companies/{companyId}/products/{productId}/codeLinks`. */
export interface CodeLinksAnswer {
  readonly links: readonly CodeLink[];
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

/** The resolver's own: its default link is the page, and one among several is never needed. */
const reserved: readonly string[] = ['defaultLink', 'defaultLinkMulti', 'handledBy', 'linkset'];

const pattern = (form: RegExp, sentence: string) =>
  v.optional(v.nullable(v.pipe(v.string(sentence), v.regex(form, sentence))), null);

/** `POST …/codeLinks`. */
export const CodeLinkBody = v.pipe(
  v.object({
    variant: qualifier,
    lot: qualifier,
    serial: qualifier,
    type: v.pipe(
      requiredName(60),
      v.regex(/^[a-z][A-Za-z]*$/, 'Must be a word of the GS1 Web Vocabulary, without gs1:.'),
      v.check((type) => !reserved.includes(type), 'This link type is the resolver’s own.'),
    ),
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
      'A serial stands alone beside its GTIN: leave lot and variant out.',
    ),
    ['serial'],
  ),
);
export type CodeLinkBody = v.InferInput<typeof CodeLinkBody>;
