export { DragHandle, type DragHandleProps } from './DragHandle.tsx';
