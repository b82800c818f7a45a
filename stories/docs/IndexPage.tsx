import { useEffect, useState } from 'react';
import { Foundation, Part } from './foundations/Foundation.tsx';
import * as css from './index.css.ts';

/** The used part of an entry in Storybook's index. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly subtype?: string;
  readonly tags?: readonly string[];
}

interface Card {
  readonly title: string;
  readonly name: string;
  readonly href: string;
  readonly picture: string | null;
}

/** Elements and layout are groups; patterns are grouped by task. */
function groupOf(title: string): string | null {
  const [kind = '', task = ''] = title.split('/');
  if (kind === 'Patterns') return task;
  return kind === 'Elements' || kind === 'Layout' ? kind : null;
}

/** Pages with the first picture of one of their stories, by group, in the order of the sidebar. */
function groupsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Card[]> {
  const groups = new Map<string, readonly Card[]>();
  for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
    const group = groupOf(title);
    if (group === null) continue;
    const pictured = entries.find(
      (entry) =>
        entry.title === title &&
        entry.type === 'story' &&
        entry.subtype !== 'test' &&
        entry.tags?.includes('picture'),
    );
    const parts = title.split('/');
    // Pages about one part of a component's use, without a picture.
    if (!pictured && parts.length > (group === 'Elements' || group === 'Layout' ? 2 : 3)) continue;
    const card = {
      title,
      name: parts.slice(group === 'Elements' || group === 'Layout' ? 1 : 2).join(': '),
      href: `?path=/docs/${id}`,
      picture: pictured ? `pictures/${pictured.id.replace('--', '/')}.png` : null,
    };
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return groups;
}

/** Every component by task, with a picture. */
export function IndexPage() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('index.json');
      const { entries: found } = (await answer.json()) as { entries: Record<string, Entry> };
      setEntries(Object.values(found));
    };
    void load();
  }, []);
  return (
    <Foundation title="Index" lead="Every component by the task it belongs to, as it looks.">
      {[...groupsOf(entries)].map(([group, cards]) => (
        <Part key={group} title={group}>
          <ul className={css.cards}>
            {cards.map(({ title, name, href, picture }) => (
              <li key={title} className={css.card}>
                <a className={css.link} href={href} target="_top">
                  {picture === null ? (
                    <span className={css.picture} />
                  ) : (
                    <img className={css.picture} src={picture} alt="" loading="lazy" />
                  )}
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </Foundation>
  );
}
