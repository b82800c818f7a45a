import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { contents } from './Form.css.ts';

/** Error messages by field name, as the server sends them. */
export type FormErrors = Readonly<Record<string, string | readonly string[]>>;

export interface FormProps {
  /** The fields and the submit button. */
  children: ReactNode;
  /** Names the form, which makes it a landmark. */
  'aria-label'?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
  /**
   * The server's errors by field name. An error disappears when its field changes, and all disappear on submit, because
   * the server may accept the same value then. A new object announces them again.
   */
  errors?: FormErrors;
  /** Whether focus moves to the first invalid field; not while the user types elsewhere. @default true */
  focusesErrors?: boolean;
  /** Called on submit when every field is valid. */
  onSubmit: (data: FormData) => void;
  /** Id for a submit button outside the form. */
  id?: string;
  /** The form element, to submit it from elsewhere. */
  ref?: Ref<HTMLFormElement>;
}

const none: Record<string, string[]> = {};

/**
 * Fields that are submitted together. Errors appear after a change or a submit, and focus moves to the first invalid
 * field.
 */
export function Form(props: FormProps) {
  const { errors, focusesErrors = true, onSubmit, children, ref, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const validationErrors = useMemo(
    () =>
      Object.fromEntries(Object.entries(errors ?? {}).map(([key, said]) => [key, [said].flat()])),
    [errors],
  );
  const [withdrawn, setWithdrawn] = useState<typeof validationErrors | null>(null);
  const isWithdrawn = withdrawn === validationErrors;
  useEffect(() => {
    if (focusesErrors && Object.keys(validationErrors).length > 0)
      firstInvalid(box.current)?.focus();
  }, [focusesErrors, validationErrors]);
  useEffect(() => {
    // The browser blocked the submit that cleared the errors, so it is repeated.
    if (isWithdrawn) box.current?.closest('form')?.requestSubmit();
  }, [isWithdrawn]);

  /** The browser treats a server error as a lasting invalid state; submitting again clears it. */
  const withdraw = () => {
    if (Object.keys(validationErrors).length === 0 || isWithdrawn) return;
    const messages = new Set(Object.values(validationErrors).map(([first]) => first));
    const wrong = box.current?.querySelectorAll<HTMLInputElement>(':invalid') ?? [];
    if ([...wrong].every((each) => messages.has(each.validationMessage)))
      setWithdrawn(validationErrors);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <AriaForm
      {...rest}
      ref={ref}
      validationErrors={isWithdrawn ? none : validationErrors}
      onInvalid={withdraw}
      onSubmit={submit}
      data-component="Form"
    >
      <div ref={box} className={contents}>
        {children}
      </div>
    </AriaForm>
  );
}

/** The first invalid control in page order; a select's is its button. */
function firstInvalid(form: HTMLElement | null) {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] > button');
}
