export { PrintPack, type PrintPackProps } from './PrintPack.tsx';
