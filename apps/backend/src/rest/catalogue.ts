import type { Queryable } from '../database/database.ts';

/** A table or view: its columns in order, with their SQL types. */
export interface Relation {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
}

/** Contains every table and view of the schema `public`. Only exposed ones are served. */
export interface Catalogue {
  find(name: string): Relation | undefined;
  isExposed(name: string): boolean;
}

/** Identifiers in a request are only compared with the catalogue, so that no text from a request becomes SQL. */
export async function readCatalogue(database: Queryable, exposed: readonly string[]): Promise<Catalogue> {
  const rows = await database.query<{ relation: string; column: string; type: string }>(
    `select c.relname as relation, a.attname as "column", format_type(a.atttypid, null) as type
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      order by c.relname, a.attnum`,
  );
  const relations = new Map<string, { name: string; columns: Map<string, string> }>();
  for (const { relation, column, type } of rows) {
    const knownRelation = relations.get(relation) ?? { name: relation, columns: new Map() };
    knownRelation.columns.set(column, type);
    relations.set(relation, knownRelation);
  }
  const missingRelations = exposed.filter((name) => !relations.has(name));
  if (missingRelations.length > 0) {
    throw new Error(
      `The database lacks ${missingRelations.join(', ')}, which the site reads. ` +
        'Apply the migrations to it, or remove the data folder so that the next start creates a new one.',
    );
  }
  const exposedNames = new Set(exposed);
  return { find: (name) => relations.get(name), isExposed: (name) => exposedNames.has(name) };
}
