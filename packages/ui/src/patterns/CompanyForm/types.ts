import type { Industry, Place } from '@hangtag/contract/wire/company';
import type { FormErrors } from '../../elements/Form/index.ts';

/** The state of saving. */
export type CompanySaving<Of> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  /** Validation errors by the wire's names; a new object announces them again. */
  | { readonly phase: 'refused'; readonly errors: FormErrors }
  | {
      readonly phase: 'failed';
      /** The reason, as a sentence. @default the specification's (M07) */
      readonly reason?: string;
    }
  /** Another user saved after the form was loaded. */
  | { readonly phase: 'stale'; readonly serverVersion: Of };

/** The current logo, or its upload. */
export type CompanyLogo =
  | { readonly phase: 'none' }
  | { readonly phase: 'shown'; readonly url: string }
  | {
      readonly phase: 'sending';
      readonly fileName: string;
      /** Progress from 0 to 1. */
      readonly share: number;
    }
  | {
      readonly phase: 'failed';
      /** Why it was rejected, as a sentence. */
      readonly reason: string;
      /** The current logo, which stays; null for none. */
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

/** The selectable industries: the sectors, or the search results. */
export interface IndustryChoice {
  readonly found: readonly Industry[];
  /** The state of the search. */
  readonly phase: 'idle' | 'loading' | 'failed';
  /** Whether there are more results than these. @default false */
  readonly isTruncated?: boolean;
}

/** The options of the form's fields. */
export interface CompanyChoices {
  countries: Countries;
  /** The states of the country in the form. */
  states: CountryStates;
  industries: IndustryChoice;
  /** Loads the states of the country in the form, initially and after a failure. */
  onCountry: (country: string) => void;
  /** Loads the countries again after a failure. */
  onCountriesRetry: () => void;
  /** Searches industries by the typed text, also after a failure; empty text loads the sectors. */
  onIndustrySearch: (text: string) => void;
}

/** The actions on the logo. */
export interface LogoCallbacks {
  /** Opens the picture picker; absent where the form is read-only. */
  onChooseLogo?: (() => void) | undefined;
  /** Removes the logo; absent where the form is read-only. */
  onRemoveLogo?: (() => void) | undefined;
}
