export { Dialog, DialogTrigger, type DialogProps, type DialogSize } from './Dialog.tsx';
