/** So many are remembered: more than can be on their way to one browser at once. */
const atMost = 200

const isDone = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('news', 1)
  opening.onupgradeneeded = () => {
    // In the order in which they came.
    const shown = opening.result.createObjectStore('shown', { autoIncrement: true })
    shown.createIndex('id', 'id', { unique: true })
  }
  return isDone(opening)
}

/** Works in the store; what fails there, in a private window or on a full disk, counts as nothing remembered. */
async function within<T>(
  mode: IDBTransactionMode,
  otherwise: T,
  work: (shown: IDBObjectStore) => Promise<T>,
): Promise<T> {
  try {
    const database = await open()
    try {
      return await work(database.transaction('shown', mode).objectStore('shown'))
    } finally {
      database.close()
    }
  } catch {
    return otherwise
  }
}

/**
 * Whether this browser has shown a piece of news. A push may come twice: its sender died after the push service had taken it and before it
 * could write that down (decision 105).
 */
export const wasShown = (id: string): Promise<boolean> =>
  within('readonly', false, async (shown) => (await isDone(shown.index('id').getKey(id))) !== undefined)

export const noteShown = (id: string): Promise<void> =>
  within('readwrite', undefined, async (shown) => {
    if ((await isDone(shown.index('id').getKey(id))) !== undefined) return
    await isDone(shown.add({ id }))
    const tooMany = (await isDone(shown.count())) - atMost
    if (tooMany <= 0) return
    const oldest = await isDone(shown.getAllKeys(undefined, tooMany))
    for (const key of oldest) await isDone(shown.delete(key))
  })
