import { StatusOverview } from '../../.storybook/docs/StatusOverview.tsx';
import { Foundation } from './foundations/Foundation.tsx';

/** How far every component is tested, on one page. */
export function StatusPage() {
  return (
    <Foundation
      title="Accessibility status"
      lead="Told from the reports of the stories, never typed by hand. Tested for axe means every story of a component, partly means some. For the keyboard one story is enough that works a control with a key or compares every stop of Tab, for the screen reader one that compares what is read out. A component is stable when axe in light and dark, its pictures and, where it has something to operate, keyboard and screen reader are tested; until then it is beta."
    >
      <StatusOverview />
    </Foundation>
  );
}
