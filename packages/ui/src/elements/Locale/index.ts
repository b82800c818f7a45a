export { Locale, type LocaleProps } from './Locale.tsx';
