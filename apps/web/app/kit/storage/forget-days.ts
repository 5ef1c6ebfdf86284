import { daysName, dayTextBegin, notebooksName } from './notebook-names.ts'
import { namesOf, remove } from './storage.ts'

/**
 * The days of the mistake notebook that this device has: questions, what is right, and the doctor's own notes. Answers that wait
 * to be sent stay. They say a number and an option, and are lost nowhere else.
 */
export function forgetDays(): void {
  const local = () => localStorage
  for (const name of namesOf(local)) if (name.startsWith(dayTextBegin)) remove(local, name)
  try {
    const opening = indexedDB.open(notebooksName)
    // Where nobody has had a notebook, none is made.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = (event) => event.preventDefault()
    opening.onsuccess = () => {
      const { result: database } = opening
      database.transaction(daysName, 'readwrite').objectStore(daysName).clear()
      // Once the work above is done.
      database.close()
    }
  } catch {
    // No database, and so none with a day in it.
  }
}
