/** From a stored section and its definition to what is drawn. */
import type { ContentSection, SectionInstance } from '@hangtag/contract/wire/section';
import type { PublicPage } from '../content/page.ts';
import type { Block, SectionView } from './blocks.ts';
import { readField } from './fields.ts';
import { valueOf } from './values.ts';

/** A block and whether its field holds one file only. */
interface Read {
  readonly block: Block;
  readonly isSingle: boolean;
}

/** Reads a section; null when it has nothing to show. */
export function readSection(
  instance: SectionInstance,
  definition: ContentSection,
  page: Pick<PublicPage, 'media' | 'locale'>,
): SectionView | null {
  const title = instance.title.trim();
  const read = definition.fields.flatMap((field) =>
    readField(field, valueOf(instance, field.key), page)
      .filter((block) => !repeats(block, title))
      .map((block) => ({ block, isSingle: field.kind === 'file' })),
  );
  const all = captioned(read);
  const lead = all.find(({ block, isSingle }) => isSingle && block.kind === 'pictures');
  const blocks = all.filter((one) => one !== lead).map(({ block }) => block);
  if (all.length === 0) return null;
  const under = lead?.block.kind === 'pictures' ? lead.block : null;
  return {
    id: instance.id,
    title,
    tone: 'plain',
    picture: under?.pictures[0] ?? null,
    pictureCaption: under?.caption ?? under?.pictures[0]?.caption ?? null,
    blocks: labelled(joinFacts(blocks)),
  };
}

/** A fact that says no more than the heading above it. */
function repeats(block: Block, title: string): boolean {
  return block.kind === 'facts' && block.rows.every(({ value }) => value === title || value === '');
}

/** Short texts and remarks right after a picture are its caption. */
function captioned(read: readonly Read[]): readonly Read[] {
  const result: Read[] = [];
  for (const one of read) {
    const last = result.at(-1);
    const words = captionWords(one.block);
    if (last?.block.kind === 'pictures' && words) {
      const caption = [last.block.caption, words].filter(Boolean).join(', ');
      result[result.length - 1] = { ...last, block: { ...last.block, caption } };
    } else {
      result.push(one);
    }
  }
  return result;
}

function captionWords(block: Block): string | null {
  if (block.kind === 'note') return block.text;
  const [only, ...more] = block.kind === 'facts' ? block.rows : [];
  return only && more.length === 0 && !only.href && !only.dateTime ? only.value : null;
}

/** Facts that follow each other become one list, aligned as its longer part is. */
function joinFacts(blocks: readonly Block[]): readonly Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (last?.kind === 'facts' && block.kind === 'facts') {
      const align = last.rows.length > block.rows.length ? last.align : block.align;
      result[result.length - 1] = { kind: 'facts', rows: [...last.rows, ...block.rows], align };
    } else {
      result.push(block);
    }
  }
  return result;
}

/** Prose carries its field's label only where a section holds several. */
function labelled(blocks: readonly Block[]): readonly Block[] {
  const isSeveral = blocks.filter(({ kind }) => kind === 'prose').length > 1;
  if (isSeveral) return blocks;
  return blocks.map((block) => (block.kind === 'prose' ? { ...block, label: null } : block));
}
