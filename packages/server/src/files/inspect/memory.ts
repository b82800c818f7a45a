/** A limit on the memory of WebAssembly, for which Node has no setting. */

const PAGE = 64 * 1024;

/** Limits the WebAssembly memory of this process: beyond it, the program gets an allocation failure. */
export function boundMemory(bytes: number): void {
  const { prototype } = WebAssembly.Memory;
  const own = Object.getOwnPropertyDescriptor(prototype, 'grow');
  const grow = own?.value as (pages: number) => number;
  Object.defineProperty(prototype, 'grow', {
    ...own,
    value: function bounded(this: WebAssembly.Memory, pages: number): number {
      if (this.buffer.byteLength + pages * PAGE > bytes) throw new RangeError('Out of memory.');
      return Reflect.apply(grow, this, [pages]);
    },
  });
}
