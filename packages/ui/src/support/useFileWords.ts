import { useEffect, useRef } from 'react';
import { type FormIdentity, useFormDraft } from './useFormDraft.ts';

/** What is typed for one file. */
export interface FileWords {
  readonly name?: string;
  readonly alt?: string;
  readonly decorative?: boolean;
  /** A tag that is not added yet. */
  readonly tag?: string;
}

type WordsByFile = Readonly<Record<string, FileWords>>;

interface Unsaved {
  readonly words: WordsByFile;
}

const nothing: Unsaved = { words: {} };

const types = { name: 'string', alt: 'string', decorative: 'boolean', tag: 'string' } as const;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether stored input has the words of files. */
const isWords = (value: unknown) =>
  isObject(value) &&
  Object.values(value).every(
    (words) =>
      isObject(words) &&
      Object.entries(words).every(
        ([field, typed]) =>
          Object.entries(types).find(([name]) => name === field)?.[1] === typeof typed,
      ),
  );

/** The words that are typed for files and not saved yet. */
export interface UnsavedWords {
  /** Whether some are recovered from an earlier visit. */
  readonly isRecovered: boolean;
  /** Drops all of them. */
  readonly discard: () => void;
  /** The files that have any. */
  readonly filesIds: readonly number[];
  readonly of: (filesId: number) => FileWords;
  /** Changes what is typed for a file; what equals its saved words is not stored. */
  readonly type: (filesId: number, typed: FileWords, saved: FileWords) => void;
  /** Saves some fields by a function that resolves to whether it worked; drops what was typed in them if so. */
  readonly save: (
    filesId: number,
    fields: readonly (keyof FileWords)[],
    saving: () => Promise<boolean>,
  ) => Promise<boolean>;
}

/**
 * The words that are typed for files and not saved yet: recovered after a reload or a new session, and held while
 * another file is open and when saving failed (X10).
 * @param form Where they are stored, and what they are within a sentence.
 */
export function useFileWords(form: FormIdentity): UnsavedWords {
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const draft = useFormDraft({ ...form, save: () => running.current }, nothing, isWords);
  const latest = useRef(draft.typed.words);
  useEffect(() => {
    latest.current = draft.typed.words;
  });
  const write = (words: WordsByFile) => {
    latest.current = words;
    draft.set({ words });
  };
  return {
    isRecovered: draft.isRecovered,
    discard: draft.discard,
    filesIds: Object.keys(draft.typed.words).map(Number),
    of: (filesId) => draft.typed.words[filesId] ?? {},
    type: (filesId, typed, saved) => {
      const { [filesId]: before, ...others } = latest.current;
      const now = Object.fromEntries(
        Object.entries({ ...before, ...typed }).filter(
          ([field, value]) => value !== saved[field as keyof FileWords],
        ),
      );
      write(Object.keys(now).length > 0 ? { ...others, [filesId]: now } : others);
    },
    save: async (filesId, fields, saving) => {
      const sent = latest.current[filesId];
      const ending = saving();
      running.current = ending;
      if (!(await ending)) return false;
      const { [filesId]: now, ...others } = latest.current;
      const rest = Object.entries(now ?? {}).filter(
        ([field, value]) => !fields.some((each) => each === field && sent?.[each] === value),
      );
      write(rest.length > 0 ? { ...others, [filesId]: Object.fromEntries(rest) } : others);
      return true;
    },
  };
}
