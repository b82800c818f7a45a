export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog.tsx';
