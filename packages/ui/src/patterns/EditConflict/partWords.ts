import type { MergePart } from '@hangtag/contract/rules/merge';
import { describeChange } from '@hangtag/ui/patterns/ChangeList';
import type { Catalogue } from './versionTexts.ts';

/** The name of a part, and who changed it. */
export interface PartWords {
  readonly what: string;
  readonly who: string;
}

/** Describes a part with the catalogue's names. */
export function partWords({ change, suggested }: MergePart, { definitions }: Catalogue): PartWords {
  const who = {
    local: 'Only you changed this',
    server: 'Only they changed this',
    both: 'Both of you changed this',
  }[suggested ?? 'both'];
  if (change.kind === 'order')
    return {
      what: change.of === 'sections' ? 'Order of the sections' : 'Order of the pictures',
      who,
    };
  if (change.kind === 'setting' && change.field === 'currentHeaderId')
    return { what: 'Picture that is shown', who };
  return { what: describeChange(change, definitions).what, who };
}
