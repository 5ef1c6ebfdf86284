import { type Farewells, withFarewell } from './farewell.ts'
import { type KeptRoom, type RoomStore, roomPrefix } from './room-store.ts'

type Wanted = { doctorId: number; door: string; attempt: number | undefined }

/** What this device has of the doctor's newest attempt, if anything. A store that cannot be read has nothing. */
export async function readKeptRoom(
  store: RoomStore,
  farewells: Farewells,
  { doctorId, door, attempt = 0 }: Wanted,
): Promise<KeptRoom | undefined> {
  try {
    const room = await store.newest(roomPrefix(doctorId, door))
    const kept = room === undefined ? undefined : await store.read(room)
    // The address may ask for a further attempt: then the one kept here is not meant.
    if (room === undefined || kept === undefined || kept.sitting.attempt < attempt) return undefined
    return withFarewell(kept, farewells.take(room))
  } catch {
    return undefined
  }
}
