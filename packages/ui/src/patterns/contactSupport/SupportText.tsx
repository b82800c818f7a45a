import { createContext, use } from 'react';
import { Link } from '../../elements/Link/index.ts';

const Href = createContext<string | null>(null);

/** Around the app: where "Contact support" leads, a mailto: or web address; null where nobody is named. */
export const SupportHref = Href.Provider;

/** Where "Contact support" leads; null where nobody is named. */
export const useSupportHref = (): string | null => use(Href);

interface SupportTextProps {
  /** The sentence; its words "contact support" become the link. */
  children: string;
}

/** A sentence whose words "Contact support" link there, where somebody is named. */
export function SupportText({ children: sentence }: SupportTextProps) {
  const href = useSupportHref();
  const [before, words, after] = sentence.split(/(contact support)/i);
  if (href === null || words === undefined) return sentence;
  return (
    <>
      {before}
      <Link href={href}>{words}</Link>
      {after}
    </>
  );
}
