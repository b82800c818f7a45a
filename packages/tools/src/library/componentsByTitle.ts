/** The components of a docs page; also runs in the browser, so it does not import the compiler. */
import type { Component } from './components.ts';

/** One component of an entry point. */
const partAs = (component: Component, name: string): Component | undefined => {
  const part = component.parts.find((one) => one.name === name);
  return part && { name, entryPoint: component.entryPoint, says: part.says, parts: [part] };
};

/**
 * The components that a title names: `Elements/Divider, Ring, VisuallyHidden` names three, and
 * `Patterns/SelectPlanDialog`
 * one from the entry point of another.
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
  // Patterns are grouped by task.
  return (
    levels
      .slice(0, 2)
      .map(namedBy)
      .find((named) => named.length > 0) ?? []
  );
}
