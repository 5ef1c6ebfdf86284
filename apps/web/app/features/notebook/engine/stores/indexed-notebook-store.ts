import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptDay, Step } from '../notebook-types.ts'
import type { NotebookStore } from './notebook-store.ts'

interface Notebooks extends DBSchema {
  days: { key: number; value: KeptDay }
  steps: { key: [number, string]; value: Step }
}

const stepsOf = (doctorId: number) => IDBKeyRange.bound([doctorId, ''], [doctorId, '\uffff'])

/** The store in IndexedDB: a retest is one small row. A browser may close the database at any moment; the next call opens it anew. */
export function createIndexedNotebookStore(): NotebookStore {
  let opened: Promise<IDBPDatabase<Notebooks>> | undefined

  function letGo(database: typeof opened): void {
    if (opened === database) opened = undefined
    database?.then(
      (db) => db.close(),
      () => {},
    )
  }
  function open(): Promise<IDBPDatabase<Notebooks>> {
    const opening = openDB<Notebooks>('notebooks', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('days')
        fresh.createObjectStore('steps')
      },
      blocking: () => letGo(opening),
      terminated: () => letGo(opening),
    })
    return opening
  }
  async function use<Result>(work: (db: IDBPDatabase<Notebooks>) => Promise<Result>): Promise<Result> {
    opened ??= open()
    const mine = opened
    try {
      return await work(await mine)
    } catch (error) {
      letGo(mine)
      throw error
    }
  }

  return {
    durable: true,
    read: (doctorId) =>
      use(async (db) => {
        const tx = db.transaction(['days', 'steps'])
        const [day, steps] = await Promise.all([
          tx.objectStore('days').get(doctorId),
          tx.objectStore('steps').getAll(stepsOf(doctorId)),
        ])
        return { day, steps }
      }),
    storeDay: (doctorId, day) => use(async (db) => void (await db.put('days', day, doctorId))),
    storeSteps: (doctorId, steps) =>
      use(async (db) => {
        const tx = db.transaction('steps', 'readwrite')
        const puts = steps.map((step) => tx.store.put(step, [doctorId, step.id]))
        // Said at once, and not found out when the page has come round to it again: it may be going.
        tx.commit()
        await Promise.all([...puts, tx.done])
      }),
    drop: (doctorId, stepIds) =>
      use(async (db) => {
        const tx = db.transaction('steps', 'readwrite')
        await Promise.all([...stepIds.map((id) => tx.store.delete([doctorId, id])), tx.done])
      }),
  }
}
