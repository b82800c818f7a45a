/**
 * What a draft changes against the published page (D35): decided by content, never by dates. The list is
 * empty exactly when the two say the same.
 */
import type {
  AssetChange,
  ContentChange,
  HeaderChange,
  ListChange,
  SectionChange,
} from '../wire/changes.ts';
import type { HeaderMedia, ProductAsset, ProductContent } from '../wire/content.ts';
import type { SectionInstance } from '../wire/section.ts';
import { isSame } from './canonical.ts';
import { movedIds } from './movedIds.ts';

/** Does the draft say something else than the published page? True while nothing is published. */
export function hasUnpublishedChanges(
  draft: ProductContent,
  published: ProductContent | null,
): boolean {
  return published === null || !isSame(draft, published);
}

/** Every difference in page order, removed things last; empty while nothing is published. */
export function listChanges(
  draft: ProductContent,
  published: ProductContent | null,
): readonly ContentChange[] {
  if (published === null || isSame(draft, published)) return [];
  const { title, summary, headers, sections, assets, ...settings } = draft;
  const {
    title: oldTitle,
    summary: oldSummary,
    headers: oldHeaders,
    sections: oldSections,
    assets: oldAssets,
    ...oldSettings
  } = published;
  return [
    ...fieldsThatDiffer(summary, oldSummary).map((field) => ({
      kind: 'summary' as const,
      field,
      ...(field !== 'appLogoFilesId' &&
        field !== 'passport' && {
          before: oldSummary[field] ?? null,
          after: summary[field],
        }),
    })),
    ...(title === oldTitle ? [] : [{ kind: 'title' as const }]),
    ...compareLists(headers, oldHeaders, headerChange),
    ...compareLists(sections, oldSections, sectionChange),
    ...compareLists(assets.map(withId), oldAssets.map(withId), assetChange),
    ...fieldsThatDiffer(settings, oldSettings).map((field) => ({
      kind: 'setting' as const,
      field,
    })),
  ];
}

type ItemChange = { readonly change: ListChange; readonly isMoved: boolean };

function compareLists<T extends { readonly id: string | number }, C>(
  now: readonly T[],
  before: readonly T[],
  describe: (item: T, old: T, verdict: ItemChange) => C,
): readonly C[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const remainingIds = new Set(now.map((item) => item.id));
  const moved = movedIds(
    before.map((item) => item.id),
    now.map((item) => item.id),
  );
  const present = now.flatMap((item) => {
    const was = old.get(item.id);
    const isMoved = moved.has(item.id);
    if (!was) return [describe(item, item, { change: 'added', isMoved: false })];
    if (!isSame(item, was)) return [describe(item, was, { change: 'changed', isMoved })];
    return isMoved ? [describe(item, was, { change: 'moved', isMoved })] : [];
  });
  const removed = before.filter((item) => !remainingIds.has(item.id));
  return [
    ...present,
    ...removed.map((item) => describe(item, item, { change: 'removed', isMoved: false })),
  ];
}

function headerChange(item: HeaderMedia, old: HeaderMedia, verdict: ItemChange): HeaderChange {
  const fields = fieldsThatDiffer(item, old);
  return { kind: 'header', ...verdict, id: item.id, type: item.type, fields };
}

const withId = (asset: ProductAsset) => ({ ...asset, id: asset.assetId });

function assetChange(
  item: ReturnType<typeof withId>,
  old: ReturnType<typeof withId>,
  verdict: ItemChange,
): AssetChange {
  const { id, name } = item;
  return { kind: 'asset', ...verdict, id, name, fields: fieldsThatDiffer(item, old) };
}

function sectionChange(
  item: SectionInstance,
  old: SectionInstance,
  verdict: ItemChange,
): SectionChange {
  const { values, ...rest } = item;
  const { values: oldValues, ...oldRest } = old;
  return {
    kind: 'section',
    ...verdict,
    id: item.id,
    contentSectionId: item.contentSectionId,
    title: item.title,
    fields: [...fieldsThatDiffer(rest, oldRest), ...fieldsThatDiffer(values, oldValues)],
  };
}

function fieldsThatDiffer<T extends object>(now: T, before: T): readonly (keyof T & string)[] {
  const fields = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...fields].filter((field): field is keyof T & string => {
    const name = field as keyof T;
    return !isSame(now[name], before[name]);
  });
}
