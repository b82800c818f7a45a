import { createContext, type MouseEvent, type ReactNode, use } from 'react';

type Navigate = (href: string) => void;

const Navigation = createContext<Navigate | null>(null);

export interface LinkProviderProps {
  /** Opens an address of this app without loading the page again. */
  navigate: Navigate;
  children: ReactNode;
}

/** Hands the app's router to every link inside, once. Without it links load the page, as in any document. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <Navigation value={navigate}>{children}</Navigation>;
}

/** Is this click for the router: a plain one, on an address of this site, in this window? */
function isOurs(event: MouseEvent<HTMLAnchorElement>) {
  const { origin, target } = event.currentTarget;
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    isPlain && event.button === 0 && origin === location.origin && (target || '_self') === '_self'
  );
}

/** What a link does when clicked: gives plain clicks on this site's addresses to the router, leaves the rest. */
export function useLinkClick() {
  const navigate = use(Navigation);
  return (event: MouseEvent<Element>) => {
    const anchor = event.currentTarget;
    if (!navigate || event.defaultPrevented || !(anchor instanceof HTMLAnchorElement)) return;
    if (anchor.hasAttribute('download') || !isOurs(event as MouseEvent<HTMLAnchorElement>)) return;
    event.preventDefault();
    navigate(`${anchor.pathname}${anchor.search}${anchor.hash}`);
  };
}
