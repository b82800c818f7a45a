import type { CodeLink, CodeLinkBody, CodeLinksAnswer } from '@hangtag/contract/wire/codeLink';
import type { Place } from '@hangtag/contract/wire/company';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { FormErrors } from '../../elements/Form/index.ts';
import type { LinkChecking } from '../linkHealth/LinkHealth.tsx';

/** The states of a product's own links. */
export type CodeLinksContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready' } & CodeLinksAnswer);

export interface CodeLinksProps {
  /** The links: loaded, loading, or failed with a reason. */
  content: CodeLinksContent;
  /** Id of the product; another one's form has its own input. */
  productId: number;
  /** The countries that a link can be for; empty until they are loaded. */
  countries: readonly Place[];
  /** Whether a link is being saved or deleted. @default false */
  isBusy?: boolean;
  /** Validation errors of the last save, by the wire's names. */
  errors?: FormErrors | undefined;
  /** Why the last change failed, as a sentence; null when no field shows it. @default null */
  problem?: string | null;
  /** The check of an address; undefined where it can't be asked. */
  checkingOf: (address: string) => LinkChecking | undefined;
  /** Loads the countries, when a form opens. */
  onCountries: () => void;
  /** Saves a link; null for a new one. Resolves to true when it is saved. */
  onSave: (link: CodeLink | null, body: CodeLinkBody) => Promise<boolean>;
  /** Resolves to true when it is deleted. */
  onDelete: (link: CodeLink) => Promise<boolean>;
  /** Loads the links again after a failure. */
  onRetry: () => void;
}
