export { LockedButton, type LockedButtonProps } from './LockedButton.tsx';
