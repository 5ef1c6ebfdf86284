import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Work on a database of this browser. */
type UseDatabase<Schema extends DBSchema> = <Result>(
  work: (db: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>

/** A database of this browser, made at its first use. A browser may close it at any moment; after a failure the next call opens it anew. */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (fresh: IDBPDatabase<Schema>) => void,
): UseDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined

  function open(): Promise<IDBPDatabase<Schema>> {
    const opening = openDB<Schema>(name, 1, {
      upgrade: create,
      // A later version of the site wants to change the shape: this tab must not stand in its way.
      blocking: () => letGo(opening),
      terminated: () => letGo(opening),
    })
    return opening
  }
  function letGo(database: typeof opened): void {
    if (opened === database) opened = undefined
    database?.then(
      (db) => db.close(),
      () => {},
    )
  }
  return async (work) => {
    opened ??= open()
    const mine = opened
    try {
      return await work(await mine)
    } catch (error) {
      letGo(mine)
      throw error
    }
  }
}
