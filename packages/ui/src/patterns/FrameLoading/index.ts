export { FrameLoading } from './FrameLoading.tsx';
