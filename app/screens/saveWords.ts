import type { SaveWords } from '@hangtag/ui/patterns/EditorHeader';
import type { SaveState } from '../stores/draftTypes.ts';

/** The save state as the header's text. @param savedAt When the server's draft was saved, ISO 8601. */
export function saveWords(save: SaveState, savedAt: string | null): SaveWords {
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
        : { phase: 'failed', sentence: save.problem.message };
    default:
      return save;
  }
}

/** Why the draft is not saved, for the leave dialog; null when nothing was rejected. */
export function whyUnsaved(save: SaveState): string | null {
  if (save.phase === 'failed') return save.problem.message;
  return save.phase === 'stale' ? 'It was saved elsewhere too, and nothing is chosen yet.' : null;
}
