export { ProductSettings, type ProductSettingsProps } from './ProductSettings.tsx';
export { ELabel, type ELabelContent, type ELabelProps } from './ELabel.tsx';
export { Transfer, type TransferProps } from './Transfer.tsx';
export { Takedown, type TakedownProps } from './Takedown.tsx';
export { ArchiveDialog, type ArchiveDialogProps } from './ArchiveDialog.tsx';
