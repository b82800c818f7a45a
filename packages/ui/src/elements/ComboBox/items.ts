/** One option. */
export interface ComboBoxItem<Id extends string = string> {
  /** The unique id. */
  readonly id: Id;
  /** Its name: searched, and shown in the field once selected. */
  readonly label: string;
  /** A second line that distinguishes equal names, such as a code or a place. */
  readonly description?: string;
  /** Title of its group; the items of a group are adjacent. */
  readonly section?: string;
}

/** Items with an optional common title. */
export interface ComboBoxGroup<Id extends string = string> {
  readonly title: string | undefined;
  readonly items: readonly ComboBoxItem<Id>[];
}

/** Groups adjacent items by section, in order. */
export function grouped<Id extends string>(
  items: readonly ComboBoxItem<Id>[],
): readonly ComboBoxGroup<Id>[] {
  const groups: { title: string | undefined; items: ComboBoxItem<Id>[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.title === item.section) last.items.push(item);
    else groups.push({ title: item.section, items: [item] });
  }
  return groups;
}
