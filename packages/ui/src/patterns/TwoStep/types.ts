import type { FormErrors } from '../../elements/Form/index.ts';

/** The state of one step's call. */
export interface StepStatus {
  /** Whether the request is running. @default false */
  readonly isBusy?: boolean;
  /** Validation errors by the wire's names; a new object announces them again. */
  readonly errors?: FormErrors | undefined;
  /** Why the request failed, as a sentence, when no field shows it. @default null */
  readonly failure?: string | null;
}

/** The size of a step's fields: `large` on a screen of its own. */
export type StepSize = 'medium' | 'large';

/** The steps of the setup. */
export type SetUpStep =
  | { readonly step: 'password' }
  | {
      readonly step: 'scan';
      /** The key in base32, to type where the QR code cannot be scanned. */
      readonly secret: string;
      /** Address of the QR code's picture. */
      readonly qrUrl: string;
    }
  | {
      readonly step: 'codes';
      /** The recovery codes; they cannot be read again. */
      readonly codes: readonly string[];
    };

/** The callbacks of the steps. */
export interface SetUpCallbacks {
  /** Receives the password, which starts the setup. */
  readonly onPassword: (password: string) => void;
  /** Receives the first code, which proves that the app has the key. */
  readonly onCode: (code: string) => void;
  /** Copies a text to the clipboard. */
  readonly onCopy: (text: string) => Promise<void>;
}
