import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../Notice/index.ts';
import { alert } from './Alert.css.ts';

export interface AlertProps {
  /** What kind of news it is. @default 'danger' */
  tone?: 'danger' | 'caution' | 'accent';
  /** What is so, then what to do. */
  children: ReactNode;
  /** Links or buttons that answer the news. */
  actions?: ReactNode;
}

/** The summary of a form that was refused: takes the focus when it comes, and is read out. */
export function Alert({ tone = 'danger', children, actions }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={alert} role="alert" tabIndex={-1} data-component="Alert">
      <Notice tone={tone} actions={actions}>
        {children}
      </Notice>
    </div>
  );
}
