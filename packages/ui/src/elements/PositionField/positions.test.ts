import { expect, it } from 'vitest';
import { nearest, positions, step } from './positions.ts';

it('has nine positions with the centre in the middle', () => {
  expect(positions).toHaveLength(9);
  expect(nearest({ x: 0.5, y: 0.5 }).name).toBe('Middle');
});

it('chooses the nearest position for any point', () => {
  expect(nearest({ x: 0.1, y: 0.9 }).name).toBe('Bottom left');
  expect(nearest({ x: 7, y: -3 }).name).toBe('Top right');
});

it('moves in the arrow’s direction, up to the edge', () => {
  const middle = nearest({ x: 0.5, y: 0.5 });
  expect(step(middle, 'ArrowUp')?.name).toBe('Top');
  expect(step(middle, 'ArrowDown')?.name).toBe('Bottom');
  expect(step(middle, 'ArrowLeft')?.name).toBe('Left');
  expect(step(nearest({ x: 1, y: 0 }), 'ArrowRight')?.name).toBe('Top right');
  expect(step(middle, 'Tab')).toBeNull();
});
