import { StatusOverview } from '../../.storybook/docs/StatusOverview.tsx';
import { Foundation } from './foundations/Foundation.tsx';

/** How far every component is tested, on one page. */
export function StatusPage() {
  return (
    <Foundation
      title="Accessibility status"
      lead="Told from the reports of the stories, never typed by hand. Tested for axe means every story of a component, partly means some; for the keyboard and the screen reader that a story pressed keys or compared phrases."
    >
      <StatusOverview />
    </Foundation>
  );
}
