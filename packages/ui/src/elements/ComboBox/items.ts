/** One choice. */
export interface ComboBoxItem<Id extends string = string> {
  /** Tells it from the others. */
  readonly id: Id;
  /** Its name: what is searched, and what stands in the field once it is chosen. */
  readonly label: string;
  /** A second line that tells it from its like, such as a code or a place. */
  readonly description?: string;
  /** Title of the group it stands in; the items of one group stand one after another. */
  readonly section?: string;
}

/** Items under one title, or under none. */
export interface ComboBoxGroup<Id extends string = string> {
  readonly title: string | undefined;
  readonly items: readonly ComboBoxItem<Id>[];
}

/** Items by the sections they name, in their order. */
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
