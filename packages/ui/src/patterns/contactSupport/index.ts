export { SupportHref, SupportText, useSupportHref } from './SupportText.tsx';
