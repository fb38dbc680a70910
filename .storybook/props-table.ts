import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Docgen {
  props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined>;
}

/**
 * The table of props says a type as it is written, where Storybook says 'union' of all that may be left out; and a
 * default in its own column, where a docstring of one line has it behind a sentence.
 */
export const asWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { props = {} } = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, fallback] = argType.description?.split(/\s*@default\s+/) ?? [];
      const { raw } = props[name]?.tsType ?? {};
      // a function in a union stands in brackets, which mean nothing alone
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
