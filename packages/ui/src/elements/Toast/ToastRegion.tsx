import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { ToastQueue, ToastTone } from './queue.ts';
import * as css from './Toast.css.ts';

export interface ToastRegionProps {
  /** The app's queue. */
  queue: ToastQueue;
  /** The title of a toast, by its tone. */
  titles: Readonly<Record<ToastTone, string>>;
}

const glyphs = { success: CircleCheck, error: CircleAlert } as const;
/** A failure interrupts the screen reader, a success waits for a pause. */
const rolesOf = { success: 'status', error: 'alert' } as const;

/** Shows the queue's toasts at the bottom end, on phones at the top; mount it once. */
export function ToastRegion({ queue, titles }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue.source} className={css.region} data-component="ToastRegion">
      {({ toast }) => (
        <AriaToast toast={toast} className={css.toast} data-tone={toast.content.tone}>
          <span className={css.mark({ tone: toast.content.tone })}>
            <Icon of={glyphs[toast.content.tone]} />
          </span>
          <AriaToastContent role={rolesOf[toast.content.tone]} className={css.words}>
            <Text slot="title" className={css.title}>
              {titles[toast.content.tone]}
            </Text>
            {/* A space separates the two lines for screen readers and for copying. */ ' '}
            <Text slot="description" className={css.sentence}>
              {toast.content.sentence}
            </Text>
          </AriaToastContent>
          <span className={css.close}>
            <IconButton icon={X} aria-label="Close" size="small" slot="close" />
          </span>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
