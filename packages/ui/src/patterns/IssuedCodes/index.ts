export type { ComparisonContent } from './CompareFile.tsx';
export { IssuedCodes, type IssuedCodesContent, type IssuedCodesProps } from './IssuedCodes.tsx';
