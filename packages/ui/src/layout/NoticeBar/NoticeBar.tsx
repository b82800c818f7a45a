import type { ReactNode } from 'react';
import { noticeBar } from './NoticeBar.css.ts';

export interface NoticeBarProps {
  /** Notices; without any it takes no space. */
  children: ReactNode;
  /** Whether they stay visible while the page scrolls. @default 'away' */
  scrolling?: 'stays' | 'away';
}

/** Notices above a page, at full width. */
export function NoticeBar({ children, scrolling = 'away' }: NoticeBarProps) {
  return (
    <div className={noticeBar({ scrolling })} data-component="NoticeBar">
      {children}
    </div>
  );
}
