import * as m from '@prostuti/text/messages'
import { addressOf } from '../address/address-of.ts'
import type { ExamClient } from './exam-clients.ts'
import type { ExamCard } from './exam-types.ts'

/**
 * The list that an exam stands in, for the way back. Special exams share the calls of BCS exams but have a list of their own,
 * so it is known once the exam is.
 */
export function listOf(client: Pick<ExamClient, 'listPath'>, exam: Pick<ExamCard, 'kind'> | undefined): string {
  return exam?.kind === 'special_exam' ? addressOf('/special-exam') : client.listPath
}

/** The same with its name, for an arrow that has no words. */
export const wayBack = (client: Pick<ExamClient, 'listPath'>, exam: Pick<ExamCard, 'kind'> | undefined) => ({
  to: listOf(client, exam),
  label: backWords(exam?.kind),
})

function backWords(kind: ExamCard['kind'] | undefined): string {
  if (kind === 'practice') return m.practice_back()
  return kind === 'schedule_exam' ? m.timetable_back() : m.result_back()
}
