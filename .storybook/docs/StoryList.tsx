import type { ModuleExport } from 'storybook/internal/types';
import * as css from './docs.css.ts';

/** A story, as far as a page tells of it. */
export interface ListedStory {
  readonly id: string;
  readonly name: string;
  readonly tags?: readonly string[];
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
  readonly moduleExport: ModuleExport;
  readonly parameters: {
    readonly picture?: unknown;
    readonly docs?: {
      readonly source?: { readonly code?: string; readonly originalSource?: string };
    };
  };
}

/** What floats covers its page, so that a docs page shows it through a window of its own. */
export const isFloating = ({ parameters }: ListedStory): boolean => parameters.picture === 'window';

/** What one writes for a story: read from its source, with the arguments in their places. */
export const codeOf = ({ parameters }: ListedStory): string =>
  parameters.docs?.source?.code ?? parameters.docs?.source?.originalSource ?? '';

/** Is it a state worth looking at? What only tests has no place on a page. */
export const isState = ({ tags = [] }: ListedStory): boolean =>
  !tags.includes('test-fn') && !tags.includes('test-only');

/** Is it shown on the page? States that look different are; what sets a theme or a width of its own is only linked. */
export const isShown = ({ tags = [], storyGlobals }: ListedStory): boolean =>
  tags.includes('picture') && Object.keys(storyGlobals ?? {}).length === 0;

/** A story's name as a sentence. */
export const sentenceOf = (name: string): string =>
  name.replaceAll(/ [A-Z](?=[a-z]|$| )/g, (letter) => letter.toLowerCase());

interface OtherStoriesProps {
  readonly of: readonly ListedStory[];
}

/** Links to the circumstances that are played, or need a window of their own. */
export function OtherStories({ of }: OtherStoriesProps) {
  if (of.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Also shown and played</h2>
      <ul className={css.links}>
        {of.map(({ id, name }) => (
          <li key={id}>
            <a className={css.link} href={`?path=/story/${id}`} target="_top">
              {sentenceOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
