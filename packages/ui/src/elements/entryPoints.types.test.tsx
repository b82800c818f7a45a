/**
 * Type tests of every component that an entry point of `elements` exports: none accepts a class or a style, and each
 * requires an accessible name or text. The message names an offender as `EntryPoint.Component`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

/** Every entry point; the last test fails when one is missing. */
interface EntryPoints {
  readonly Alert: typeof import('./Alert/index.ts');
  readonly AlertDialog: typeof import('./AlertDialog/index.ts');
  readonly Avatar: typeof import('./Avatar/index.ts');
  readonly Badge: typeof import('./Badge/index.ts');
  readonly Breadcrumbs: typeof import('./Breadcrumbs/index.ts');
  readonly Button: typeof import('./Button/index.ts');
  readonly Calendar: typeof import('./Calendar/index.ts');
  readonly CardLink: typeof import('./CardLink/index.ts');
  readonly Checkbox: typeof import('./Checkbox/index.ts');
  readonly CheckboxGroup: typeof import('./CheckboxGroup/index.ts');
  readonly ColorField: typeof import('./ColorField/index.ts');
  readonly ComboBox: typeof import('./ComboBox/index.ts');
  readonly DataTable: typeof import('./DataTable/index.ts');
  readonly DatePicker: typeof import('./DatePicker/index.ts');
  readonly Dialog: typeof import('./Dialog/index.ts');
  readonly Disclosure: typeof import('./Disclosure/index.ts');
  readonly Divider: typeof import('./Divider/index.ts');
  readonly DragHandle: typeof import('./DragHandle/index.ts');
  readonly DropZone: typeof import('./DropZone/index.ts');
  readonly EmptyState: typeof import('./EmptyState/index.ts');
  readonly FileTrigger: typeof import('./FileTrigger/index.ts');
  readonly Form: typeof import('./Form/index.ts');
  readonly GridList: typeof import('./GridList/index.ts');
  readonly Heading: typeof import('./Heading/index.ts');
  readonly HomeLink: typeof import('./HomeLink/index.ts');
  readonly Icon: typeof import('./Icon/index.ts');
  readonly IconButton: typeof import('./IconButton/index.ts');
  readonly Link: typeof import('./Link/index.ts');
  readonly LinkButton: typeof import('./LinkButton/index.ts');
  readonly LinkTabs: typeof import('./LinkTabs/index.ts');
  readonly Locale: typeof import('./Locale/index.ts');
  readonly LockedButton: typeof import('./LockedButton/index.ts');
  readonly LockedIconButton: typeof import('./LockedIconButton/index.ts');
  readonly LogoPlate: typeof import('./LogoPlate/index.ts');
  readonly Menu: typeof import('./Menu/index.ts');
  readonly Meter: typeof import('./Meter/index.ts');
  readonly NavLink: typeof import('./NavLink/index.ts');
  readonly Notice: typeof import('./Notice/index.ts');
  readonly NumberField: typeof import('./NumberField/index.ts');
  readonly Pagination: typeof import('./Pagination/index.ts');
  readonly PasswordField: typeof import('./PasswordField/index.ts');
  readonly Picture: typeof import('./Picture/index.ts');
  readonly PictureRadioGroup: typeof import('./PictureRadioGroup/index.ts');
  readonly Popover: typeof import('./Popover/index.ts');
  readonly PositionField: typeof import('./PositionField/index.ts');
  readonly ProgressBar: typeof import('./ProgressBar/index.ts');
  readonly RadioCards: typeof import('./RadioCards/index.ts');
  readonly RadioGroup: typeof import('./RadioGroup/index.ts');
  readonly Ring: typeof import('./Ring/index.ts');
  readonly SearchField: typeof import('./SearchField/index.ts');
  readonly SegmentedControl: typeof import('./SegmentedControl/index.ts');
  readonly Select: typeof import('./Select/index.ts');
  readonly Sheet: typeof import('./Sheet/index.ts');
  readonly Skeleton: typeof import('./Skeleton/index.ts');
  readonly SkipLink: typeof import('./SkipLink/index.ts');
  readonly StatusMark: typeof import('./StatusMark/index.ts');
  readonly Switch: typeof import('./Switch/index.ts');
  readonly Table: typeof import('./Table/index.ts');
  readonly Tabs: typeof import('./Tabs/index.ts');
  readonly TagGroup: typeof import('./TagGroup/index.ts');
  readonly Text: typeof import('./Text/index.ts');
  readonly TextArea: typeof import('./TextArea/index.ts');
  readonly TextButton: typeof import('./TextButton/index.ts');
  readonly TextField: typeof import('./TextField/index.ts');
  readonly TileButton: typeof import('./TileButton/index.ts');
  readonly Toast: typeof import('./Toast/index.ts');
  readonly Toolbar: typeof import('./Toolbar/index.ts');
  readonly Tooltip: typeof import('./Tooltip/index.ts');
  readonly VisuallyHidden: typeof import('./VisuallyHidden/index.ts');
  readonly WithTooltip: typeof import('./WithTooltip/index.ts');
}

