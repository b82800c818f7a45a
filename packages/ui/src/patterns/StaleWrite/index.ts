export { StaleWrite, type StaleWriteProps } from './StaleWrite.tsx';
