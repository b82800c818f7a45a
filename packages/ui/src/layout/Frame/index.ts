export { Frame, type FrameProps } from './Frame.tsx';
