/** Editing a draft that saves itself: loading, autosave, conflicts, recovery and publishing, for any record with a draft. */
import { ref } from 'valtio';
import { CallFailed, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { shown } from '../remote/Remote.ts';
import { attempt } from './attempt.ts';
import { onReconnect } from './connection.ts';
import { beforeSignOut, onOwnerChange, onSessionLost } from './session.ts';
import { leaveOnceSaved } from './navigationGuard.ts';
import { toasts } from './toasts.ts';
import { createDraftConflicts } from './draftConflicts.ts';
import { createDraftState } from './draftState.ts';
import type { DraftAnswer, DraftKind, PublishAction } from './draftTypes.ts';
import { saveWithoutRejected } from './withoutRejected.ts';

/** Milliseconds after the last change until the draft is saved. */
const AUTOSAVE_DELAY = 800;

/** A store of drafts by the id of their record. */
export function createDraftEditor<
  Draft extends object,
  Answer extends DraftAnswer<Draft>,
  Body extends object,
>(kind: DraftKind<Draft, Answer, Body>) {
  const state = createDraftState<Draft, Answer>();
  const { of, isUnsaved, unsavedIds, takeTurn, rebase, accept } = state;
  const conflicts = createDraftConflicts(kind, state);
  const { dropRecovery, storeRecovery } = conflicts;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const running = new Map<number, Promise<void>>();

  async function write(id: number): Promise<void> {
    const base = shown(of(id).record);
    const sent = of(id).draft;
    if (!base || !sent) return;
    const isLatest = takeTurn(id);
    rebase(id, base);
    const body = kind.bodyOf(sent, base.unpublishedContent);
    of(id).save = { phase: body ? 'saving' : 'saved' };
    if (!body) return dropRecovery(id);
    try {
      const answer = await kind.write(base, body);
      if (!isLatest()) return;
      rebase(id, answer);
      // The draft stays as typed: the server's trimmed text would move the caret while the user types.
      of(id).save = { phase: of(id).draft === sent ? 'saved' : 'waiting' };
      storeRecovery(id);
    } catch (error) {
      logFailure(error);
      if (!isLatest()) return;
      const problem = toProblem(error);
      const rest = await saveWithoutRejected(kind, base, sent, Object.keys(problem.fields));
      if (!isLatest()) return;
      if (rest) rebase(id, rest);
      of(id).save = { phase: 'failed', problem: ref(problem), isRestSaved: rest !== null };
      storeRecovery(id);
      if (problem.status === 409)
        await conflicts.readConflict(id, base.unpublishedContent, problem);
    }
    if (of(id).save.phase === 'waiting') saveSoon(id);
  }

  function saveSoon(id: number): void {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void saveNow(id), AUTOSAVE_DELAY),
    );
  }

  /** Saves unsaved changes, after a running save. */
  async function saveNow(id: number): Promise<void> {
    clearTimeout(timers.get(id));
    const before = running.get(id);
    if (before) await before;
    const { phase } = of(id).save;
    if (phase !== 'waiting' && phase !== 'failed') return;
    const saving = write(id).finally(() => running.delete(id));
    running.set(id, saving);
    await saving;
    leaveOnceSaved();
  }

  function forget(id: number): void {
    clearTimeout(timers.get(id));
    state.reset(id);
  }

  /**
   * Saves, changes the record by another call and shows its answer; null without a record. @throws CallFailed with the
   * problem of the save or the call
   */
  async function change(
    id: number,
    call: (base: Answer) => Promise<Answer>,
  ): Promise<Answer | null> {
    await saveNow(id);
    const { draft, record, save } = of(id);
    if (save.phase === 'failed' || save.phase === 'stale') throw new CallFailed(save.problem);
    const base = shown(record);
    if (!base) return null;
    takeTurn(id);
    const answer = await conflicts.callOnLatest(id, base, call);
    accept(id, answer, draft);
    return answer;
  }

  /** Changes the draft; it is saved after a pause. */
  function edit(id: number, next: (draft: Draft) => Draft): void {
    const editor = of(id);
    if (editor.draft === null) return;
    editor.draft = ref(next(editor.draft));
    const { phase } = editor.save;
    // Typing on in a recovered draft accepts it; a new object would render everything that shows the state.
    if (phase !== 'stale' && phase !== 'waiting') editor.save = { phase: 'waiting' };
    storeRecovery(id);
    if (editor.save.phase === 'waiting') saveSoon(id);
  }

  /** Loads a record; unsaved input stays, and is saved if possible. */
  async function load(id: number): Promise<void> {
    if (isUnsaved(id)) return saveNow(id);
    const base = shown(of(id).record);
    const seen = of(id).draft;
    const isLatest = takeTurn(id);
    of(id).record = ref({ phase: 'loading', last: base });
    try {
      const answer = await kind.read(id);
      if (!isLatest()) return;
      // After an edit meanwhile the old base stays too, so that a stale write is still detected.
      if (base && of(id).draft !== seen) return rebase(id, base);
      accept(id, answer, of(id).draft);
      conflicts.offerRecovered(id, answer);
    } catch (error) {
      if (!isLatest()) return;
      logFailure(error);
      of(id).record = ref({ phase: 'failed', problem: toProblem(error), last: base });
    }
  }

  /** Saves without waiting for the autosave delay, as when the editor is left; a rejected draft waits for the user. */
  async function saveWaiting(id: number): Promise<void> {
    if (of(id).save.phase === 'waiting') await saveNow(id);
  }

  /** Resolves a conflict: saves the merged draft. */
  async function resolveConflict(id: number, draft: Draft): Promise<void> {
    const { save } = of(id);
    if (save.phase !== 'stale') return;
    rebase(id, save.versions.server);
    Object.assign(of(id), { draft: ref(draft), save: { phase: 'waiting' } });
    storeRecovery(id);
    await saveNow(id);
  }

  /** Accepts the recovered draft, and saves it. */
  async function acceptRecovered(id: number): Promise<void> {
    if (of(id).save.phase !== 'recovered') return;
    of(id).save = { phase: 'waiting' };
    await saveNow(id);
  }

  /** Discards the recovered draft; the fields show the server's. */
  function discardRecovered(id: number): void {
    const { draft, record, save } = of(id);
    const base = shown(record);
    if (!base || save.phase !== 'recovered') return;
    dropRecovery(id);
    accept(id, base, draft);
  }

  /** Discards all unsaved changes. */
  function discard(id: number): void {
    dropRecovery(id);
    forget(id);
  }

  /** Publishes or unpublishes, after saving [F244]. @returns Whether it succeeded. */
  async function publish(id: number, action: PublishAction): Promise<boolean> {
    const { publishing } = of(id);
    publishing.isBusy = true;
    const worked = await attempt(publishing, async () => {
      const answer = await change(id, (base) => kind.publish(base, action));
      if (answer) toasts.success(kind.message(answer, action));
      return answer !== null;
    });
    publishing.isBusy = false;
    return worked;
  }

  /** Clears the last publishing failure, as when the dialog opens again. */
  const resetPublishing = (id: number): void => void (of(id).publishing.problem = null);

  const stopTimers = () => timers.forEach((timer) => clearTimeout(timer));
  beforeSignOut(async () => void (await Promise.allSettled(unsavedIds().map(saveNow))));
  onReconnect(() => {
    for (const id of unsavedIds()) {
      const { save } = of(id);
      if (save.phase === 'failed' && save.problem.code === 'unreachable') void saveNow(id);
    }
  });
  onSessionLost(() => {
    stopTimers();
    // After the next sign-in the draft is offered together with the server's version.
    for (const id of unsavedIds()) {
      storeRecovery(id);
      forget(id);
    }
  });
  onOwnerChange(() => {
    stopTimers();
    state.resetAll();
  });

  return {
    use: state.use,
    of,
    isUnsaved,
    load,
    edit,
    saveNow,
    saveWaiting,
    change,
    rebase,
    resolveConflict,
    acceptRecovered,
    discardRecovered,
    discard,
    publish,
    resetPublishing,
    addFile: state.addFile,
    filesOf: state.filesOf,
  };
}
