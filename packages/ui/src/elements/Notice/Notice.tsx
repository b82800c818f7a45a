import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { actions, body, mark, notice, title as titleClass, words } from './Notice.css.ts';

/** A title, a sentence, or both. */
type NoticeWords =
  | {
      /** The message in a few words. */
      title: string;
      /** The fact, then the remedy. */
      children?: ReactNode;
    }
  | {
      /** The message in a few words. */
      title?: string;
      /** The fact, then the remedy. */
      children: ReactNode;
    };

export type NoticeProps = NoticeWords & {
  /** The kind of message. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'caution' | 'danger';
  /** Buttons or links for the remedy. */
  actions?: ReactNode;
  /** Whether its appearance is announced, and if so at the next pause or immediately. @default 'off' */
  announcement?: 'off' | 'polite' | 'assertive';
};

const icons = {
  neutral: Info,
  accent: CircleCheck,
  caution: TriangleAlert,
  danger: CircleAlert,
} as const;

const rolesOf = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message that stays until its cause is resolved. */
export function Notice(props: NoticeProps) {
  const { tone = 'neutral', title, children, announcement = 'off' } = props;
  return (
    <div className={notice({ tone })} role={rolesOf[announcement]} data-component="Notice">
      <div className={words}>
        <span className={mark}>
          <Icon of={icons[tone]} />
        </span>
        <p className={body}>
          {title && <strong className={titleClass}>{title} </strong>}
          {children}
        </p>
      </div>
      {props.actions && <div className={actions}>{props.actions}</div>}
    </div>
  );
}
