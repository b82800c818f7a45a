/** The definition in the editor: the platform's, or one company's own. */
import type { UsedSection } from '@hangtag/contract/wire/contentSection';
import { proxy, ref, useSnapshot } from 'valtio';
import { listSections } from '../api/lists.ts';
import { CallFailed, ownProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

const state = proxy<{ section: Remote<UsedSection> }>({ section: idle });
const section = createLoader<UsedSection>({
  get: () => state.section as Remote<UsedSection>,
  set: (next) => (state.section = ref(next)),
});

onOwnerChange(section.forget);

/** The definition, for a component. */
export const useSectionEditor = (): Remote<UsedSection> =>
  useSnapshot(state).section as Remote<UsedSection>;

/**
 * Loads one section with its uses, from the list because there is no call for one. @param companyId The company it
 * belongs to; absent for the platform's.
 */
export const loadSection = (id: number, companyId?: number): Promise<void> =>
  section.load(async () => {
    const { contentSections } = await listSections({ uses: '1', ...(companyId && { companyId }) });
    const found = contentSections.find((each) => each.id === id);
    if (!found) throw new CallFailed(ownProblem('missing', 404));
    return found;
  }, 'drops');
