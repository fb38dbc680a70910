import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Docgen {
  props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined>;
}

/**
 * Shows types as written, because Storybook shows 'union' for optional ones, and shows the defaults of one-line
 * docstrings in their own column.
 */
export const showSourceTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { props = {} } = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, fallback] = argType.description?.split(/\s*@default\s+/) ?? [];
      const { raw } = props[name]?.tsType ?? {};
      // A function in a union has brackets, which it does not need on its own.
      const type = raw && {
        summary: raw.replace(/\s*\| undefined$/, '').replace(/^\((\(.*\) => [^()]+)\)$/s, '$1'),
      };
      const defaultValue = fallback && { summary: fallback };
      return [
        name,
        {
          ...argType,
          ...(description !== undefined && { description }),
          table: { ...argType.table, ...(type && { type }), ...(defaultValue && { defaultValue }) },
        },
      ];
    }),
  );
};
