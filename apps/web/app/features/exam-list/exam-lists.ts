import {
  exams_description_bcs,
  exams_description_quiz,
  exams_description_special,
  exams_none_title_bcs,
  exams_none_title_quiz,
  exams_none_title_special,
  exams_text_bcs,
  exams_text_quiz,
  exams_text_special,
  exams_title_bcs,
  exams_title_quiz,
  exams_title_special,
} from '@prostuti/text/messages'
import { bcsExamDoor, type ExamDoor, quizDoor } from '../exams/exam-doors.ts'

export type ExamList = {
  path: string
  /** What its call is asked for. */
  kind: 'bcs' | 'quiz' | 'special'
  title: () => string
  text: () => string
  description: () => string
  none: () => string
  door: (key: string) => ExamDoor
}

const bcsList: ExamList = {
  path: '/bcs-exam-list',
  kind: 'bcs',
  title: exams_title_bcs,
  text: exams_text_bcs,
  description: exams_description_bcs,
  none: exams_none_title_bcs,
  door: bcsExamDoor,
}

/** In the order of their tabs. */
export const examLists: readonly ExamList[] = [
  bcsList,
  {
    path: '/quiz-list',
    kind: 'quiz',
    title: exams_title_quiz,
    text: exams_text_quiz,
    description: exams_description_quiz,
    none: exams_none_title_quiz,
    door: quizDoor,
  },
  {
    path: '/special-exam',
    kind: 'special',
    title: exams_title_special,
    text: exams_text_special,
    description: exams_description_special,
    none: exams_none_title_special,
    door: bcsExamDoor,
  },
]

/** The list at an address; a slash at its end changes nothing. */
export const examListAt = (pathname: string): ExamList =>
  examLists.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? bcsList
