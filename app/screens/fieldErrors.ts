import type { Problem } from '../api/problem.ts';
import type { SaveState } from '../stores/draftTypes.ts';

const none: Problem['fields'] = {};

/** The server's error messages by the draft's fields, after a rejected save. */
export function draftErrors(save: SaveState): Problem['fields'] {
  return save.phase === 'failed' ? save.problem.fields : none;
}

/**
 * The error messages of one section, by its field names.
 * @param place Its index in its list.
 * @param list Name of the list. @default 'sections'
 */
export function sectionErrors(
  fields: Problem['fields'],
  place: number,
  list = 'sections',
): Problem['fields'] {
  const root = `unpublishedContent.${list}.${place}.`;
  const own = Object.entries(fields).flatMap(([path, said]) => {
    if (!path.startsWith(root)) return [];
    const name = path.slice(root.length).replace(/^values\./, '');
    return [[name.split('.')[0], said]];
  });
  return own.length === 0 ? none : (Object.fromEntries(own) as Problem['fields']);
}
