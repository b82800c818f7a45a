/** WCAG 2.3.3, for people who prefer reduced motion: nothing moves or fades for longer than a moment. */
import { outsideStory } from '../outsideStorySelector.ts';
import { nameOf } from './visible.ts';

/** The longest that something may take to appear, in milliseconds. */
const blink = 100;

const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat)) * 1000;

/** An element and its pseudo-elements. */
const looksOf = (element: Element) =>
  [null, '::before', '::after'].map((part) => getComputedStyle(element, part));

/** Elements whose change would be animated, wherever they are: menus and toasts have their own place on the page. */
const travels = () =>
  // A story that shows motion although the system asks for none.
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

/** Elements that an animation moves or fades for too long. */
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

/** Everything that moves despite reduced motion. */
export const motion = (): string[] => [...travels(), ...moves()];
