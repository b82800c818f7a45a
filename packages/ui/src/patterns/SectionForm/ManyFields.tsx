import type { SectionValue } from '@hangtag/contract/wire/section';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import * as css from './Entries.css.ts';
import { Entries } from './Entries.tsx';
import type { FieldProps } from './types.ts';

const CELL_MAX = 500;

const linesOf = (value: SectionValue | undefined) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const idsOf = (value: SectionValue | undefined) =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];

const rowsOf = (value: SectionValue | undefined) =>
  Array.isArray(value)
    ? value.filter((each): each is readonly string[] => Array.isArray(each))
    : [];

/** A list of lines. */
export function LinesField(props: FieldProps) {
  const lines = linesOf(props.value);
  return (
    <Entries
      of={props}
      entries={lines}
      noun="line"
      onChange={props.onChange}
      onAdd={() => props.onChange([...lines, ''])}
      draw={(line, place) => (
        <TextField
          aria-label={`${props.field.label}, line ${place + 1}`}
          value={line}
          maxLength={CELL_MAX}
          onChange={(typed) => props.onChange(lines.with(place, typed))}
          isReadOnly={props.isLocked}
        />
      )}
    />
  );
}

/** Rows of cells below the definition's column heads. */
export function RowsField(props: FieldProps) {
  const rows = rowsOf(props.value);
  const columns = props.field.options ?? [];
  const set = (place: number, column: number, typed: string) =>
    props.onChange(
      rows.with(
        place,
        columns.map((_, index) => (index === column ? typed : (rows[place]?.[index] ?? ''))),
      ),
    );
  const heads = (
    <div className={`${css.entry} ${css.columnHeads}`} aria-hidden>
      <div className={css.cells}>
        {columns.map((column) => (
          <Text key={column} kind="caption" tone="quiet" as="span">
            {column}
          </Text>
        ))}
      </div>
      {!props.isLocked && <span className={css.menuPlace} />}
    </div>
  );
  return (
    <Entries
      of={props}
      entries={rows}
      noun="row"
      heads={heads}
      onChange={props.onChange}
      onAdd={() => props.onChange([...rows, columns.map(() => '')])}
      draw={(row, place) => (
        <div className={css.cells}>
          {columns.map((column, index) => (
            <TextField
              key={column}
              aria-label={`${column}, row ${place + 1}`}
              placeholder={column}
              value={row[index] ?? ''}
              maxLength={CELL_MAX}
              onChange={(typed) => set(place, index, typed)}
              isReadOnly={props.isLocked}
            />
          ))}
        </div>
      )}
    />
  );
}

/** One file. */
export function FileField(props: FieldProps) {
  const { field, value, files, isLocked, onChange, onChooseFile } = props;
  return (
    <FileSlot
      label={field.label}
      labelEnd={field.required ? undefined : 'Optional'}
      type={field.accepts?.[0] ?? 'image'}
      file={files.find((file) => file.filesId === value) ?? null}
      badge={props.badge}
      hint={props.publishedHint}
      error={props.error}
      onChoose={isLocked ? undefined : () => onChooseFile()}
      onRemove={isLocked ? undefined : () => onChange(null)}
    />
  );
}

/** A list of files. */
export function FilesField(props: FieldProps) {
  const { field, files, isLocked, onChange, onChooseFile } = props;
  const ids = idsOf(props.value);
  return (
    <Entries
      of={props}
      entries={ids}
      noun="file"
      onChange={onChange}
      onAdd={() => onChooseFile(ids.length)}
      draw={(id, place) => (
        <FileSlot
          label={`File ${place + 1}`}
          labelIs="announced"
          type={field.accepts?.[0] ?? 'image'}
          file={files.find((file) => file.filesId === id) ?? null}
          onChoose={isLocked ? undefined : () => onChooseFile(place)}
        />
      )}
    />
  );
}
