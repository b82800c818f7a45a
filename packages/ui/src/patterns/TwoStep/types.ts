import type { FormErrors } from '../../elements/Form/index.ts';

/** How one step's call goes. */
export interface StepStatus {
  /** Is an answer awaited? @default false */
  readonly isBusy?: boolean;
  /** Refusals by the wire's names; a new object tells them again. */
  readonly errors?: FormErrors | undefined;
  /** Why it did not work, as a sentence, where no field says it. @default null */
  readonly failure?: string | null;
}

/** How large the fields of a step are: `large` on a screen of its own. */
export type StepSize = 'medium' | 'large';

/** Setting two-step sign-in up, step by step. */
export type SetUpStep =
  | { readonly step: 'password' }
  | {
      readonly step: 'scan';
      /** The key in base32, to be typed where no picture can be taken. */
      readonly secret: string;
      /** Address of the QR code's picture. */
      readonly qrUrl: string;
    }
  | {
      readonly step: 'codes';
      /** The recovery codes; nobody can read them again. */
      readonly codes: readonly string[];
    };

/** What the steps tell, and are told. */
export interface SetUpCallbacks {
  /** Receives the password, with which setting up begins. */
  readonly onPassword: (password: string) => void;
  /** Receives the first code, which proves that the key was taken over. */
  readonly onCode: (code: string) => void;
  /** Puts a text where it can be pasted. */
  readonly onCopy: (text: string) => Promise<void>;
}
