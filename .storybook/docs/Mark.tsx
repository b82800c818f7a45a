import type { Coverage, Test } from '@hangtag/tools/library/status';
import { badge } from './docs.css.ts';
import { dot, mark } from './status.css.ts';

/** The columns of the status, in reading order. */
export const columns: readonly {
  readonly key: Test;
  readonly title: string;
  readonly about: string;
}[] = [
  {
    key: 'axeLight',
    title: 'Axe, light',
    about: 'Axe’s own rules without regions, and target size, on every story.',
  },
  {
    key: 'axeDark',
    title: 'Axe, dark',
    about: 'The same page in dark, by the rules that read colours.',
  },
  {
    key: 'keyboard',
    title: 'Keyboard',
    about:
      'In a story a key works a control, or every stop of Tab is compared. Keys are simulated.',
  },
  {
    key: 'phrases',
    title: 'Screen reader',
    about: 'What a virtual screen reader reads out is compared, phrase by phrase.',
  },
  { key: 'pictures', title: 'Pictures', about: 'Compared pixel by pixel, in light and in dark.' },
  {
    key: 'forcedColours',
    title: 'Forced colours',
    about: 'Compared pixel by pixel while the system forces its own colours.',
  },
];

const words: Readonly<Record<Coverage, string>> = {
  tested: 'Tested',
  partial: 'Partly',
  none: 'Not yet',
  nothing: 'Nothing to operate',
};

interface MarkProps {
  readonly of: Coverage;
}

/** How far something is tested: a shape first, then the word. */
export function Mark({ of }: MarkProps) {
  return (
    <span className={mark}>
      <span className={dot({ of })} aria-hidden="true" />
      {words[of]}
    </span>
  );
}

interface MaturityProps {
  readonly isStable: boolean;
}

/** Whether a component has all its tests. */
export function Maturity({ isStable }: MaturityProps) {
  return (
    <span className={badge({ tone: isStable ? 'stable' : 'beta' })}>
      {isStable ? 'Stable' : 'Beta'}
    </span>
  );
}
