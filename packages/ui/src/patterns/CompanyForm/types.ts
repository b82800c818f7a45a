import type { Industry, Place } from '@hangtag/contract/wire/company';
import type { FormErrors } from '../../elements/Form/index.ts';

/** How saving goes. */
export type CompanySaving<Of> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  /** Refusals by the wire's names; a new object tells them again. */
  | { readonly phase: 'refused'; readonly errors: FormErrors }
  | {
      readonly phase: 'failed';
      /** What happened, as a sentence. @default the specification's (M07) */
      readonly reason?: string;
    }
  /** Somebody else saved since the form was opened. */
  | { readonly phase: 'stale'; readonly serverVersion: Of };

/** The logo as it stands, or on its way. */
export type CompanyLogo =
  | { readonly phase: 'none' }
  | { readonly phase: 'shown'; readonly url: string }
  | {
      readonly phase: 'sending';
      readonly fileName: string;
      /** From 0 to 1. */
      readonly share: number;
    }
  | {
      readonly phase: 'failed';
      /** Why it was not taken, as a sentence. */
      readonly reason: string;
      /** The logo that still stands; null for none. */
      readonly url: string | null;
    };

/** The countries that can be chosen: United States first, then by name [F082]. */
export type Countries =
  | { readonly phase: 'loading' | 'failed' }
  | {
      readonly phase: 'ready';
      readonly countries: readonly (Place & { readonly hasStates: boolean })[];
    };

/** The states of one country. */
export type CountryStates =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly states: readonly Place[] };

/** The industries that can be chosen now: the sectors, or what was found. */
export interface IndustryChoice {
  readonly found: readonly Industry[];
  /** How the search goes. */
  readonly phase: 'idle' | 'loading' | 'failed';
  /** Were more found than these? @default false */
  readonly isTruncated?: boolean;
}

/** What the form offers to choose from. */
export interface CompanyChoices {
  countries: Countries;
  /** Of the country that stands in the form. */
  states: CountryStates;
  industries: IndustryChoice;
  /** Asks for the states of the country in the form, at first too, and again where they did not come. */
  onCountry: (country: string) => void;
  /** Asks for the countries again where they did not come. */
  onCountriesRetry: () => void;
  /** Receives what is typed to find an industry, and again where nothing came; empty asks for the sectors. */
  onIndustrySearch: (text: string) => void;
}

/** What is done with the logo. */
export interface LogoCallbacks {
  /** Opens the choice of a picture; absent where nothing may be changed. */
  onChooseLogo?: (() => void) | undefined;
  /** Takes the logo off; absent where nothing may be changed. */
  onRemoveLogo?: (() => void) | undefined;
}
