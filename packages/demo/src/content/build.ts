/** Small builders that keep the content tables readable. */
import type { DemoPage, DemoSection, DemoValue } from './types.ts';

/**
 * One section; its key is the slug unless a page holds the same kind twice.
 * @param slug Slug of the definition, or `slug:key` to tell two of a kind apart.
 */
export function section(
  slug: string,
  title: string,
  values: Readonly<Record<string, DemoValue>>,
): DemoSection {
  const [kind = slug, name] = slug.split(':');
  return { key: name ?? kind, slug: kind, title, values };
}

/** A page with its header picture. */
export function page(
  title: string,
  header: DemoPage['header'],
  sections: readonly DemoSection[],
): DemoPage {
  return { title, header, sections };
}

/** The page with some of its sections replaced by others of the same key. */
export function revise(current: DemoPage, revised: readonly DemoSection[]): DemoPage {
  const byKey = new Map(revised.map((one) => [one.key, one]));
  return {
    ...current,
    sections: current.sections.map((one) => byKey.get(one.key) ?? one),
  };
}
