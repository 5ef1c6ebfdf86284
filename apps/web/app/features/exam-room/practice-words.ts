import * as m from '@prostuti/text/messages'
import type { RoomWords } from './room-words.ts'

/** A set of one's own is no exam. */
export const practiceWords: RoomWords = {
  leave: m.practice_leave,
  leaveTitle: m.practice_leave_title,
  leaveText: m.practice_leave_timed,
  stay: m.practice_leave_stay,
  offline: m.practice_room_offline,
  networkText: m.practice_network_text,
  start: m.practice_room_start,
  resume: m.practice_room_resume,
  finish: m.practice_finish,
  done: m.practice_done_title,
  seeOthers: m.practice_see_others,
}
