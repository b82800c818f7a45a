/** What kind a table is, by its cells: facts, a scale, or columns. */
import type { SectionField } from '@hangtag/contract/wire/section';
import type { Block, Fact, ScaleRow } from './blocks.ts';
import { asRows } from './values.ts';

/** A part of the fact above is written with a dash or blanks before it, as on food labels. */
const partMark = /^(\s{2,}|\s*[-–—•]\s+)/;
/** "4/5" or "4/5 Ripe green". */
const scaleCell = /^(\d{1,2})\s*\/\s*(\d{1,2})(?:[\s,:–-]+(.*))?$/;
/** A quantity, which aligns at the end: "92 g", "3 404 kJ / 828 kcal", "< 0.5 g". */
const quantity = /^[<>~≈±-]?\s?\d[\d\s.,'/]*\s?[^\s\d]{0,6}(\s?\/\s?\d[\d\s.,]*\s?[^\s\d]{0,6})?$/u;

/** Reads a table; null when it has no rows. */
export function readTable(field: SectionField, value: unknown): Block | null {
  const rows = asRows(value);
  const width = rows[0]?.length ?? 0;
  if (width === 0) return null;
  if (width === 2) return readPairs(rows);
  const heads = (field.options ?? []).slice(0, width);
  return {
    kind: 'table',
    label: field.label,
    heads: heads.length === width ? heads : [],
    rows: rows.map((row) => row.map((cell) => cell.trim())),
  };
}

/** Label and value of a table's two columns; a row without a value says nothing. */
export function readFacts(rows: readonly (readonly string[])[]): readonly Fact[] {
  const facts = rows.map(([label = '', value = '']) => ({
    label: label.replace(partMark, '').trim(),
    value: value.trim(),
    isPart: partMark.test(label),
  }));
  return facts.filter(({ value }) => value !== '');
}

function readPairs(rows: readonly (readonly string[])[]): Block | null {
  const facts = readFacts(rows);
  if (facts.length === 0) return null;
  const scale = facts.map(readScaleRow);
  if (scale.every((row) => row !== null)) return { kind: 'scale', rows: scale };
  const areQuantities = facts.every(({ value }) => quantity.test(value));
  return { kind: 'facts', rows: facts, align: areQuantities ? 'end' : 'start' };
}

function readScaleRow(fact: Fact): ScaleRow | null {
  const [, value, max, words = ''] = scaleCell.exec(fact.value) ?? [];
  const row = { label: fact.label, value: Number(value), max: Number(max), words: words.trim() };
  return row.max > 1 && row.value <= row.max ? row : null;
}
