/** A draft compared with another version: one stored in this tab, or one saved by another user. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { mergeParts } from '@hangtag/contract/rules/merge';
import { ref } from 'valtio';
import * as v from 'valibot';
import { ownProblem, type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { shown } from '../remote/Remote.ts';
import { readRecoveredForm, storeForm } from './formRecovery.ts';
import type { DraftState } from './draftState.ts';
import type { DraftAnswer, DraftKind, SaveState } from './draftTypes.ts';

const savedSince: Problem = {
  ...ownProblem('stale_write', 409),
  message: 'Your text was kept. Somebody saved since.',
};

/** Whether publishing does the same on both; a page that was taken down meanwhile comes back only by a new decision. */
const asksSame = <Draft>(base: DraftAnswer<Draft>, latest: DraftAnswer<Draft>): boolean =>
  isSame(base.unpublishedContent, latest.unpublishedContent) &&
  (latest.published || !base.published);

/** Recovery and conflicts of one kind of record. */
export function createDraftConflicts<
  Draft extends object,
  Answer extends DraftAnswer<Draft>,
  Body extends object,
>(kind: DraftKind<Draft, Answer, Body>, state: DraftState<Draft, Answer>) {
  const { of, rebase, takeTurn } = state;
  const recovered = v.object({ draft: kind.schema, base: kind.schema, at: v.number() });
  const dropRecovery = (id: number) => storeForm(kind.place(id), null);

  /** Whether two drafts are equal; publishing changes the record but no draft. */
  const agree = (one: Draft, other: Draft): boolean =>
    isSame(one, other) ||
    mergeParts(kind.asPage(one), kind.asPage(one), kind.asPage(other)).length === 0;

  const stale = (base: Draft, server: Answer, problem: Problem): SaveState<Draft, Answer> => ({
    phase: 'stale',
    problem: ref(problem),
    versions: ref({ base, server }),
  });

  /** Stores unsaved changes in this tab, or drops saved ones. */
  function storeRecovery(id: number): void {
    const { draft, record, save } = of(id);
    const base = save.phase === 'stale' ? save.versions.base : shown(record)?.unpublishedContent;
    const at = save.phase === 'recovered' ? save.at : Date.now();
    const isStored = save.phase !== 'saved' && draft && base;
    storeForm(kind.place(id), isStored ? { draft, base, at } : null);
  }

  /** Offers a recovered draft in the fields; after another user's save, as a conflict. */
  function offerRecovered(id: number, answer: Answer): void {
    const stored = answer.can.edit && readRecoveredForm(kind.place(id), recovered);
    if (!stored) return;
    const { base, draft, at } = stored;
    const server = answer.unpublishedContent;
    if (mergeParts(kind.asPage(base), kind.asPage(draft), kind.asPage(server)).length === 0)
      return dropRecovery(id);
    of(id).draft = ref(draft);
    of(id).save = agree(base, server)
      ? { phase: 'recovered', at }
      : stale(base, answer, savedSince);
  }

  /** After a stale write: loads the other user's version, and asks only if its draft differs. */
  async function readConflict(id: number, base: Draft, problem: Problem): Promise<void> {
    const isLatest = takeTurn(id);
    try {
      const server = await kind.read(id);
      if (!isLatest()) return;
      if (agree(base, server.unpublishedContent)) {
        rebase(id, server);
        const { draft } = of(id);
        const isBehind = draft && kind.bodyOf(draft, server.unpublishedContent);
        of(id).save = { phase: isBehind ? 'waiting' : 'saved' };
        storeRecovery(id);
      } else of(id).save = stale(base, server, problem);
    } catch (error) {
      logFailure(error);
      if (isLatest()) of(id).save = { phase: 'failed', problem: ref(toProblem(error)) };
    }
  }

  /** Makes a call; a stale one becomes a conflict, as a stale save does, and is made again where it asks the same. */
  async function callOnLatest(
    id: number,
    base: Answer,
    call: (base: Answer) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await call(base);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status !== 409) throw error;
      await readConflict(id, base.unpublishedContent, problem);
      const latest = shown(of(id).record);
      if (of(id).save.phase !== 'saved' || !latest || !asksSame(base, latest)) throw error;
      return await call(latest);
    }
  }

  return { dropRecovery, storeRecovery, offerRecovered, readConflict, callOnLatest };
}
