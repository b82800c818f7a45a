export { type InviteOutcome, InviteOutcomes, type InviteOutcomesProps } from './InviteOutcomes.tsx';
export {
  InviteUserDialog,
  type InviteUserDialogProps,
  type InviteProgress,
} from './InviteUserDialog.tsx';
export { InviteUserForm, type InviteUserFormProps } from './InviteUserForm.tsx';
