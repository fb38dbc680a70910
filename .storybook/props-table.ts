import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Docgen {
  props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined>;
}

/**
 * Shows types in the props table as written, where Storybook shows 'union' for optional ones, and
 * defaults in their own column, also from one-line docstrings.
 */
export const asWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { props = {} } = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, fallback] = argType.description?.split(/\s*@default\s+/) ?? [];
      const { raw } = props[name]?.tsType ?? {};
      // A function in a union is in brackets, which are not needed alone.
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
