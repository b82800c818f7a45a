export {
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
} from './ConfirmIdentityDialog.tsx';
export {
  type ProvedAction,
  TwoStepProofDialog,
  type TwoStepProofDialogProps,
} from './TwoStepProofDialog.tsx';
export {
  TwoStepRequired,
  type TwoStepRequiredProps,
  TwoStepSetUpDialog,
  type TwoStepSetUpDialogProps,
} from './TwoStepSetUp.tsx';
export { TwoStepSettings, type TwoStepSettingsProps } from './TwoStepSettings.tsx';
export type { SetUpStep } from './types.ts';
