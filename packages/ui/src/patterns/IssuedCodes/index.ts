export { IssuedCodes, type IssuedCodesContent, type IssuedCodesProps } from './IssuedCodes.tsx';
