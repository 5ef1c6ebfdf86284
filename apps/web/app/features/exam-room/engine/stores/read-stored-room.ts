import { type Entry, supersedes } from '../ledger.ts'
import { newestOf, type RoomStore, roomPrefix, type StoredParts, type StoredRoom } from './room-store.ts'

type RoomKey = { doctorId: number; client: string; attempt: number | undefined }

/** What this device has of the doctor's newest attempt, if anything. A store that cannot be read has nothing. */
export async function readStoredRoom(
  stores: readonly RoomStore[],
  { doctorId, client, attempt = 0 }: RoomKey,
): Promise<StoredRoom | undefined> {
  const prefix = roomPrefix(doctorId, client)
  const names = await fromAll(stores, (store) => store.newest(prefix))
  const room = newestOf(names, prefix)
  if (room === undefined) return undefined
  const { sitting, ...parts } = await readParts(stores, room)
  // The address may ask for a further attempt: then the one kept here is not meant.
  return sitting && sitting.attempt >= attempt ? { ...parts, sitting } : undefined
}

/** All that the stores have of one room: of every question the newest choice, whoever has it. */
export async function readParts(stores: readonly RoomStore[], room: string): Promise<StoredParts> {
  const found = await fromAll(stores, (store) => store.read(room))
  const entries = new Map<number, Entry>()
  for (const [id, entry] of found.flatMap((parts) => [...parts.entries])) {
    const present = entries.get(id)
    if (!present || supersedes(entry, present)) entries.set(id, entry)
  }
  const positions = found.flatMap(({ position }) => (position ? [position] : []))
  return {
    sitting: found.find(({ sitting }) => sitting)?.sitting,
    entries,
    // Of two from the same moment the one of the last moment, which is read last.
    position: positions.sort((one, other) => one.clock.over - other.clock.over).at(-1),
  }
}

async function fromAll<Result>(
  stores: readonly RoomStore[],
  read: (store: RoomStore) => Promise<Result | undefined>,
): Promise<Result[]> {
  const found = await Promise.allSettled(stores.map(read))
  return found.flatMap((one) => (one.status === 'fulfilled' && one.value !== undefined ? [one.value] : []))
}
