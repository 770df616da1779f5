type Nullable<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];

type WithoutNulls<Row> = Omit<Row, Nullable<Row>> & {
  [Name in Nullable<Row>]?: Exclude<Row[Name], null>;
};

/** Returns a row without the members that the database has no value for. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}
