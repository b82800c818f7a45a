import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useForcedDirection } from './direction.ts';
import { pseudoLocalizeTexts } from './pseudo.ts';
import { useRootAttribute } from './useRootAttribute.ts';

/** Every text longer and accented, in English order: a text that does not change is not translatable. */
export const PSEUDO = 'pseudo';

interface LocaleProviderProps {
  /** A name of the toolbar. */
  locale: unknown;
  /** `ltr` or `rtl`; anything else is the locale's own. */
  direction: unknown;
  children: ReactNode;
}

const isRtl = (locale: string) => locale.startsWith('ar');

/** The locale to use. A direction wins over a locale with the other one. */
function localeFor(locale: unknown, direction: unknown): string {
  const requested = typeof locale === 'string' && locale !== PSEUDO ? locale : 'en-US';
  if (direction === 'rtl' && !isRtl(requested)) return 'ar-AE';
  if (direction === 'ltr' && isRtl(requested)) return 'en-US';
  return requested;
}

/** Shows its children in a locale: the page's `lang` and `dir`, and React Aria's words and formats. */
function LocaleProvider({ locale, direction, children }: LocaleProviderProps) {
  const announced = localeFor(locale, useForcedDirection() ?? direction);
  useRootAttribute('dir', isRtl(announced) ? 'rtl' : 'ltr', 'ltr');
  useRootAttribute('lang', announced.slice(0, 2), 'en');
  useLayoutEffect(
    () => (locale === PSEUDO ? pseudoLocalizeTexts(document.body) : undefined),
    [locale],
  );
  return <I18nProvider locale={announced}>{children}</I18nProvider>;
}

/** Renders the story in the toolbar's locale and direction. */
export const withLocale: Decorator = (Story, { globals }) => (
  <LocaleProvider locale={globals['locale']} direction={globals['direction']}>
    <Story />
  </LocaleProvider>
);
