/** The state of each record in its editor, and the order of running calls. */
import { isSame } from '@hangtag/contract/rules/canonical';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { proxy, ref, useSnapshot } from 'valtio';
import { idle, shown } from '../remote/Remote.ts';
import type { DraftAnswer, DraftEditor } from './draftTypes.ts';

export type DraftState<Draft extends object, Answer extends DraftAnswer<Draft>> = ReturnType<
  typeof createDraftState<Draft, Answer>
>;

/** Creates the state of one kind of record, by id. */
export function createDraftState<Draft extends object, Answer extends DraftAnswer<Draft>>() {
  type Editor = DraftEditor<Draft, Answer>;
  const empty = (): Editor => ({
    record: idle,
    draft: null,
    save: { phase: 'saved' },
    chosen: [],
    publishing: { isBusy: false, problem: null },
  });
  const unopened: Readonly<Editor> = empty();
  const state = proxy<{ editors: Record<number, Editor> }>({ editors: {} }) as {
    editors: Record<number, Editor>;
  };
  const turns = new Map<number, symbol>();

  /** A record in its editor, for a component; synchronous, so that the browser's own undo works in its fields. */
  const use = (id: number): Readonly<Editor> =>
    (useSnapshot(state, { sync: true }).editors[id] as Editor | undefined) ?? unopened;

  /** A record in its editor, for a store. */
  function of(id: number): Editor {
    // Read back after the write, because only the proxy is observed.
    state.editors[id] ??= empty();
    return state.editors[id];
  }
  /** Whether a draft has unsaved changes; one of a conflict may have none. */
  function isUnsaved(id: number): boolean {
    const { draft, save } = of(id);
    return save.phase === 'stale' ? !isSame(draft, save.versions.base) : save.phase !== 'saved';
  }
  const unsavedIds = () => Object.keys(state.editors).map(Number).filter(isUnsaved);

  /** Starts a call whose answer counts only until a later one starts. */
  function takeTurn(id: number): () => boolean {
    const own = Symbol();
    turns.set(id, own);
    return () => turns.get(id) === own;
  }

  /** Makes the server's record the new base; the draft stays. */
  const rebase = (id: number, data: Answer): void =>
    void (of(id).record = ref({ phase: 'ready', data }));

  /** Applies the server's record with its draft, unless the draft changed after it was `seen`. */
  function accept(id: number, data: Answer, seen: Draft | null): void {
    rebase(id, data);
    if (of(id).draft === seen)
      Object.assign(of(id), { draft: ref(data.unpublishedContent), save: { phase: 'saved' } });
  }

  /** Removes a record; running calls have no effect any more. */
  function reset(id: number): void {
    takeTurn(id);
    Object.assign(of(id), empty());
  }

  /** Removes every record. */
  function resetAll(): void {
    turns.clear();
    state.editors = {};
  }

  /** Adds a file that was just selected, so that the editor can show it. */
  function addFile(id: number, file: ProductFile): void {
    const others = of(id).chosen.filter(({ filesId }) => filesId !== file.filesId);
    of(id).chosen = ref([...others, file]);
  }

  /** Every file that the draft may reference; the same list again while nothing was selected. */
  function filesOf({ record, chosen }: Pick<Editor, 'record' | 'chosen'>): readonly ProductFile[] {
    const files = shown(record)?.files ?? [];
    return chosen.length === 0 ? files : [...files, ...chosen];
  }

  return {
    use,
    of,
    isUnsaved,
    unsavedIds,
    takeTurn,
    rebase,
    accept,
    reset,
    resetAll,
    addFile,
    filesOf,
  };
}
