import type { ReactNode } from 'react';
import { noticeBar } from './NoticeBar.css.ts';

export interface NoticeBarProps {
  /** Notices; without any it takes no room. */
  children: ReactNode;
  /** Do they stay in sight while the page scrolls, or go with it? @default 'away' */
  scrolling?: 'stays' | 'away';
}

/** Notices above a page, across its width. */
export function NoticeBar({ children, scrolling = 'away' }: NoticeBarProps) {
  return (
    <div className={noticeBar({ scrolling })} data-component="NoticeBar">
      {children}
    </div>
  );
}
