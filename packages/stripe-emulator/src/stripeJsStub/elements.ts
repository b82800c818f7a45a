/** `stripe.elements()`: a group of elements that are confirmed together. */
import type { StripeCardElementOptions, StripeElements } from '@stripe/stripe-js';
import { CardElement, layouts, type ElementType } from './element.ts';

const isType = (type: string): type is ElementType => Object.hasOwn(layouts, type);

/** The element type, from its name or from the component of react-stripe-js. */
function typeOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const isComponent = (typeof asked === 'function' || typeof asked === 'object') && asked !== null;
  const type: unknown = isComponent ? Reflect.get(asked, '__elementType') : undefined;
  return typeof type === 'string' ? type : '';
}

/** The methods of Stripe's `elements` that the stub has. */
type Methods = Record<
  keyof Pick<StripeElements, 'create' | 'fetchUpdates' | 'getElement' | 'submit' | 'update'>,
  unknown
>;

/** A group of elements. */
export class Elements implements Methods {
  readonly #made = new Map<string, CardElement>();
  #options: Readonly<Record<string, unknown>>;

  constructor(options: Readonly<Record<string, unknown>> = {}) {
    this.#options = options;
  }

  create(type: string, options: StripeCardElementOptions = {}): CardElement {
    if (!isType(type)) throw new Error(`The stub of Stripe.js cannot draw the element "${type}".`);
    if (this.#made.has(type)) {
      throw new Error(
        `Can only create one Element of type ${type} through this Elements instance.`,
      );
    }
    const element = new CardElement(type, options, () => this.#made.delete(type));
    this.#made.set(type, element);
    return element;
  }

  getElement(asked: unknown): CardElement | null {
    return this.#made.get(typeOf(asked)) ?? null;
  }

  update(options: Readonly<Record<string, unknown>>): void {
    this.#options = { ...this.#options, ...options };
  }

  /** The client secret that the group was made with. */
  clientSecret(): string {
    const { clientSecret } = this.#options;
    return typeof clientSecret === 'string' ? clientSecret : '';
  }

  submit(): Promise<{ error?: object; selectedPaymentMethod?: string }> {
    const error = this.getElement('payment')?.problem();
    return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
  }

  fetchUpdates(): Promise<{ error?: undefined }> {
    return Promise.resolve({});
  }

  on(): this {
    return this;
  }

  off(): this {
    return this;
  }
}
