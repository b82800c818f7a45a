import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The dashboard's headline, `needsPlan` while a plan is the first step: a company's next first step, or how many published products have unpublished changes. */
export function headline(answer: DashboardAnswer | undefined, needsPlan = false): string {
  if (!answer) return 'Your products';
  const { firstSteps, waiting } = answer;
  if (firstSteps && !firstSteps.published)
    return firstSteps.edited
      ? 'Your first page can be published'
      : `${needsPlan ? 'Four' : 'Three'} steps to your first page`;
  if (waiting.changed === 0)
    return firstSteps ? 'Your first page is online' : 'Every published page is up to date';
  const count = words[waiting.changed] ?? String(waiting.changed);
  return waiting.changed === 1
    ? 'One product is waiting to be published'
    : `${count} products are waiting to be published`;
}
