import type { FilledExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import type { Database } from '../../packages/db/src/index.ts'
import type { Work } from './work.ts'

type Examinee = { doctorId: number; token: string }

const answers = 3

/** Doctors who begin, answer a few questions and hand in. Counted are the starts and the finishes. */
export function sitExams({ pool }: Database, { key, paperId, questionIds }: FilledExam, examinees: Examinee[]): Work {
  const waiting = [...examinees]
  const started: number[] = []
  const finished: number[] = []
  const path = `/on-spot-bcs-exam/${key}`
  return {
    what: 'starts and finishes of exams',
    atOnce: 3,
    pauseMs: 700,
    async doOne(client) {
      const examinee = waiting.pop()
      if (examinee === undefined) return false
      const { token, doctorId } = examinee
      await client.send(path, { method: 'GET', token })
      started.push(doctorId)
      for (let nth = 0; nth < answers; nth++) {
        const step = { questionId: questionIds[nth], selected_answer: 1, question_type: 'sba', sequence: nth + 1 }
        await client.send(path, { token, json: step })
      }
      await client.send(path, { token, json: { bcs_exam_finished: true } })
      finished.push(doctorId)
      return true
    },
    acknowledged: () => started.length + finished.length,
    async findMissing() {
      const { rows } = await pool.query<{ doctor_id: number; finished: boolean; steps: number }>(
        `select attempt.doctor_id, attempt.finished_at is not null and is_marked and result.attempt_id is not null as finished,
           (select count(*)::int from answer_step where attempt_id = attempt.id) as steps
         from attempt left join attempt_result result on result.attempt_id = attempt.id
         where attempt.paper_id = $1 and attempt.doctor_id = any($2)`,
        [paperId, started],
      )
      const found = new Map(rows.map((row) => [row.doctor_id, row]))
      return [
        ...started.filter((id) => !found.has(id)).map((id) => `start of doctor ${id}`),
        ...finished
          .filter((id) => found.get(id)?.finished !== true || found.get(id)?.steps !== answers)
          .map((id) => `finish of doctor ${id}`),
      ]
    },
  }
}
