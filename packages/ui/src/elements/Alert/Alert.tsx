import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../Notice/index.ts';
import { alert } from './Alert.css.ts';

export interface AlertProps {
  /** The kind of message. @default 'danger' */
  tone?: 'danger' | 'caution' | 'accent';
  /** The problem, then the remedy. */
  children: ReactNode;
  /** Links or buttons that resolve the problem. */
  actions?: ReactNode;
}

/** The error summary of a form: takes focus when it appears, and is announced. */
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
