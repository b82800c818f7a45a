/** The company's calls to action [F024]. */
import type {
  Cta,
  CtaBody,
  CtasAnswer,
  CtaUsageAnswer,
  CtaWriteAnswer,
} from '@hangtag/contract/wire/cta';
import type { LinkCheck } from '@hangtag/contract/wire/link';
import type { UseRefusal } from '@hangtag/ui/patterns/EditableList';
import { proxy, ref, useSnapshot } from 'valtio';
import {
  checkCta,
  createCta,
  deleteCta,
  orderCtas,
  readCtas,
  readCtaUses,
  updateCta,
} from '../api/ctas.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { changeUsed, deleteUnused } from './deleteUnused.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';
import { toasts } from './toasts.ts';

interface CtasState {
  list: Remote<CtasAnswer>;
  /** Id of the one that is being deleted. */
  busy: number | null;
  /** Why the last reordering failed, as a sentence. */
  problem: string | null;
  /** Why the last deletion was refused, with the pages that use it. */
  refusal: UseRefusal | null;
  /** Where the one in the form is used. */
  uses: Remote<CtaUsageAnswer>;
}

const nothing: CtasState = { list: idle, busy: null, problem: null, refusal: null, uses: idle };
const state = proxy<CtasState>({ ...nothing });
const list = createLoader<CtasAnswer>({
  get: () => state.list as Remote<CtasAnswer>,
  set: (next) => (state.list = ref(next)),
});

const uses = createLoader<CtaUsageAnswer>({
  get: () => state.uses as Remote<CtaUsageAnswer>,
  set: (next) => (state.uses = ref(next)),
});

onOwnerChange(() => {
  list.forget();
  uses.forget();
  Object.assign(state, nothing);
});

/** The calls to action, for a component. */
export function useCtas(): Readonly<Omit<CtasState, 'uses'>> {
  const { list: shownList, busy, problem, refusal } = useSnapshot(state) as CtasState;
  return { list: shownList, busy, problem, refusal };
}

/** Where the one in the form is used, for a component. */
export const useCtaUses = (): Remote<CtaUsageAnswer> =>
  useSnapshot(state).uses as Remote<CtaUsageAnswer>;

/** Loads the calls to action. */
export const loadCtas = (): Promise<void> => {
  Object.assign(state, { problem: null, refusal: null });
  return list.load(() => readCtas(currentCompanyId()));
};

/** Loads where one is used, for its form. */
export function loadCtaUses(ctaId: number): Promise<void> {
  uses.forget();
  return uses.load(() => readCtaUses(currentCompanyId(), ctaId));
}

/** Asks the saved address of one now. @returns What was found. Rejects with the problem. */
export async function checkLink(ctaId: number): Promise<LinkCheck> {
  const answer = await checkCta(currentCompanyId(), ctaId);
  accept(answer);
  return answer.found;
}

function accept(data: CtasAnswer): void {
  // A running read started before this write.
  list.forget();
  state.list = ref({ phase: 'ready', data });
}

/**
 * Adds one, or changes one as it was read.
 * @param about The one to change; null for a new one.
 * @returns The written one. Rejects with the problem; after `cta_in_use` and `stale_write` the list is loaded again.
 */
export async function saveCta(about: Cta | null, body: CtaBody): Promise<Cta> {
  const companyId = currentCompanyId();
  const write = (): Promise<CtaWriteAnswer> =>
    about
      ? updateCta(companyId, about.ctaId, about.version, { ...body, confirmUses: about.livePages })
      : createCta(companyId, body);
  try {
    const answer = await write();
    accept(answer);
    toasts.success(
      about
        ? `Call to action “${answer.cta.name}” was saved.`
        : 'Call to action was successfully added.',
    );
    return answer.cta;
  } catch (error) {
    if (['cta_in_use', 'stale_write'].includes(toProblem(error).code)) await loadCtas();
    throw error;
  }
}

/** Moves one, visible immediately; reverts after a failure (D44). @param place Index counted from 0. */
export async function moveCta(ctaId: number, place: number): Promise<void> {
  const now = shown(state.list as Remote<CtasAnswer>);
  const moved = now?.ctas.find((each) => each.ctaId === ctaId);
  if (!now || !moved) return;
  const ctas = now.ctas.filter((each) => each !== moved).toSpliced(place, 0, moved);
  state.problem = null;
  accept({ ...now, ctas });
  try {
    const ids = ctas.map((each) => each.ctaId);
    accept(await orderCtas(currentCompanyId(), ids));
  } catch (error) {
    logFailure(error);
    accept(now);
    state.problem = toProblem(error).message;
  }
}

/** A change of one on the version that was shown. */
const change = ({ ctaId }: Cta, run: () => Promise<void>) => ({ id: ctaId, run, reload: loadCtas });

async function remove({ ctaId, name, version }: Cta, replaceBy?: number): Promise<void> {
  accept(await deleteCta(currentCompanyId(), ctaId, version, replaceBy));
  toasts.success(`Call to action “${name}” was deleted.`);
}

/** Deletes an unused one. @returns Whether it succeeded. */
export const removeCta = (cta: Cta): Promise<boolean> =>
  deleteUnused(
    state,
    change(cta, () => remove(cta)),
  );

/** Deletes a used one and puts another in its place. @returns Whether it succeeded. */
export const replaceCta = (cta: Cta, by: number): Promise<boolean> =>
  changeUsed(
    state,
    change(cta, () => remove(cta, by)),
  );

/** Switches off one that could not be deleted. @returns Whether it succeeded. */
export const switchOffCta = (cta: Cta): Promise<boolean> =>
  changeUsed(
    state,
    change(cta, async () => {
      const body = { status: 'inactive', confirmUses: cta.livePages } as const;
      accept(await updateCta(currentCompanyId(), cta.ctaId, cta.version, body));
    }),
  );
