import type { ComponentStatus, Coverage } from '@hangtag/tools/library/status';
import { dot, mark } from './status.css.ts';

/** The columns of the status, in the order in which they are read. */
export const columns: readonly {
  readonly key: Exclude<keyof ComponentStatus, 'stories'>;
  readonly title: string;
  readonly about: string;
}[] = [
  {
    key: 'axeLight',
    title: 'Axe, light',
    about: 'All rules, target size included, on every story.',
  },
  { key: 'axeDark', title: 'Axe, dark', about: 'The same page again in dark.' },
  { key: 'keyboard', title: 'Keyboard', about: 'A story is played with the real keyboard.' },
  {
    key: 'phrases',
    title: 'Screen reader',
    about: 'What is read out is compared, phrase by phrase.',
  },
  { key: 'pictures', title: 'Pictures', about: 'Compared pixel by pixel, in light and in dark.' },
];

const words: Readonly<Record<Coverage, string>> = {
  tested: 'Tested',
  partial: 'Partly',
  none: 'Not yet',
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
