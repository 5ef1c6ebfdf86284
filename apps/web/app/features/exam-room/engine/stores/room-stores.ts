import { createMemoryTexts } from '../../../../kit/storage/memory-texts.ts'
import { type PatientStore, withPatience } from '../sending/with-patience.ts'
import { createIndexedRoomStore } from './indexed-room-store.ts'
import type { RoomStore } from './room-store.ts'
import { createTextRoomStore, type TextRoomStore } from './text-room-store.ts'

/**
 * Where this browser can keep rooms. Any of the first two may refuse, be full, hang or go away at any moment: a room is
 * written to the best one that takes it, and read from all of them.
 */
export type RoomStores = {
  best: PatientStore
  /** Written while the page goes, and in place of the best one. */
  quick: TextRoomStore
  /** For as long as the page lives. */
  memory: RoomStore
}

export function createRoomStores(): RoomStores {
  const texts = createMemoryTexts()
  return {
    best: withPatience(createIndexedRoomStore()),
    quick: createTextRoomStore(() => localStorage, true),
    memory: createTextRoomStore(() => texts, false),
  }
}

export const storesOf = ({ best, quick, memory }: RoomStores): RoomStore[] => [best, quick, memory]
