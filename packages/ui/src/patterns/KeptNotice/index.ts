export { KeptFields, type KeptFieldsProps } from './KeptFields.tsx';
export { KeptNotice, type KeptNoticeProps } from './KeptNotice.tsx';
