import type { ModuleExport } from 'storybook/internal/types';
import * as css from './docs.css.ts';

/** The part of a story that a page needs. */
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

/** An overlay covers its page, so a docs page shows it in an iframe. */
export const isFloating = ({ parameters }: ListedStory): boolean => parameters.picture === 'window';

/** The code of a story: read from its source, with its arguments filled in. */
export const codeOf = ({ parameters }: ListedStory): string =>
  parameters.docs?.source?.code ?? parameters.docs?.source?.originalSource ?? '';

/** Whether it is a state worth looking at; stories for tests alone have no place on a page. */
export const isState = ({ tags = [] }: ListedStory): boolean =>
  !tags.includes('test-fn') && !tags.includes('test-only');

/**
 * Whether the page shows it: states that look different are shown; a story with its own theme or width is only linked.
 */
export const isShown = ({ tags = [], storyGlobals }: ListedStory): boolean =>
  tags.includes('picture') && Object.keys(storyGlobals ?? {}).length === 0;

/** A story's name as a sentence. */
export const sentenceOf = (name: string): string =>
  name.replaceAll(/ [A-Z](?=[a-z]|$| )/g, (letter) => letter.toLowerCase());

interface OtherStoriesProps {
  readonly of: readonly ListedStory[];
}

/** Links to the other stories, which are interactive or need their own window. */
export function OtherStories({ of }: OtherStoriesProps) {
  if (of.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>More stories</h2>
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
