/** The catalogue's sections that are assigned to one company, and the sections made for it alone [F161, F163]. */
import type { CompanySectionsBody } from '@hangtag/contract/wire/contentSection';
import type { CompanySection } from '@hangtag/contract/wire/section';
import type { UseRefusal } from '@hangtag/ui/patterns/EditableList';
import { proxy, ref, useSnapshot } from 'valtio';
import {
  deleteSection,
  readCompanySections,
  updateCompanySections,
  updateSection,
} from '../api/lists.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { changeUsed, deleteUnused } from './deleteUnused.ts';
import { onOwnerChange } from './session.ts';

type Sections = readonly CompanySection[];
type SectionAssignment = CompanySectionsBody['sections'][number];

interface State {
  companyId: number;
  list: Remote<Sections>;
  /** Of what the company was given, as it was last read. */
  version: number;
  /** Id of the section that is being changed. */
  busy: number | null;
  /** Why the last change failed, as a sentence. */
  problem: string | null;
  refusal: UseRefusal | null;
}

const nothing = { companyId: 0, list: idle, version: 0, busy: null, problem: null, refusal: null };
const state = proxy<State>({ ...nothing });
const loading = createLoader<Sections>({
  get: () => state.list as Remote<Sections>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(() => {
  loading.forget();
  Object.assign(state, nothing);
});

/** In the company's own order, else the catalogue's. */
const inCompanyOrder = (sections: Sections): Sections =>
  sections.toSorted((a, b) => a.pivot.displayOrder - b.pivot.displayOrder || a.id - b.id);

/** A company's sections with the running change, for a component. */
export function useCompanySections(companyId: number): Readonly<State> {
  const now = useSnapshot(state) as State;
  return now.companyId === companyId ? now : nothing;
}

/** Loads the sections; another company's are not shown meanwhile. */
export function loadCompanySections(companyId: number): Promise<void> {
  const isSame = state.companyId === companyId;
  Object.assign(state, { companyId, problem: null, refusal: null });
  return loading.load(
    async () => {
      const { sections, version } = await readCompanySections(companyId);
      if (state.companyId === companyId) state.version = version;
      return inCompanyOrder(sections);
    },
    isSame ? 'keeps' : 'drops',
  );
}

// Sequential: each answer is the whole list, and an older one must not arrive last.
let turn: Promise<unknown> = Promise.resolve();

function send(sections: SectionAssignment[]): Promise<unknown> {
  const { companyId } = state;
  state.problem = null;
  turn = turn.then(async () => {
    try {
      const answer = await updateCompanySections(companyId, { sections }, state.version);
      if (state.companyId !== companyId) return;
      state.version = answer.version;
      state.list = ref({ phase: 'ready', data: inCompanyOrder(answer.sections) });
    } catch (error) {
      logFailure(error);
      if (state.companyId !== companyId) return;
      await loadCompanySections(companyId);
      state.problem = toProblem(error).message;
    } finally {
      state.busy = null;
    }
  });
  return turn;
}

/** Makes a section available or not, or marks it as paid. */
export function assignSection(
  { id }: CompanySection,
  assignment: Pick<SectionAssignment, 'enabled' | 'paid'>,
): Promise<unknown> {
  state.busy = id;
  return send([{ contentSectionId: id, ...assignment }]);
}

/** Moves a section to an index, counted from 0. */
export function moveCompanySection(moved: CompanySection, place: number): Promise<unknown> {
  const list = state.list as Remote<Sections>;
  if (list.phase !== 'ready') return Promise.resolve();
  const next = list.data.filter(({ id }) => id !== moved.id).toSpliced(place, 0, moved);
  state.list = ref({ phase: 'ready', data: next });
  return send(next.map(({ id }, displayOrder) => ({ contentSectionId: id, displayOrder })));
}

/** Deletes a section of this company. @returns Whether it succeeded. */
export const deleteCompanySection = ({ id }: CompanySection): Promise<boolean> =>
  deleteUnused(
    state,
    thenLoad(id, () => deleteSection(id)),
  );

/** Deactivates a section of this company that could not be deleted. @returns Whether it succeeded. */
export const deactivateCompanySection = ({ id }: CompanySection): Promise<boolean> =>
  changeUsed(
    state,
    thenLoad(id, () => updateSection(id, { status: 'inactive' })),
  );

/** Reloads the company's sections after a call, unless another company is shown by then. */
function thenLoad(id: number, call: () => Promise<unknown>) {
  const { companyId } = state;
  const reload = async () => {
    if (state.companyId === companyId) await loadCompanySections(companyId);
  };
  const run = async () => {
    await call();
    await reload();
  };
  return { id, run, reload };
}
