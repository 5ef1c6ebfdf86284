import type { Storage } from '../../../storage/storage.ts'

/** Everything that has come of an upload, part by part. Keys are made by us, of letters that no path can be built with. */
const partsOf = (key: string): string => `uploads/${key}/`

type Part = { at: number; writer: string }

/** Each request has parts of its own: what one that was taken over from still sends lands beside what counts. */
export const partKey = (key: string, { at, writer }: Part): string => `${partsOf(key)}${at}-${writer}`

export const removeParts = (storage: Storage, { key }: { key: string }): Promise<void> =>
  storage.removeAll(partsOf(key))
