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

/** Messages by field name, as the server sends them. */
export type FormErrors = Readonly<Record<string, string | readonly string[]>>;

export interface FormProps {
  /** The fields, and the button that sends them. */
  children: ReactNode;
  /** Names the form for those who jump between landmarks. */
  'aria-label'?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
  /**
   * Refusals from the server, by the fields' names; each leaves when its field is changed, all when the form is sent
   * again: what the server refused then it may take now. A new object tells them again.
   */
  errors?: FormErrors;
  /** Does focus go to the first refused field? Not while someone is still typing elsewhere. @default true */
  focusesErrors?: boolean;
  /** Receives a submit in which every field is right. */
  onSubmit: (data: FormData) => void;
  /** For a button outside the form, by the attribute `form`. */
  id?: string;
  /** The form itself, to send it from elsewhere. */
  ref?: Ref<HTMLFormElement>;
}

const none: Record<string, string[]> = {};

/** Fields sent together. Messages appear after a change or a submit, and focus goes to the first wrong field. */
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
    // The browser has stopped the submit that withdrew them, so it is made again.
    if (isWithdrawn) box.current?.closest('form')?.requestSubmit();
  }, [isWithdrawn]);

  /** To the browser a refusal of the server is a field that is wrong for ever; sending again is a new question. */
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

/** The first wrong control in page order; a select's is its button. */
function firstInvalid(form: HTMLElement | null) {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] > button');
}
