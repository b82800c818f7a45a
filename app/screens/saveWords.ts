import type { ContentChange } from '@hangtag/contract/wire/changes';
import type { ContentSection } from '@hangtag/contract/wire/section';
import { describeChange } from '@hangtag/ui/patterns/ChangeList';
import type { SaveWords } from '@hangtag/ui/patterns/EditorHeader';
import type { SaveState } from '../stores/draftTypes.ts';

/**
 * The save state as the header's text.
 * @param savedAt When the server's draft was saved, ISO 8601.
 * @param unsaved The changes that the server does not have.
 * @param definitions The catalogue of sections, for their names.
 */
export function saveWords(
  save: SaveState,
  savedAt: string | null,
  unsaved: readonly ContentChange[] = [],
  definitions: readonly ContentSection[] = [],
): SaveWords {
  switch (save.phase) {
    case 'saved':
      return { phase: 'saved', at: savedAt };
    case 'recovered':
      return { phase: 'unsaved' };
    case 'stale':
      return { phase: 'stale', sentence: 'Both versions are kept until you choose.' };
    case 'failed':
      // A lost connection is no error: the draft is saved automatically later.
      return save.problem.code === 'unreachable'
        ? { phase: 'unsaved' }
        : { phase: 'failed', ...partsOf(save, unsaved, definitions) };
    default:
      return save;
  }
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is not saved, where the rest is, and why. */
function partsOf(
  { problem, isRestSaved }: Extract<SaveState, { phase: 'failed' }>,
  unsaved: readonly ContentChange[],
  definitions: readonly ContentSection[],
) {
  if (!isRestSaved || unsaved.length === 0) return { sentence: problem.message };
  const what = list.format([
    ...new Set(unsaved.map((change) => describeChange(change, definitions).what)),
  ]);
  return { what, sentence: `${problem.message} Everything else is saved.` };
}

/** Why the draft is not saved, for the leave dialog; null when nothing was rejected. */
export function whyUnsaved(save: SaveState): string | null {
  if (save.phase === 'failed') return save.problem.message;
  return save.phase === 'stale' ? 'It was saved elsewhere too, and nothing is chosen yet.' : null;
}
