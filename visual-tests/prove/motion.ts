/** WCAG 2.3.3, for who asked for stillness: nothing moves or fades for longer than a blink. */
import { nameOf } from './visible.ts';

/** The longest that something may take to appear, in milliseconds. */
const blink = 100;

const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat)) * 1000;

/** What would travel if its looks changed. */
const travels = () =>
  // A story that shows motion on a still system.
  document.documentElement.dataset['motion'] === 'full'
    ? []
    : [...document.querySelectorAll('[data-story-root] *, [role=dialog] *')]
        .filter((element) => longest(getComputedStyle(element).transitionDuration) > blink)
        .slice(0, 3)
        .map((element) => `travels too long: ${nameOf(element)}`);

/** What is moved or faded by an animation that is longer than a blink. */
const moves = () =>
  document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
    const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const isMoved = properties.some((name) =>
      /^(transform|translate|scale|rotate|opacity)$/.test(name),
    );
    const lasts = Number(effect.getComputedTiming().activeDuration);
    return isMoved && lasts > blink ? [`moves for ${lasts} ms: ${nameOf(effect.target)}`] : [];
  });

/** Everything that is not as still as was asked for. */
export const motion = (): string[] => [...travels(), ...moves()];
