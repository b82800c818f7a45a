export { type InviteOutcome, InviteOutcomes, type InviteOutcomesProps } from './InviteOutcomes.tsx';
export {
  InviteUserDialog,
  type InviteUserDialogProps,
  type Inviting,
} from './InviteUserDialog.tsx';
export { InviteUserForm, type InviteUserFormProps } from './InviteUserForm.tsx';
