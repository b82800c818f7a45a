import type { ArgTypesEnhancer } from 'storybook/internal/types';

const defaultTag = /\s*@default\s+([^\n]+)/;

/** Controls show a default in its own column; the description loses the `@default` tag. */
export const moveDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description = '', table } = argType;
      const [tag, value] = defaultTag.exec(description) ?? [];
      if (tag === undefined || value === undefined) return [name, argType];
      const defaultValue = { summary: value.trim() };
      return [
        name,
        {
          ...argType,
          description: description.replace(tag, '').trim(),
          table: { ...table, defaultValue },
        },
      ];
    }),
  );
