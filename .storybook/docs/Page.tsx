import { componentsByTitle } from '@hangtag/tools/library/componentsByTitle';
import { snippetOf } from '@hangtag/tools/library/snippet';
import { areStable } from '@hangtag/tools/library/status';
import { Canvas, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { components, status } from 'virtual:library';
import { Accessibility } from './Accessibility.tsx';
import { AnnouncementList, DoDont, Keyboard } from './Advice.tsx';
import { StoryWindow } from './StoryWindow.tsx';
import { DerivedA11yDocs } from './DerivedA11yDocs.tsx';
import { Maturity } from './Mark.tsx';
import * as css from './docs.css.ts';
import { PropsTable } from './PropsTable.tsx';
import { Sentence } from './Sentence.tsx';
import { Snippet } from './Snippet.tsx';
import {
  OtherStories,
  type ListedStory,
  codeOf,
  isFloating,
  isShown,
  isState,
  sentenceOf,
} from './StoryList.tsx';
import type { Usage } from './usage.ts';

/** The parameters of a story file for its docs page. */
interface PageParameters {
  readonly usage?: Usage;
  /** By the component's name, for a page about several. */
  readonly usages?: Readonly<Record<string, Usage>>;
}

interface ShownProps {
  readonly story: ListedStory;
}

function Shown({ story }: ShownProps) {
  return isFloating(story) ? (
    <StoryWindow id={story.id} name={sentenceOf(story.name)} />
  ) : (
    <Canvas of={story.moduleExport} sourceState="none" />
  );
}

/** The page of a component: description, example, props, usage and status. */
export function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage, usages = {} } = preparedMeta.parameters as PageParameters;
  // A module's exports are sorted by name; this restores the order of the file.
  const stories = useContext(DocsContext).componentStories() as readonly ListedStory[];
  const [example, ...others] = stories.filter(isState);
  const levels = preparedMeta.title.split('/');
  // Patterns are grouped by task.
  const isBelowTask = levels[0] === 'Patterns';
  const named = componentsByTitle(preparedMeta.title, components);
  const [main] = named;
  // Screens mock the same calls, so only one can be on a page.
  const isAlongside = (story: ListedStory) => named.length > 0 && isShown(story);
  const hasOwnKeys = usage?.keyboard !== undefined;
  const isStable = areStable(named.map(({ entryPoint }) => status[entryPoint]));
  return (
    <Unstyled>
      <article className={css.page}>
        <header className={css.header}>
          <p className={css.eyebrow}>{levels.slice(0, isBelowTask ? 2 : 1).join(' · ')}</p>
          <h1 className={css.title}>
            {levels.slice(isBelowTask ? 2 : 1).join(': ')}
            {named.length > 0 && <Maturity isStable={isStable} />}
          </h1>
          {named.map(({ entryPoint, name, says }) => (
            <p key={entryPoint} className={css.lead}>
              {named.length > 1 && <strong>{name}. </strong>}
              <Sentence>{says}</Sentence>
            </p>
          ))}
          {named.map(({ entryPoint, parts }) => (
            <code key={entryPoint} className={css.importLine}>
              {`import { ${parts.map(({ name }) => name).join(', ')} } from '@hangtag/ui/${entryPoint}';`}
            </code>
          ))}
        </header>
        {example && (
          <section className={css.section}>
            <h2 className={css.heading}>Example</h2>
            <Shown story={example} />
            {main && <Snippet code={snippetOf(codeOf(example), main, components)} />}
          </section>
        )}
        {Object.entries(usages).map(([name, one]) => (
          <DoDont key={name} of={name} usage={one} />
        ))}
        {usage && <DoDont usage={usage} />}
        {named.length > 0 && <PropsTable of={named.flatMap(({ parts }) => parts)} />}
        {usage?.keyboard ? (
          <Keyboard rows={usage.keyboard} />
        ) : (
          named.map((one) => (
            <DerivedA11yDocs
              key={one.entryPoint}
              topic="keyboard"
              of={one}
              hasOwnKeys={hasOwnKeys}
            />
          ))
        )}
        {usage?.announced ? (
          <AnnouncementList phrases={usage.announced} />
        ) : (
          named.map((one) => (
            <DerivedA11yDocs
              key={one.entryPoint}
              topic="announced"
              of={one}
              hasOwnKeys={hasOwnKeys}
            />
          ))
        )}
        {named.map(({ entryPoint, name }) => (
          <Accessibility key={entryPoint} name={name} status={status[entryPoint]} />
        ))}
        {others.filter(isAlongside).map((story) => (
          <section key={story.id} className={css.section}>
            <h2 className={css.heading}>{sentenceOf(story.name)}</h2>
            <Shown story={story} />
          </section>
        ))}
        <OtherStories of={others.filter((story) => !isAlongside(story))} />
      </article>
    </Unstyled>
  );
}
