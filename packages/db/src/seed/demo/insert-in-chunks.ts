/** PostgreSQL takes at most 65,535 values in one statement. */
const rowsPerStatement = 500

/** Inserts rows in their order, some hundreds at a time. */
export async function insertInChunks<Row>(rows: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>) {
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await insert(rows.slice(from, from + rowsPerStatement))
}
