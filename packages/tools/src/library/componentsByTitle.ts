/** Which components a page is about; it also runs in the page, so it knows no compiler. */
import type { Component } from './components.ts';

/** One part of an entry point as a component of its own. */
const partAs = (component: Component, name: string): Component | undefined => {
  const part = component.parts.find((one) => one.name === name);
  return part && { name, entryPoint: component.entryPoint, says: part.says, parts: [part] };
};

/**
 * The components that a title names: `Elements/Divider, Ring, VisuallyHidden` names three, and `Patterns/SelectPlanDialog`
 * one that comes through the entry point of another.
 */
export function componentsByTitle(
  title: string,
  library: readonly Component[],
): readonly Component[] {
  const [folder = '', ...levels] = title.split('/');
  const inFolder = library.filter(({ entryPoint }) =>
    entryPoint.startsWith(`${folder.toLowerCase()}/`),
  );
  const namedBy = (names: string) =>
    names.split(/, | and /).flatMap((name) => {
      const own = inFolder.find(({ entryPoint }) => entryPoint.endsWith(`/${name}`));
      const [part] = own ? [own] : inFolder.flatMap((component) => partAs(component, name) ?? []);
      return part ?? [];
    });
  // Patterns stand below the task that they belong to.
  return (
    levels
      .slice(0, 2)
      .map(namedBy)
      .find((named) => named.length > 0) ?? []
  );
}
