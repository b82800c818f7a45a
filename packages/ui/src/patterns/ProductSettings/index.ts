export { ProductSettings, type ProductSettingsProps } from './ProductSettings.tsx';
export { ArchiveDialog, type ArchiveDialogProps } from './ArchiveDialog.tsx';
