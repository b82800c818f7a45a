/** The inputs of one element: whether they are complete, their errors, their look. */
import type { StripeElementStyle } from '@stripe/stripe-js';
import { brandOf, expiryOf, type FieldError } from './cardRules.ts';
import { createField, stateOf, unfinishedError, type Field, type FieldName } from './fields.ts';
import { sheetOf } from './style.ts';

/** The typed values, in the form of the emulator. */
export type CardForm = Readonly<Record<string, string>>;

/** Inputs in a shadow tree, so that the page's rules do not reach them, as they do not reach Stripe's frame. */
export class FieldGroup {
  readonly fields: readonly Field[];
  readonly host = document.createElement('div');
  readonly #left = new Set<FieldName>();
  readonly #sheet = new CSSStyleSheet();

  /** @param isForm Are the labels seen? */
  constructor(names: readonly FieldName[], isForm: boolean) {
    this.fields = names.map((name) => createField(name, isForm));
    const group = document.createElement('fieldset');
    const legend = document.createElement('legend');
    legend.textContent = 'TEST MODE';
    group.append(legend, ...this.fields.map(({ label }) => label));
    const root = this.host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [this.#sheet];
    root.append(group);
  }

  /** Marks the field as left: unfinished input is an error from now on. */
  leave(name: FieldName): void {
    this.#left.add(name);
  }

  clear(): void {
    for (const { input } of this.fields) input.value = '';
    this.#left.clear();
  }

  value(name: FieldName): string | undefined {
    return this.fields.find((field) => field.name === name)?.input.value;
  }

  get brand(): string {
    return brandOf(this.value('number') ?? '');
  }

  get isComplete(): boolean {
    return this.fields.every((field) => stateOf(field, this.fields).isComplete);
  }

  get isEmpty(): boolean {
    return this.fields.every(({ input }) => input.value === '');
  }

  get error(): FieldError | null {
    for (const field of this.fields) {
      const { error, isUnfinished } = stateOf(field, this.fields);
      if (error) return error;
      if (isUnfinished && this.#left.has(field.name)) return unfinishedError(field.name);
    }
    return null;
  }

  /** The errors as if every field had lost focus. */
  problem(): FieldError | null {
    for (const { name } of this.fields) this.leave(name);
    const unfinished = this.fields.find((field) => !stateOf(field, this.fields).isComplete);
    return this.error ?? (unfinished ? unfinishedError(unfinished.name) : null);
  }

  /** The typed values, or null while any is missing. */
  card(): CardForm | null {
    if (!this.isComplete) return null;
    const number = this.value('number');
    const expiry = this.value('expiry');
    const cvc = this.value('cvc');
    const { month, year } = expiryOf(expiry ?? '');
    return {
      ...(number !== undefined && { number: number.replaceAll(' ', '') }),
      ...(expiry !== undefined && { exp_month: String(month), exp_year: String(year) }),
      ...(cvc !== undefined && { cvc }),
    };
  }

  /** Colours and conditions as they are now. */
  present(style: StripeElementStyle | undefined, isDisabled: boolean): void {
    this.#sheet.replaceSync(sheetOf(style));
    for (const field of this.fields) {
      const { isComplete, isEmpty, error, isUnfinished } = stateOf(field, this.fields);
      const isInvalid = error !== null || (isUnfinished && this.#left.has(field.name));
      field.input.disabled = isDisabled;
      field.input.classList.toggle('complete', isComplete);
      field.input.classList.toggle('empty', isEmpty);
      field.input.classList.toggle('invalid', isInvalid);
      field.input.setAttribute('aria-invalid', String(isInvalid));
    }
  }
}