/** Components that require no name, each with its reason. */
type NamelessComponents =
  // Decoration beside text.
  | 'ColorField.Swatch'
  | 'Divider.Divider'
  | 'Icon.Icon'
  | 'Menu.MenuSeparator'
  | 'Skeleton.Skeleton'
  | 'Table.TableSkeleton'
  // Named by the control that opens it.
  | 'Menu.Menu'
  // Named by the heading above it; a name of its own makes it a landmark.
  | 'Form.Form'
  // One of two: a title or a sentence.
  | 'Notice.Notice'
  // They contain their own text.
  | 'LogoPlate.LogoPlate'
  | 'SkipLink.SkipLink'
  | 'Toast.ToastRegion';

/** The components of an entry point with their props; hooks, queues and constants have no capital. */
type Components<Entry> = {
  [
    Name in keyof Entry as Name extends Capitalize<string & Name> ? Name : never
  ]: Entry[Name] extends (props: infer Props) => ReactNode ? Props : never;
};

type KeyIn<Props> = Props extends unknown ? keyof Props : never;

/** Props that would override the library's styles. */
type StyleProps = Extract<
  KeyIn<{ className: 1; style: 1; css: 1; dangerouslySetInnerHTML: 1 }>,
  string
>;

/** Props that are a name; where a component has none of them, its text counts. */
type Name = 'label' | 'aria-label' | 'aria-labelledby' | 'title' | 'alt';
type Words<Props> = Extract<KeyIn<Props>, Name> extends never ? 'children' | 'name' | 'text' : Name;

type IsNameless<Props, Key = Words<Props>> = Props extends unknown
  ? Partial<Pick<Props, Extract<keyof Props, Key>>> extends Pick<Props, Extract<keyof Props, Key>>
    ? true
    : never
  : never;

/** `EntryPoint.Component` of those with the flaw. */
type Offenders<Entries, Flaw extends 'style' | 'nameless'> = {
  [Entry in keyof Entries & string]: {
    [Name in keyof Components<Entries[Entry]> & string]: (
      Flaw extends 'style'
        ? Extract<KeyIn<Components<Entries[Entry]>[Name]>, StyleProps>
        : IsNameless<Components<Entries[Entry]>[Name]>
    ) extends never
      ? never
      : `${Entry}.${Name}`;
  }[keyof Components<Entries[Entry]> & string];
}[keyof Entries & string];

/** Entry points with one flaw each, which prove that the compiler finds it. */
interface FlawedExamples {
  readonly Styled: { readonly Box: (props: { style?: object; label: string }) => null };
  readonly Nameless: { readonly Box: (props: { 'aria-label'?: string; children: string }) => null };
  readonly Either: {
    readonly Box: (props: { label: string } | { label?: never; 'aria-label'?: string }) => null;
  };
  readonly Good: { readonly Box: (props: { label: string }) => null; readonly useBox: () => null };
}

type Same<One, Other> = [One, Other] extends [Other, One] ? true : [One, 'is not', Other];

it('finds a style prop and a missing name', () => {
  const styled: Same<Offenders<FlawedExamples, 'style'>, 'Styled.Box'> = true;
  const nameless: Same<Offenders<FlawedExamples, 'nameless'>, 'Nameless.Box' | 'Either.Box'> = true;
  expect([styled, nameless]).toEqual([true, true]);
});

it('accepts no class and no style on any element', () => {
  const found: Same<Offenders<EntryPoints, 'style'>, never> = true;
  expect(found).toBe(true);
});

it('requires a name or text of every element that is not listed as an exception', () => {
  const found: Same<Offenders<EntryPoints, 'nameless'>, NamelessComponents> = true;
  expect(found).toBe(true);
});

it('covers every entry point', () => {
  const listed = readFileSync(new URL(import.meta.url), 'utf8').matchAll(
    /typeof import\('\.\/(\w+)/g,
  );
  const folders = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[A-Z]/.test(name));
  expect(
    [...listed].map(([, name]) => name),
    'a new entry point needs a line in EntryPoints above',
  ).toEqual(folders.toSorted());
});
