export { FileSlot, type FileSlotProps } from './FileSlot.tsx';
