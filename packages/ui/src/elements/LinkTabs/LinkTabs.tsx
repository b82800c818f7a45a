import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components';
import { useLinkRender } from '../Link/index.ts';
import { tab, tabList } from '../Tabs/Tabs.css.ts';

/** One view with an address of its own. */
export interface LinkTab {
  /** One or two words. */
  readonly label: string;
  /** The target. */
  readonly href: string;
}

export interface LinkTabsProps {
  /** Names the navigation. */
  'aria-label': string;
  /** The views, in order. */
  tabs: readonly LinkTab[];
  /** `href` of the open view. */
  current: string;
}

/** Views of one thing with an address each: a navigation that looks like tabs. */
export function LinkTabs({ tabs, current, 'aria-label': label }: LinkTabsProps) {
  const render = useLinkRender('span');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]');
    if (!list.current || !open) return;
    // Scrolls the list alone: `scrollIntoView` would move the page as well.
    const [frame, tab] = [list.current, open].map((each) => each.getBoundingClientRect());
    if (!frame || !tab) return;
    if (tab.right > frame.right) list.current.scrollLeft += Math.ceil(tab.right - frame.right);
    if (tab.left < frame.left) list.current.scrollLeft += Math.floor(tab.left - frame.left);
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={tabList} data-component="LinkTabs">
      {tabs.map((each) => (
        <Link
          key={each.href}
          href={each.href}
          render={render}
          className={tab}
          aria-current={each.href === current ? 'page' : undefined}
        >
          {each.label}
        </Link>
      ))}
    </nav>
  );
}
