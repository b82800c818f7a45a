/** The language a page says it is in; what is in another is marked where it stands. */
import { createContext, type ReactNode, use } from 'react';
import { direction, knownLocale, mainDirection } from '../format/text.ts';

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

interface NamingProps {
  /** A sentence of the page's own, with `name` in it. */
  readonly sentence: string;
  /** What the brand wrote. */
  readonly name: string;
  /** BCP 47, of the name. */
  readonly language: string;
}

/** A sentence of an English page that names what the brand wrote in its own language, which is marked. */
export function Naming({ sentence, name, language }: NamingProps) {
  const at = sentence.indexOf(name);
  if (at < 0 || isEnglish(language)) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <bdi lang={knownLocale(language)}>{name}</bdi>
      {sentence.slice(at + name.length)}
    </>
  );
}

/** Is this a language whose texts need no mark on an English page? */
export const isEnglish = (language: string): boolean =>
  new Intl.Locale(knownLocale(language)).language === 'en';

/** Words of the page's own (`content/words.ts`): English, and marked as such on a page in another language. */
export function OwnWords({ children }: { children: ReactNode }) {
  if (isEnglish(use(PageLanguage))) return children;
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
