import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storyWindow } from './snippet.css.ts';

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's globals for an iframe, which otherwise starts from the defaults and reports them to the page. */
const forwardedGlobals = ['theme', 'brand', 'density', 'direction', 'locale', 'motion'] as const;

const addressOf = (globals: Globals): string =>
  forwardedGlobals
    .filter((name) => globals[name])
    .map((name) => `${name}:${encodeURIComponent(String(globals[name]))}`)
    .join(';');

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const last: unknown = channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0];
  return (last as { globals?: Globals } | undefined)?.globals ?? {};
}

interface StoryWindowProps {
  readonly id: string;
  readonly name: string;
}

/** A story with an overlay in an iframe, under the toolbar's globals. */
export function StoryWindow({ id, name }: StoryWindowProps) {
  const [globals, setGlobals] = useState(() => addressOf(lastGlobals()));
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = (news: { globals: Globals }) => setGlobals(addressOf(news.globals));
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, []);
  return (
    <iframe
      className={storyWindow}
      title={name}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
    />
  );
}
