/** What was typed and not saved, in this browser and for one member: it outlives a reload, a crash and an ended session. */
export type Draft<Fields> = {
  fields: Fields
  /** What they were typed over, which is this version; where it is not kept, every difference is asked about. */
  seen?: Fields | undefined
  version: number
  at: string
}

const keyOf = (path: string, id: string, memberId: number): string => `office-draft ${memberId} ${path}/${id}`

export function readDraft<Fields>(path: string, id: string, memberId: number): Draft<Fields> | undefined {
  try {
    const kept = localStorage.getItem(keyOf(path, id, memberId))
    return kept === null ? undefined : (JSON.parse(kept) as Draft<Fields>)
  } catch {
    return undefined
  }
}

export function keepDraft<Fields>(path: string, id: string, memberId: number, draft: Draft<Fields>): void {
  try {
    localStorage.setItem(keyOf(path, id, memberId), JSON.stringify(draft))
  } catch {
    // Where storage is full or forbidden the text stands in the form alone.
  }
}

export function dropDraft(path: string, id: string, memberId: number): void {
  try {
    localStorage.removeItem(keyOf(path, id, memberId))
  } catch {
    // Nothing was kept either.
  }
}
