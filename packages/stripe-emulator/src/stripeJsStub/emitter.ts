/** `on`, `once` and `off`, as every element has them. */

type Listener = (event: object) => unknown;

/** The listeners of one element. */
export class Emitter {
  readonly #listeners = new Map<string, Map<Listener, Listener>>();

  add(name: string, listener: Listener): void {
    const known = this.#listeners.get(name) ?? new Map<Listener, Listener>();
    this.#listeners.set(name, known.set(listener, listener));
  }

  addOnce(name: string, listener: Listener): void {
    const once: Listener = (event) => {
      this.remove(name, listener);
      return listener(event);
    };
    const known = this.#listeners.get(name) ?? new Map<Listener, Listener>();
    this.#listeners.set(name, known.set(listener, once));
  }

  /** Without a listener, all of that name go. */
  remove(name: string, listener?: Listener): void {
    if (listener) this.#listeners.get(name)?.delete(listener);
    else this.#listeners.delete(name);
  }

  emit(name: string, event: object): void {
    for (const listener of this.#listeners.get(name)?.values() ?? []) listener(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
