export {
  type Blocker,
  type BrokenLink,
  PublishDialog,
  type PublishDialogProps,
} from './PublishDialog.tsx';
export { UnpublishDialog, type UnpublishDialogProps } from './UnpublishDialog.tsx';
