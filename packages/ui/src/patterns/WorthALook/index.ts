export { WorthALook, type WorthALookProps } from './WorthALook.tsx';
export { PlatformWorthALook, type PlatformWorthALookProps } from './PlatformWorthALook.tsx';
