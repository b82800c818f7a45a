import {
  createContext,
  createElement,
  type JSX,
  type MouseEvent,
  type ReactNode,
  use,
} from 'react';

type Navigate = (href: string) => void;

const Navigation = createContext<Navigate | null>(null);

export interface LinkProviderProps {
  /** Opens an address of this app without reloading the page. */
  navigate: Navigate;
  /** The part of the app whose links the router opens. */
  children: ReactNode;
}

/** Provides the app's router to all links inside. Without it links load the page, as in any document. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <Navigation value={navigate}>{children}</Navigation>;
}

/** Whether the router handles a click: a plain one on an address of this site in this window. */
function isInternalClick(event: MouseEvent<HTMLAnchorElement>) {
  const { origin, target } = event.currentTarget;
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    isPlain && event.button === 0 && origin === location.origin && (target || '_self') === '_self'
  );
}

type AnchorProps = JSX.IntrinsicElements['a'];

/**
 * Renders the anchor of a React Aria part (`render={useLinkRender('span')}`) and passes plain clicks on this site's
 * addresses to the router. The handler is on the element itself: React Aria's own `onClick` comes too late when Enter
 * is pressed, because browsers follow a link before the key is up.
 */
export function useLinkRender(fallback: 'span' | 'div') {
  const navigate = use(Navigation);
  return (props: AnchorProps | JSX.IntrinsicElements['span'] | JSX.IntrinsicElements['div']) => {
    if (!('href' in props)) return createElement(fallback, props as JSX.IntrinsicElements['span']);
    const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      props.onClick?.(event);
      const anchor = event.currentTarget;
      if (!navigate || event.defaultPrevented || anchor.hasAttribute('download')) return;
      if (!isInternalClick(event)) return;
      event.preventDefault();
      navigate(`${anchor.pathname}${anchor.search}${anchor.hash}`);
    };
    return createElement('a', { ...props, onClick });
  };
}
