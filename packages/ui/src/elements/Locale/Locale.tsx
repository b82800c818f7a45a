import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

export interface LocaleProps {
  /** BCP 47 tag; determines texts, formats and direction of the content. @default 'en-US' */
  locale?: string;
  /** The content. */
  children: ReactNode;
}

/** Fixes the language and direction of the library's own texts, whatever the browser prefers. */
export function Locale({ locale = 'en-US', children }: LocaleProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
