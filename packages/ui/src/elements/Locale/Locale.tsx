import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

export interface LocaleProps {
  /** BCP 47 name; decides the words, formats and direction of everything inside. @default 'en-US' */
  locale?: string;
  /** Everything that is written in it. */
  children: ReactNode;
}

/** Fixes the language and direction of the library's own words, whatever the browser prefers. */
export function Locale({ locale = 'en-US', children }: LocaleProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
