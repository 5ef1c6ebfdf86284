import * as m from '@prostuti/text/messages'
import { createContext, useContext } from 'react'

const examWords = {
  leave: m.room_leave,
  leaveTitle: m.room_leave_title,
  leaveText: m.room_leave_text,
  stay: m.room_leave_stay,
  offline: m.room_offline,
  networkText: m.room_network_text,
  start: m.room_start,
  resume: m.room_resume,
  finish: m.room_finish,
  done: m.room_done_title,
  seeOthers: m.room_see_others,
}

export type RoomWords = typeof examWords

/** What the room calls that which is sat in it. A page whose set is no exam brings its own words. */
export const RoomWordsOf = createContext<RoomWords>(examWords)

export const useRoomWords = (): RoomWords => useContext(RoomWordsOf)
