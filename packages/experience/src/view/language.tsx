/** The language a page says it is in; what is in another is marked where it stands. */
import { createContext, type ReactNode, use } from 'react';
import { direction, mainDirection } from '../format/text.ts';

const PageLanguage = createContext('en');

/** Around a page: the language of what the brand wrote. */
export const InLanguage = PageLanguage.Provider;

/** Attributes of one text of the brand: its direction, where most of its letters run against the page. */
export function useDirection(): (text: string) => { readonly dir?: 'ltr' | 'rtl' } {
  const ofPage = direction(use(PageLanguage));
  return (text) => {
    const own = mainDirection(text);
    return own && own !== ofPage ? { dir: own } : {};
  };
}

/** One text of the brand in a line, a cell or an entry: those keep their place, whichever way its words run. */
export function Isolated({ text }: { text: string }) {
  const { dir } = useDirection()(text);
  return dir ? <bdi dir={dir}>{text}</bdi> : text;
}

/** Words of the page's own (`content/words.ts`): English, and marked as such on a page in another language. */
export function OwnWords({ children }: { children: ReactNode }) {
  const locale = use(PageLanguage);
  if (new Intl.Locale(locale).language === 'en') return children;
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
