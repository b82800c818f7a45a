import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { NoBreakDates } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './FieldShell.css.ts';
import { type FieldWords, requiredMessage } from './words.ts';

interface FieldShellProps extends FieldWords {
  label: string | undefined;
  children: ReactNode;
  /** Whether it is required, where the control itself has no ARIA attribute for it. @default false */
  announcesRequired?: boolean;
  /** The width of the control, with which the label row ends. @default 'column' */
  width?: 'column' | 'day' | 'steps';
}

/** The label row above a control and the hint or first error below it, for every field. */
export function FieldShell(props: FieldShellProps) {
  const { label, labelEnd, badge, hint, children, announcesRequired, width = 'column' } = props;
  return (
    <>
      {(label || labelEnd) && (
        <div className={css.labelRow} data-width={width}>
          {label && <Label className={css.label}>{label}</Label>}
          {badge}
          {labelEnd && (
            <span className={css.labelEnd}>
              <bdi>{labelEnd}</bdi>
            </span>
          )}
        </div>
      )}
      {children}
      <FirstError />
      {(hint || announcesRequired) && (
        <Text slot="description" className={css.hint} hidden={!hint}>
          {hint}
          {announcesRequired && <VisuallyHidden>{' required'}</VisuallyHidden>}
        </Text>
      )}
    </>
  );
}

/** The first error of a field with its icon; nothing without an error. */
export function FirstError() {
  return (
    <FieldError className={css.error}>
      {({ validationErrors, validationDetails }) => {
        const said = validationDetails.valueMissing ? requiredMessage : validationErrors[0];
        return (
          said && (
            <>
              <Icon of={CircleAlert} />
              <HiddenWhenValid>
                <NoBreakDates text={said} />
              </HiddenWhenValid>
            </>
          )
        );
      }}
    </FieldError>
  );
}

/** Hides an error as soon as the typed value is valid, although validation commits on blur [F207]. */
function HiddenWhenValid({ children }: { children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = words.current?.closest<HTMLElement>('[data-component]');
    let frame = 0;
    const look = ({ target }: Event) => {
      cancelAnimationFrame(frame);
      // By the next frame the parent has stored the value and the field has validated it.
      frame = requestAnimationFrame(() => {
        const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        // The field commits its validation on `change`, so one is dispatched to this field only.
        if (isText && target.validity.valid) target.dispatchEvent(new Event('change'));
      });
    };
    root?.addEventListener('input', look);
    return () => {
      cancelAnimationFrame(frame);
      root?.removeEventListener('input', look);
    };
  }, []);
  return <span ref={words}>{children}</span>;
}
