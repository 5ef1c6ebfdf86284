import { tables } from '@prostuti/db'
import type { BuiltQuestion, buildPaper } from '../../testing/builders/build-paper.ts'
import { buildPaper as build, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { openExamApp } from '../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'

type Built = Awaited<ReturnType<typeof buildPaper>>
type Headers = Record<string, string>

const anything = {
  subject_ids: [],
  topic_ids: [],
  types: [],
  source: 'all',
  size: 10,
  mode: 'study',
  pack: null,
} as const

/** The app with short words for what the tests about practice do again and again. */
export async function openPracticeApp() {
  const test = await openExamApp()
  const { db } = test
  const closed = () => ({ kind: 'bcs_exam', opensAt: test.ago(days(3)), closesAt: test.ago(days(2)) }) as const
  const questionsOf = new Map<number, BuiltQuestion>()
  const post = (path: string, payload: object, headers: Headers) =>
    test.app.inject({ method: 'POST', url: `/api/v3/web/${path}`, payload, headers })
  const own = {
    post,
    /** An exam of single best answers that is over, with its answers out. */
    async paper(given: Parameters<typeof build>[1] = {}): Promise<Built> {
      const paper = await build(db, { pack: 'psc-noncadre', ...closed(), ...given })
      for (const question of paper.questions) questionsOf.set(question.id, question)
      return paper
    },
    /** Sat two days ago; `right` of its questions were right, the others wrong. */
    async sit(paper: Built, doctorId: number, right = 0) {
      const answers = paper.questions.map((question, at) =>
        at < right ? rightAnswer(question) : wrongAnswer(question),
      )
      const times = { startedAt: test.ago(days(2) + hours(2)), finishedAt: test.ago(days(2) + hours(1)) }
      return buildSatAttempt(db, { paper, doctorId, answers, ...times })
    },
    async make(headers: Headers, choices: object = {}) {
      return post('doctor/practice', { ...anything, ...choices }, headers)
    },
    /** A set that was drawn, with where its calls begin. */
    async makeSet(headers: Headers, choices: object = {}) {
      const made = await own.make(headers, choices)
      if (made.statusCode !== 201) throw new Error(made.body)
      const { id } = made.json() as { id: number }
      return { id, path: `doctor/practice/${id}` }
    },
    async open(path: string, headers: Headers) {
      const opened = await test.get(`${path}/on-spot`, headers)
      return opened.json() as { questions: { id: number; type: 'sba' | 'mcq' }[]; attempt: number; ends_at: string }
    },
    save: (path: string, questionId: number, answer: unknown, headers: Headers) =>
      post(
        `${path}/on-spot`,
        { questionId, question_type: questionsOf.get(questionId)!.type, selected_answer: answer },
        headers,
      ),
    show: (path: string, questionId: number, headers: Headers) => post(`${path}/answers/${questionId}`, {}, headers),
    finish: (path: string, headers: Headers) => post(`${path}/on-spot`, { practice_finished: true }, headers),
    right: (id: number) => rightAnswer(questionsOf.get(id)!),
    wrong: (id: number) => wrongAnswer(questionsOf.get(id)!),
    /** Puts a question into another paper, behind its own. */
    async share(question: { id: number }, { row }: Built) {
      await db.insert(tables.paperQuestion).values({
        paperId: row.id,
        position: 900,
        questionId: question.id,
        versionId: questionsOf.get(question.id)!.versionId,
        section: row.rules.sections[0]!.key,
      })
    },
    /** Puts a question into a ranked exam that is open now. */
    async embargo(question: { id: number }) {
      const other = await build(db, { kind: 'bcs_exam', opensAt: test.ago(minutes(5)), closesAt: test.ahead(hours(2)) })
      await own.share(question, other)
      return other
    },
  }
  return { ...test, ...own }
}

export type PracticeApp = Awaited<ReturnType<typeof openPracticeApp>>
