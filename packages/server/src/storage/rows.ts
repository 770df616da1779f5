/** What stores ask about rows. */
import type { DeleteResult, InsertResult, SelectQueryBuilder, UpdateResult } from 'kysely';
import type { Schema } from './schema.ts';

interface Statement {
  executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult>;
}

/** Carries out a statement about one row; returns whether it has inserted, updated or deleted it. */
export async function hasChanged(statement: Statement): Promise<boolean> {
  const result = await statement.executeTakeFirst();
  if ('numInsertedOrUpdatedRows' in result) return result.numInsertedOrUpdatedRows === 1n;
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) === 1n;
}

/** Returns how many rows there are. */
export async function countOf<Table extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  const counted = rows.select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

type Nullable<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];

type WithoutNulls<Row> = Omit<Row, Nullable<Row>> & {
  [Name in Nullable<Row>]?: Exclude<Row[Name], null>;
};

/** Returns a row without the members that the database has no value for. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}
