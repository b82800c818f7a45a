export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export {
  createToastQueue,
  TOAST_MS,
  type ToastContent,
  type ToastQueue,
  type ToastTone,
} from './queue.ts';
