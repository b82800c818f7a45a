export { CopyProductDialog, type CopyProductDialogProps } from './CopyProductDialog.tsx';
