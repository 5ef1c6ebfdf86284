import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import { bcsExamClient, type ExamClient, quizClient } from '../../kit/exam/exam-clients.ts'

export type ExamList = {
  path: string
  /** What its call is asked for. */
  kind: 'bcs' | 'quiz' | 'special'
  title: () => string
  text: () => string
  description: () => string
  none: () => string
  client: (key: string) => ExamClient
}

const bcsList: ExamList = {
  path: addressOf('/bcs-exam-list'),
  kind: 'bcs',
  title: m.exams_title_bcs,
  text: m.exams_text_bcs,
  description: m.exams_description_bcs,
  none: m.exams_none_title_bcs,
  client: bcsExamClient,
}

/** In the order of their tabs. */
export const examLists: readonly ExamList[] = [
  bcsList,
  {
    path: addressOf('/quiz-list'),
    kind: 'quiz',
    title: m.exams_title_quiz,
    text: m.exams_text_quiz,
    description: m.exams_description_quiz,
    none: m.exams_none_title_quiz,
    client: quizClient,
  },
  {
    path: addressOf('/special-exam'),
    kind: 'special',
    title: m.exams_title_special,
    text: m.exams_text_special,
    description: m.exams_description_special,
    none: m.exams_none_title_special,
    client: bcsExamClient,
  },
]

/** The list at an address; a slash at its end changes nothing. */
export const examListAt = (pathname: string): ExamList =>
  examLists.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? bcsList
