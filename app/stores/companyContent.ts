/** Loading and saving what the company says of itself (D40). */
import { asPage, fromPage } from '@hangtag/contract/rules/companyContent';
import type { CompanyContent } from '@hangtag/contract/wire/companyContent';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/product';
import { ref } from 'valtio';
import { readContent, updateContent } from '../api/companyContent.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { onReconnect } from './connection.ts';
import { keepTypedContent, meetTheirContent, offerKeptContent } from './contentMeeting.ts';
import { baseOf, isContentUnsaved, nothing, rebase, state, takeTurn } from './contentState.ts';
import { contentWrite } from './contentWrite.ts';
import { keepContent } from './keptContent.ts';
import { beforeSignOut, currentCompanyId, onOwnerChange, onSessionLost } from './session.ts';

/** Milliseconds of silence after which what was typed is saved. */
const PAUSE = 800;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;

/** Loads the content; what was typed and not saved is kept, and saved now if it can be. */
export async function openContent(): Promise<void> {
  if (isContentUnsaved()) return saveContentNow();
  const isLatest = takeTurn();
  const last = baseOf();
  state.content = ref({ phase: 'loading', last });
  try {
    const answer = await readContent(currentCompanyId());
    if (!isLatest()) return;
    rebase(answer);
    // Typed meanwhile it stays, and is on its way.
    if (isContentUnsaved()) return;
    state.draft = ref(answer.unpublishedContent);
    offerKeptContent(answer);
  } catch (error) {
    if (!isLatest()) return;
    logFailure(error);
    state.content = ref({ phase: 'failed', problem: toProblem(error), last });
  }
}

/** Changes the draft; it is saved after a short silence. */
export function editContent(change: (draft: CompanyContent) => CompanyContent): void {
  if (state.draft === null) return;
  state.draft = ref(change(state.draft));
  // Whoever types on in a kept text uses it.
  if (state.save.phase !== 'stale') waitToSave();
  keepTypedContent();
}

/** As `editContent`, for what knows pages; new sections go to the signature. */
export const editAsPage = (change: (page: ProductContent) => ProductContent): void =>
  editContent((draft) =>
    fromPage(draft, change(asPage(draft)), new Set(draft.premium.map(({ id }) => id))),
  );

function waitToSave(): void {
  state.save = { phase: 'waiting' };
  clearTimeout(timer);
  timer = setTimeout(() => void saveContentNow(), PAUSE);
}

/** Saves what is not saved yet; a save that is under way is waited for first. */
export async function saveContentNow(): Promise<void> {
  clearTimeout(timer);
  if (running) await running;
  const { phase } = state.save;
  if (phase !== 'waiting' && phase !== 'failed') return;
  running = writeDraft().finally(() => (running = null));
  await running;
}

/** Saves what waits for its turn, as when the editor is left; what was refused waits for the person instead. */
export async function saveWaitingContent(): Promise<void> {
  if (state.save.phase === 'waiting') await saveContentNow();
}

async function writeDraft(): Promise<void> {
  const base = baseOf();
  const sent = state.draft;
  if (!base || !sent) return;
  const isLatest = takeTurn();
  rebase(base);
  const body = contentWrite(sent, base.unpublishedContent);
  state.save = { phase: body ? 'saving' : 'saved' };
  if (!body) return keepContent(base.companyId, null);
  try {
    const answer = await updateContent(base.companyId, base.version, body);
    if (!isLatest()) return;
    rebase(answer);
    // The draft stays as typed: the server's trimmed text would move the caret under the person's fingers.
    if (state.draft === sent) state.save = { phase: 'saved' };
    else waitToSave();
    keepTypedContent();
  } catch (error) {
    logFailure(error);
    if (!isLatest()) return;
    const problem = toProblem(error);
    state.save = { phase: 'failed', problem: ref(problem) };
    // Nothing of what they saved concerns this draft: it is saved on top of theirs.
    if (problem.status === 409 && (await meetTheirContent(base, problem))) waitToSave();
  }
}

/** After a stale write: saves the one draft that was made of both, on top of theirs. */
export async function settleContent(merged: Pick<ProductContent, 'sections'>): Promise<void> {
  const { save, draft } = state;
  if (save.phase !== 'stale' || !draft) return;
  const { base, theirs } = save.versions;
  const premium = [base, draft, theirs.unpublishedContent].flatMap((each) => each.premium);
  rebase(theirs);
  const ids = new Set(premium.map(({ id }) => id));
  state.draft = ref(fromPage(theirs.unpublishedContent, merged, ids));
  state.save = { phase: 'waiting' };
  keepTypedContent();
  await saveContentNow();
}

/** Takes the offered text as one's own, and saves it. */
export async function takeKeptContent(): Promise<void> {
  if (state.save.phase !== 'kept') return;
  state.save = { phase: 'waiting' };
  await saveContentNow();
}

/** Gives the offered text up; the fields show what the server has. */
export function discardKeptContent(): void {
  const base = baseOf();
  if (!base || state.save.phase !== 'kept') return;
  keepContent(base.companyId, null);
  state.draft = ref(base.unpublishedContent);
  state.save = { phase: 'saved' };
}

function forgetContent(): void {
  takeTurn();
  clearTimeout(timer);
  Object.assign(state, nothing());
}

/** Gives up everything that the server does not have. */
export function discardContent(): void {
  const base = baseOf();
  if (base) keepContent(base.companyId, null);
  forgetContent();
}

/** Notes a file that was just chosen, so that the editor can draw it. */
export function addContentFile(file: ProductFile): void {
  state.chosen = ref([...state.chosen.filter(({ filesId }) => filesId !== file.filesId), file]);
}

beforeSignOut(saveContentNow);
onReconnect(() => {
  const { save } = state;
  if (save.phase === 'failed' && save.problem.code === 'unreachable') void saveContentNow();
});
onSessionLost(() => {
  clearTimeout(timer);
  if (!isContentUnsaved()) return;
  // Whoever signs in again is offered the text beside what the server has by then.
  keepTypedContent();
  forgetContent();
});
onOwnerChange(forgetContent);
