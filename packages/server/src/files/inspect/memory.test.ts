import { afterEach, expect, it } from 'vitest';
import { boundMemory } from './memory.ts';

const { prototype } = WebAssembly.Memory;
const own = Object.getOwnPropertyDescriptor(prototype, 'grow') ?? {};

afterEach(() => {
  Object.defineProperty(prototype, 'grow', own);
});

it('refuses memory beyond the limit, and allows less', () => {
  boundMemory(3 * 64 * 1024);
  const memory = new WebAssembly.Memory({ initial: 1 });
  expect(memory.grow(2)).toBe(1);
  expect(() => memory.grow(1)).toThrow('Out of memory');
});
