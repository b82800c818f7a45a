import { choiceOf, currentHeader } from '@hangtag/contract/rules/currentHeader';
import type { FileAsset } from '@hangtag/contract/wire/file';
import {
  FILES_PER_FIELD,
  HEADERS_PER_PAGE,
  type HeaderMedia,
  type ProductContent,
} from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import type {
  CompanySection,
  FileType,
  SectionField,
  SectionValue,
} from '@hangtag/contract/wire/section';
import type { GalleryChoice, GalleryPurpose } from '@hangtag/ui/patterns/AssetGallery';
import type { SummarySlot } from '@hangtag/ui/patterns/SummaryForm';

/** A slot of a draft that takes a file: header media, a video's poster, the app logo, or a field of a section. */
export type Slot =
  | SummarySlot
  | {
      readonly kind: 'field';
      readonly sectionId: string;
      readonly key: string;
      /** Index of the file to replace; absent adds one. */
      readonly place?: number;
    };

/** A slot as a URL parameter. */
export function slotText(slot: Slot): string {
  if (slot.kind === 'logo') return slot.kind;
  if (slot.kind !== 'field') return [slot.kind, slot.id].filter(Boolean).join('.');
  return [slot.sectionId, slot.key, slot.place].filter((part) => part !== undefined).join('.');
}

/** Parses a slot; null when invalid. */
export function slotFrom(text: string | null): Slot | null {
  if (text === 'header' || text === 'logo') return { kind: text };
  const [sectionId, key, at] = text?.split('.') ?? [];
  if ((sectionId === 'header' || sectionId === 'poster') && key && /^[1-9]\d{0,8}$/.test(key))
    return { kind: sectionId, id: Number(key) };
  if (!sectionId || !key) return null;
  const place = at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined;
  return { kind: 'field', sectionId, key, ...(place === undefined ? {} : { place }) };
}

/** The field definition of a slot. */
export function fieldOf(
  slot: Slot,
  draft: ProductContent,
  definitions: readonly CompanySection[],
): SectionField | null {
  if (slot.kind !== 'field') return null;
  const section = draft.sections.find(({ id }) => id === slot.sectionId);
  const definition = definitions.find(({ id }) => id === section?.contentSectionId);
  return definition?.fields.find(({ key }) => key === slot.key) ?? null;
}

const purposes: Readonly<Record<FileType, GalleryPurpose>> = {
  image: 'image',
  movie: 'video',
  pdf: 'pdf',
};

/** The gallery's purpose: the field's first accepted kind, an image by default. */
export function purposeOf(slot: Slot, field: SectionField | null): GalleryPurpose {
  if (slot.kind === 'header') return 'header';
  return purposes[field?.accepts?.[0] ?? 'image'];
}

/** The header of a slot; undefined for a new one. */
const headerIn = ({ headers }: ProductContent, slot: { readonly id?: number }) =>
  headers.find(({ id }) => id === slot.id);

/** The header media kind that the gallery shows first: that of the replaced file. */
export const headerTypeOf = (slot: Slot, draft: ProductContent): 'image' | 'movie' =>
  (slot.kind === 'header' && headerIn(draft, slot)?.type) || 'image';

/** The current file of the slot. */
export function chosenIn(slot: Slot, draft: ProductContent): number | null {
  if (slot.kind === 'header') return headerIn(draft, slot)?.filesId ?? null;
  if (slot.kind === 'poster') return headerIn(draft, slot)?.posterFilesId ?? null;
  if (slot.kind === 'logo') return draft.summary.appLogoFilesId;
  const value = draft.sections.find(({ id }) => id === slot.sectionId)?.values[slot.key];
  const one = Array.isArray(value) ? value[slot.place ?? value.length] : value;
  return typeof one === 'number' ? one : null;
}

/** How many files fit into the slot: one, or what a list of them still takes. */
export function roomOf(slot: Slot, draft: ProductContent, field: SectionField | null): number {
  if (slot.kind === 'header')
    return slot.id === undefined ? HEADERS_PER_PAGE - draft.headers.length : 1;
  if (slot.kind !== 'field' || slot.place !== undefined || field?.kind !== 'files') return 1;
  const value = draft.sections.find(({ id }) => id === slot.sectionId)?.values[slot.key];
  return FILES_PER_FIELD - (Array.isArray(value) ? value.length : 0);
}

/** The draft without the headers whose picture is a placeholder: chosen ones take their place. */
export function withoutPlaceholders(
  draft: ProductContent,
  placeholders: ReadonlySet<number>,
): ProductContent {
  const headers = draft.headers.filter(
    ({ filesId }) => filesId === null || !placeholders.has(filesId),
  );
  const shown = currentHeader(draft)?.id ?? null;
  return { ...draft, headers, currentHeaderId: choiceOf(headers, shown) };
}

/** The draft with the selection in its slot; a field of several files gets one more. */
export function withChoice(
  draft: ProductContent,
  slot: Slot,
  choice: GalleryChoice,
  field: SectionField | null,
): ProductContent {
  if (slot.kind === 'header') {
    const was = headerIn(draft, slot);
    const next = headerFrom(choice, was, draft.headers);
    const headers = was
      ? draft.headers.map((each) => (each === was ? next : each))
      : [...draft.headers, next];
    return { ...draft, headers };
  }
  if (choice.kind !== 'file') return draft;
  const { filesId } = choice.asset;
  if (slot.kind === 'poster')
    return {
      ...draft,
      headers: draft.headers.map((each) =>
        each.id === slot.id ? { ...each, posterFilesId: filesId } : each,
      ),
    };
  if (slot.kind === 'logo')
    return { ...draft, summary: { ...draft.summary, appLogoFilesId: filesId } };
  return {
    ...draft,
    sections: draft.sections.map((section) =>
      section.id === slot.sectionId
        ? {
            ...section,
            values: {
              ...section.values,
              [slot.key]: added(section.values[slot.key], filesId, slot, field),
            },
          }
        : section,
    ),
  };
}

function added(
  now: SectionValue | undefined,
  filesId: number,
  { place }: { readonly place?: number },
  field: SectionField | null,
): SectionValue {
  if (field?.kind !== 'files') return filesId;
  const ids = Array.isArray(now) ? now.filter((id): id is number => typeof id === 'number') : [];
  if (ids.includes(filesId)) return ids;
  return place !== undefined && place < ids.length ? ids.with(place, filesId) : [...ids, filesId];
}

function headerFrom(
  choice: GalleryChoice,
  current: HeaderMedia | undefined,
  all: readonly HeaderMedia[],
): HeaderMedia {
  const id = current?.id ?? Math.max(0, ...all.map((each) => each.id)) + 1;
  const isFile = choice.kind === 'file';
  return {
    id,
    type: isFile && choice.asset.type === 'image' ? 'image' : 'movie',
    filesId: isFile ? choice.asset.filesId : null,
    embedUrl: isFile ? null : choice.url,
    alt: (isFile && choice.alt) || null,
    decorative: isFile && choice.decorative,
    posterFilesId: null,
  };
}

/** A selected file as an editor shows it, until an answer of the server contains it. */
export function productFileOf(asset: FileAsset): ProductFile {
  const { filesId, type, fileUrl, previewUrl, name, fileName, bytes, width, height } = asset;
  return { filesId, type, fileUrl, previewUrl, name, fileName, bytes, width, height };
}
