export { LockedIconButton, type LockedIconButtonProps } from './LockedIconButton.tsx';
