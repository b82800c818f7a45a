/** Where a draft meets another version: one that this tab stored, or one that another user saved. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { mergeParts } from '@hangtag/contract/rules/merge';
import { ref } from 'valtio';
import * as v from 'valibot';
import { ownProblem, type Problem, toProblem } from '../../api/problem.ts';
import { logFailure } from '../../remote/log.ts';
import { shown } from '../../remote/Remote.ts';
import { readRecoveredForm, storeForm } from '../formRecovery.ts';
import type { DraftState } from './draftState.ts';
import type { DraftAnswer, DraftKind, SaveState } from './types.ts';

const savedSince: Problem = {
  ...ownProblem('stale_write', 409),
  message: 'Your text was kept. Somebody saved since.',
};

/** Recovery and conflicts of one kind of record. */
export function createDraftConflicts<
  Draft extends object,
  Answer extends DraftAnswer<Draft>,
  Body extends object,
>(kind: DraftKind<Draft, Answer, Body>, state: DraftState<Draft, Answer>) {
  const { of, rebase, takeTurn } = state;
  const recovered = v.object({ draft: kind.schema, base: kind.schema, at: v.number() });
  const dropRecovery = (id: number) => storeForm(kind.place(id), null);

  /** Do two drafts agree? Publishing changes the record and no draft. */
  const agree = (one: Draft, other: Draft): boolean =>
    isSame(one, other) ||
    mergeParts(kind.asPage(one), kind.asPage(one), kind.asPage(other)).length === 0;

  const stale = (base: Draft, server: Answer, problem: Problem): SaveState<Draft, Answer> => ({
    phase: 'stale',
    problem: ref(problem),
    versions: ref({ base, server }),
  });

  /** Stores what only this tab has, or drops what the server has by now. */
  function storeRecovery(id: number): void {
    const { draft, record, save } = of(id);
    const base = save.phase === 'stale' ? save.versions.base : shown(record)?.unpublishedContent;
    const at = save.phase === 'recovered' ? save.at : Date.now();
    const isStored = save.phase !== 'saved' && draft && base;
    storeForm(kind.place(id), isStored ? { draft, base, at } : null);
  }

  /** Puts a recovered draft into the fields as an offer; after another user's save, as a conflict. */
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

  /** After a stale write: reads what another user saved, and asks only if their draft differs. */
  async function readConflict(id: number, base: Draft, problem: Problem): Promise<void> {
    const isLatest = takeTurn(id);
    try {
      const server = await kind.read(id);
      if (!isLatest()) return;
      if (agree(base, server.unpublishedContent)) {
        rebase(id, server);
        of(id).save = { phase: 'waiting' };
      } else of(id).save = stale(base, server, problem);
    } catch (error) {
      logFailure(error);
      if (isLatest()) of(id).save = { phase: 'failed', problem: ref(toProblem(error)) };
    }
  }

  return { dropRecovery, storeRecovery, offerRecovered, readConflict };
}
