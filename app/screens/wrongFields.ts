import type { Problem } from '../api/problem.ts';
import type { SaveState } from '../stores/editors.ts';

const none: Problem['fields'] = {};

/** The server's sentences against the draft's fields, while a save stands refused. */
export function wrongFields(save: SaveState): Problem['fields'] {
  return save.phase === 'failed' ? save.problem.fields : none;
}
