/** What is known of each record in its editor, and of the calls that are under way. */
import type { ProductFile } from '@hangtag/contract/wire/product';
import { proxy, ref, useSnapshot } from 'valtio';
import { idle, shown } from '../../remote/Remote.ts';
import type { DraftAnswer, DraftEditor } from './types.ts';

export type DraftState<Draft extends object, Answer extends DraftAnswer<Draft>> = ReturnType<
  typeof createDraftState<Draft, Answer>
>;

/** The records of one kind, by their ids. */
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
    // Read back after the write: only what comes out of the proxy is watched.
    state.editors[id] ??= empty();
    return state.editors[id];
  }
  /** Is there something that only this tab has? */
  const isUnsaved = (id: number): boolean => of(id).save.phase !== 'saved';
  const unsavedIds = () => Object.keys(state.editors).map(Number).filter(isUnsaved);

  /** Starts a call whose answer counts only while no later one has started. */
  function takeTurn(id: number): () => boolean {
    const own = Symbol();
    turns.set(id, own);
    return () => turns.get(id) === own;
  }

  /** Takes the server's record as the new base; the draft stays as it is. */
  const rebase = (id: number, data: Answer): void =>
    void (of(id).record = ref({ phase: 'ready', data }));

  /** Takes the server's record with its draft, unless the draft has changed since it was `seen`. */
  function accept(id: number, data: Answer, seen: Draft | null): void {
    rebase(id, data);
    if (of(id).draft === seen)
      Object.assign(of(id), { draft: ref(data.unpublishedContent), save: { phase: 'saved' } });
  }

  /** Forgets a record; a call that is under way changes nothing any more. */
  function reset(id: number): void {
    takeTurn(id);
    Object.assign(of(id), empty());
  }

  /** Forgets every record. */
  function resetAll(): void {
    turns.clear();
    state.editors = {};
  }

  /** Notes a file that was just chosen, so that the editor can draw it. */
  function addFile(id: number, file: ProductFile): void {
    const others = of(id).chosen.filter(({ filesId }) => filesId !== file.filesId);
    of(id).chosen = ref([...others, file]);
  }

  /** Every file the draft may refer to. */
  const filesOf = ({
    record,
    chosen,
  }: Pick<Editor, 'record' | 'chosen'>): readonly ProductFile[] => [
    ...(shown(record)?.files ?? []),
    ...chosen,
  ];

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
