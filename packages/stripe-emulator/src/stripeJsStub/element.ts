/** One element: it can be mounted, destroyed and made anew, as React's strict mode does. */
import type { StripeCardElementOptions, StripeElementClasses } from '@stripe/stripe-js';
import type { FieldError } from './cardRules.ts';
import { Emitter } from './emitter.ts';
import { FieldGroup, type CardForm } from './fieldGroup.ts';
import { stateOf, formatField, type Field, type FieldName } from './fields.ts';

/** The elements that the stub can draw, with their inputs. */
export const layouts = {
  card: ['number', 'expiry', 'cvc', 'postal'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
  payment: ['number', 'expiry', 'cvc'],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;

/** Its name in Stripe's interface. */
export type ElementType = keyof typeof layouts;

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
} as const satisfies StripeElementClasses;

type ClassName = keyof typeof defaultClasses;

/** Fields for a card, inside the page's own box. */
export class CardElement {
  readonly #type: ElementType;
  readonly #emitter = new Emitter();
  readonly #onDestroyed: () => void;
  #options: StripeCardElementOptions;
  #group: FieldGroup | null = null;
  #container: HTMLElement | null = null;

  constructor(type: ElementType, options: StripeCardElementOptions, onDestroyed: () => void) {
    this.#type = type;
    this.#options = options;
    this.#onDestroyed = onDestroyed;
  }

  mount(target: string | HTMLElement): void {
    const container =
      typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!container) throw new Error('The selector you specified applies to no DOM element.');
    this.unmount();
    const names: readonly FieldName[] = layouts[this.#type];
    const shown = names.filter(
      (name) => name !== 'postal' || this.#options.hidePostalCode !== true,
    );
    const group = new FieldGroup(shown, this.#type === 'payment');
    for (const field of group.fields) this.#listen(group, field);
    container.replaceChildren(group.host);
    this.#container = container;
    this.#group = group;
    this.#present();
    queueMicrotask(() => {
      if (this.#group === group) this.#emit('ready');
    });
  }

  unmount(): void {
    for (const name of classNames) this.#setClass(name, false);
    this.#container?.replaceChildren();
    this.#container = null;
    this.#group = null;
  }

  destroy(): void {
    this.unmount();
    this.#emitter.clear();
    this.#onDestroyed();
  }

  update(options: StripeCardElementOptions): void {
    for (const name of classNames) this.#setClass(name, false);
    this.#options = { ...this.#options, ...options };
    this.#present();
  }

  on(name: string, listener: (event: object) => unknown): this {
    this.#emitter.add(name, listener);
    return this;
  }

  once(name: string, listener: (event: object) => unknown): this {
    this.#emitter.addOnce(name, listener);
    return this;
  }

  off(name: string, listener?: (event: object) => unknown): this {
    this.#emitter.remove(name, listener);
    return this;
  }

  focus(): void {
    this.#group?.fields[0]?.input.focus();
  }

  blur(): void {
    for (const { input } of this.#group?.fields ?? []) input.blur();
  }

  clear(): void {
    this.#group?.clear();
    this.#changed();
  }

  collapse(): void {
    this.blur();
  }

  /** The typed card, or null while it is incomplete. */
  card(): CardForm | null {
    return this.#group?.card() ?? null;
  }

  /** What keeps the card from being complete. */
  problem(): FieldError | null {
    const problem = this.#group?.problem() ?? null;
    this.#present();
    return problem;
  }

  #listen(group: FieldGroup, field: Field): void {
    const { input, name } = field;
    input.addEventListener('input', (event) => {
      const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      formatField(field, isDeleting);
      this.#changed();
      const next = group.fields[group.fields.indexOf(field) + 1];
      const isDone = name !== 'postal' && stateOf(field, group.fields).isComplete;
      if (isDone && !isDeleting) next?.input.focus();
    });
    input.addEventListener('focus', () => {
      this.#setClass('focus', true);
      this.#emit('focus');
    });
    input.addEventListener('blur', () => {
      group.leave(name);
      this.#setClass('focus', false);
      if (stateOf(field, group.fields).isUnfinished) this.#changed();
      this.#emit('blur');
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#emit('escape');
    });
  }

  #emit(name: string): void {
    this.#emitter.emit(name, { elementType: this.#type });
  }

  #setClass(name: ClassName, isOn: boolean): void {
    const names = this.#options.classes?.[name] ?? defaultClasses[name];
    for (const one of names.split(' ').filter(Boolean)) {
      this.#container?.classList.toggle(one, isOn);
    }
  }

  #present(): void {
    const group = this.#group;
    if (!group) return;
    group.present(this.#options.style, this.#options.disabled === true);
    this.#setClass('base', true);
    this.#setClass('complete', group.isComplete);
    this.#setClass('empty', group.isEmpty);
    this.#setClass('invalid', group.error !== null);
  }

  #changed(): void {
    const group = this.#group;
    if (!group) return;
    this.#present();
    this.#emitter.emit('change', {
      elementType: this.#type,
      brand: group.brand,
      complete: group.isComplete,
      empty: group.isEmpty,
      error: group.error ?? undefined,
      value:
        this.#type === 'payment' ? { type: 'card' } : { postalCode: group.value('postal') ?? '' },
    });
  }
}

const classNames: readonly ClassName[] = ['base', 'complete', 'empty', 'focus', 'invalid'];
