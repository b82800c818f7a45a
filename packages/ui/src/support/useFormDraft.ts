import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** A form as its unsaved input is stored and asked about. */
export interface FormIdentity {
  /** Where its input is stored: `tag/5`, `tag/new`. */
  readonly name: string;
  /** Its name within a sentence: "the tag". */
  readonly what: string;
  /** Ends with a save that runs, which leaving waits for; absent where only the user saves. */
  readonly save?: () => Promise<unknown>;
}

/** Stores the unsaved input of forms, and asks before it is lost; the app provides it. */
export interface FormRecovery {
  /** The stored input of a form, as another version of the app may have stored it; null without any. */
  readonly read: (name: string) => unknown;
  /** Stores the changed fields of a form; null drops them. */
  readonly store: (name: string, changes: object | null) => void;
  /** Registers an open form, and how its input is discarded; the returned function is called when it closes. */
  readonly open: (form: FormIdentity, discard: () => void) => () => void;
}

/** Without a provider input lasts as long as the form. */
export const FormRecoveryContext = createContext<FormRecovery | null>(null);

/** Fields that are never stored: a form holds them in a state of their own. */
interface NoSecrets {
  readonly password?: never;
  readonly currentPassword?: never;
  readonly code?: never;
  readonly token?: never;
  readonly card?: never;
}

/** The edited values on top of the saved ones. */
export interface FormDraft<Values> {
  readonly typed: Values;
  /** Changes some fields. */
  readonly set: (patch: Partial<Values>) => void;
  /** Whether a field differs from its saved value. */
  readonly isChanged: boolean;
  /** Whether the edits are recovered from an earlier visit. */
  readonly isRecovered: boolean;
  /** Resets the fields to the saved values. */
  readonly discard: () => void;
}

/**
 * The values of a form: the saved ones and the edits on top. Newer saved values update the fields that are not edited;
 * unsaved edits are recovered after a reload or a new session (X10).
 * @param form Null where edits are not stored, as in a locked form.
 * @param isValid Whether a stored value fits a field. @default a text, number or boolean as in the saved values
 */
export function useFormDraft<Values extends object & NoSecrets>(
  form: FormIdentity | null,
  saved: Values,
  isValid: (value: unknown, field: keyof Values) => boolean = (value, field) =>
    isSimilar(value, saved[field]),
): FormDraft<Values> {
  const recovery = use(FormRecoveryContext);
  const [recovered] = useState(() => {
    const stored = form && recovery?.read(form.name);
    return stored ? fitting(stored, saved, isValid) : {};
  });
  const [typed, setTyped] = useState({ ...saved, ...recovered });
  const [known, setKnown] = useState(saved);
  const [isRecovered, setRecovered] = useState(changedFields(typed, saved).length > 0);
  if (changedFields(known, saved).length > 0) {
    setKnown(saved);
    setTyped(rebaseValues(typed, known, saved));
  }
  const changed = changedFields(typed, saved);
  const isChanged = changed.length > 0;
  if (isRecovered && !isChanged) setRecovered(false);
  const discard = () => setTyped(saved);

  const store = useEffectEvent(() => {
    const changes = Object.fromEntries(changed.map((field) => [field, typed[field]]));
    if (form) recovery?.store(form.name, isChanged ? changes : null);
  });
  // An effect and not an event handler: newer saved values can also make the form unchanged.
  useEffect(() => store(), [isChanged, typed, known]);
  const discardLatest = useEffectEvent(discard);
  const save = useEffectEvent(() => form?.save?.() ?? Promise.resolve());
  const { name = null, what = '' } = form ?? {};
  useEffect(
    () =>
      name === null
        ? undefined
        : recovery?.open({ name, what, save: () => save() }, () => discardLatest()),
    [recovery, name, what],
  );
  return {
    typed,
    set: (patch) => setTyped((now) => ({ ...now, ...patch })),
    isChanged,
    isRecovered,
    discard,
  };
}

/** Lists are equal by their values. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two sets of values differ. */
export function changedFields<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  return (Object.keys(one) as (keyof Values)[]).filter(
    (field) => !isSame(one[field], other[field]),
  );
}

/** Applies edits on top of newer saved values: a field without an edit follows them. */
export function rebaseValues<Values extends object>(
  typed: Values,
  was: Values,
  now: Values,
): Values {
  const localVersion = changedFields(typed, was).map((field) => [field, typed[field]]);
  return { ...now, ...(Object.fromEntries(localVersion) as Partial<Values>) };
}

const isText = (value: unknown) => value === null || typeof value === 'string';

/** Whether a stored value has the type of the saved one; an empty choice may have become a text or a number. */
const isSimilar = (value: unknown, saved: unknown) =>
  typeof value === typeof saved
    ? typeof value !== 'object' || value === null
    : (saved === null && typeof value === 'number') || (isText(value) && isText(saved));

/** The stored changes that fit the form's fields. */
const fitting = <Values extends object>(
  stored: unknown,
  saved: Values,
  isValid: (value: unknown, field: keyof Values) => boolean,
) =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([field, value]) => field in saved && isValid(value, field as keyof Values),
    ),
  ) as Partial<Values>;
