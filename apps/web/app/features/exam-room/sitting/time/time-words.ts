import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { formatDuration } from '../../../../kit/exam/exam-words.ts'

/** `১ ঘণ্টা ২৩ মিনিট`; whole minutes, because a sentence does not tick. */
export function timeWords(leftMs: number): string {
  const minutes = Math.floor(leftMs / 60_000)
  return minutes < 1 ? m.room_less_than_minute() : formatDuration(minutes, getLocale())
}
