/** Which components a page is about; it also runs in the page, so it knows no compiler. */
import type { Component } from './components.ts';

/** One part of a door as a component of its own. */
const partAs = (component: Component, name: string): Component | undefined => {
  const part = component.parts.find((one) => one.name === name);
  return part && { name, door: component.door, says: part.says, parts: [part] };
};

/**
 * The components that a title names: `Elements/Divider, Ring, VisuallyHidden` names three, and `Patterns/SelectPlanDialog`
 * one that comes through the door of another.
 */
export function componentsByTitle(
  title: string,
  library: readonly Component[],
): readonly Component[] {
  const [room = '', names = ''] = title.split('/');
  const inRoom = library.filter(({ door }) => door.startsWith(`${room.toLowerCase()}/`));
  return names.split(/, | and /).flatMap((name) => {
    const own = inRoom.find(({ door }) => door.endsWith(`/${name}`));
    const [part] = own ? [own] : inRoom.flatMap((component) => partAs(component, name) ?? []);
    return part ?? [];
  });
}
