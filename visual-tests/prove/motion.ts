/** WCAG 2.3.3, for who asked for stillness: nothing moves or fades for longer than a blink. */
import { outsideStory } from '../outside.ts';
import { nameOf } from './visible.ts';

/** The longest that something may take to appear, in milliseconds. */
const blink = 100;

const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat)) * 1000;

/** An element and what is drawn before and after it. */
const looksOf = (element: Element) =>
  [null, '::before', '::after'].map((part) => getComputedStyle(element, part));

/** What would travel if its looks changed, wherever it stands: menus and news have a place of their own on the page. */
const travels = () =>
  // A story that shows motion on a still system.
  document.documentElement.dataset['motion'] === 'full'
    ? []
    : [...document.body.querySelectorAll('*')]
        .filter(
          (element) =>
            looksOf(element).some((css) => longest(css.transitionDuration) > blink) &&
            element.closest(outsideStory) === null,
        )
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
