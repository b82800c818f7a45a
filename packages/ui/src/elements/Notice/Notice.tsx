import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { actions, body, mark, notice, title as titleClass, words } from './Notice.css.ts';

/** A few words, a sentence, or both. */
type NoticeWords =
  | {
      /** The news in a few words, before the sentence. */
      title: string;
      /** What is so, then what to do. */
      children?: ReactNode;
    }
  | {
      /** The news in a few words, before the sentence. */
      title?: string;
      /** What is so, then what to do. */
      children: ReactNode;
    };

export type NoticeProps = NoticeWords & {
  /** What kind of news it is. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'caution' | 'danger';
  /** Buttons or links that answer the news. */
  actions?: ReactNode;
  /** Is it read out when it appears: not, when the reader pauses, or at once? @default 'off' */
  announcement?: 'off' | 'polite' | 'assertive';
};

const icons = {
  neutral: Info,
  accent: CircleCheck,
  caution: TriangleAlert,
  danger: CircleAlert,
} as const;

const rolesOf = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** News that stays in the page until what it tells is settled. */
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
