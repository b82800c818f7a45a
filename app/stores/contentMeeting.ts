/** Where the company's draft of this screen meets another one: one that was kept, or one that somebody else saved. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { asPage } from '@hangtag/contract/rules/companyContent';
import { mergeParts } from '@hangtag/contract/rules/merge';
import type { CompanyContent, CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { ref } from 'valtio';
import { readContent } from '../api/companyContent.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { baseOf, isContentUnsaved, rebase, state, takeTurn } from './contentState.ts';
import { keepContent, readKeptContent } from './keptContent.ts';

/** Keeps in this tab what the server does not have yet, or forgets what it has (X10). */
export function keepTypedContent(): void {
  const { draft, save } = state;
  const answer = baseOf();
  if (!answer) return;
  const base = save.phase === 'stale' ? save.versions.base : answer.unpublishedContent;
  const at = save.phase === 'kept' ? save.at : Date.now();
  keepContent(answer.companyId, isContentUnsaved() && draft ? { draft, base, at } : null);
}

/** Puts a kept text back into the fields, as an offer; where somebody saved meanwhile, beside theirs. */
export function offerKeptContent(answer: CompanyContentAnswer): void {
  const kept = readKeptContent(answer.companyId);
  if (!kept || !answer.can.edit) return;
  const { base, draft, at } = kept;
  const theirs = answer.unpublishedContent;
  if (mergeParts(asPage(base), asPage(draft), asPage(theirs)).length === 0)
    return keepContent(answer.companyId, null);
  state.draft = ref(draft);
  state.save = saysTheSame(base, theirs)
    ? { phase: 'kept', at }
    : { phase: 'stale', problem: ref(savedSince), versions: ref({ base, theirs: answer }) };
}

/**
 * After a stale write: reads what somebody else saved, and asks only if it says something else.
 * @returns Whether the draft can be saved on top of theirs at once.
 */
export async function meetTheirContent(
  base: CompanyContentAnswer,
  problem: Problem,
): Promise<boolean> {
  const isLatest = takeTurn();
  try {
    const theirs = await readContent(base.companyId);
    if (!isLatest()) return false;
    if (saysTheSame(base.unpublishedContent, theirs.unpublishedContent)) {
      rebase(theirs);
      return true;
    }
    const versions = ref({ base: base.unpublishedContent, theirs });
    state.save = { phase: 'stale', problem: ref(problem), versions };
  } catch (error) {
    logFailure(error);
    if (isLatest()) state.save = { phase: 'failed', problem: ref(toProblem(error)) };
  }
  return false;
}

const savedSince: Problem = {
  code: 'stale_write',
  message: 'Your text was kept. Somebody saved since.',
  fields: {},
  status: 409,
};

/** Is there nothing to decide between two drafts? A publication changes no draft. */
const saysTheSame = (one: CompanyContent, other: CompanyContent): boolean =>
  isSame(one, other) || mergeParts(asPage(one), asPage(one), asPage(other)).length === 0;
