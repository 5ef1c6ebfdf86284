import * as m from '@prostuti/text/messages'
import type { ExamCard } from '../../kit/exam/exam-types.ts'

const ofExam = {
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

const ofPractice: typeof ofExam = {
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

/** What the room calls that which is sat in it: a set of one's own is no exam. */
export const roomWords = ({ kind }: Pick<ExamCard, 'kind'>): typeof ofExam =>
  kind === 'practice' ? ofPractice : ofExam
