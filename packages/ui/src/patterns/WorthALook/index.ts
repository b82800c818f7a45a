export { WorthALook, type WorthALookProps } from './WorthALook.tsx';
