import { type RefObject, useLayoutEffect, useState } from 'react';
import { vars } from '../../theme/contract.css.ts';
import type { CardElementTheme } from './cardElement.ts';

/** `var(--ht-color-ink)` without its wrapping. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

function readTheme(element: HTMLElement): CardElementTheme {
  const style = getComputedStyle(element);
  const value = (variable: string) => style.getPropertyValue(nameOf(variable)).trim();
  return {
    ink: value(vars.color.ink),
    placeholder: value(vars.color.inkQuiet),
    danger: value(vars.color.dangerText),
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
  };
}

const isSame = (a: CardElementTheme, b: CardElementTheme) =>
  a.ink === b.ink &&
  a.placeholder === b.placeholder &&
  a.danger === b.danger &&
  a.fontFamily === b.fontFamily &&
  a.fontSize === b.fontSize;

/** The resolved theme values at an element, read again when the theme changes; null before it is mounted. */
export function useCardTheme(box: RefObject<HTMLElement | null>): CardElementTheme | null {
  const [theme, setTheme] = useState<CardElementTheme | null>(null);
  useLayoutEffect(() => {
    const read = () => {
      if (!box.current) return;
      const next = readTheme(box.current);
      setTheme((last) => (last !== null && isSame(last, next) ? last : next));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    const system = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
      matchMedia(query),
    );
    for (const list of system) list.addEventListener('change', read);
    return () => {
      observer.disconnect();
      for (const list of system) list.removeEventListener('change', read);
    };
  }, [box]);
  return theme;
}
