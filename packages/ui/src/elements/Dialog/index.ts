export { Dialog, DialogTrigger, type DialogProps, type DialogSize } from './Dialog.tsx';
export { DialogView, type DialogViewProps } from './DialogView.tsx';
