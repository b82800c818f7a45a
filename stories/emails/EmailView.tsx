import { useEffect, useRef } from 'react';

interface EmailViewProps {
  /** The whole document, as a mail program receives it. */
  html: string;
}

/** An email in a shadow root, which our own styles do not reach; axe does. */
export function EmailView({ html }: EmailViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' });
    const { body, head } = new DOMParser().parseFromString(html, 'text/html');
    const style = head.querySelector('style')?.textContent ?? '';
    // The page's theme replaces the system's colour scheme here.
    const answered = style.replace(
      '@media (prefers-color-scheme:dark)',
      ':host-context([data-theme="dark"])',
    );
    root?.setHTMLUnsafe(
      `<style>${answered}</style><div class="${body.className}" style="${body.style.cssText}">${body.innerHTML}</div>`,
    );
  }, [html]);
  return <div ref={place} data-email />;
}
