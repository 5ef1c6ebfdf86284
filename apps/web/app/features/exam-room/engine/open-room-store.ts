import { openIndexedRoomStore } from './indexed-room-store.ts'
import type { RoomStore } from './room-store.ts'
import { createMemoryTexts, createTextRoomStore } from './text-room-store.ts'

/** Some browsers neither open nor refuse a database, in private windows or when the disk is full. */
const patienceMs = 3000

/** The best place this browser has. Private windows and full disks have less; the room works in all of them. */
export async function openRoomStore(): Promise<RoomStore> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no database')), patienceMs))
    return await Promise.race([openIndexedRoomStore(), late])
  } catch {
    return openTextRoomStore()
  }
}

function openTextRoomStore(): RoomStore {
  try {
    localStorage.setItem('exam-room:try', '1')
    localStorage.removeItem('exam-room:try')
    return createTextRoomStore(localStorage, true)
  } catch {
    return createTextRoomStore(createMemoryTexts(), false)
  }
}
