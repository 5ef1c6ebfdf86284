import type { BodyOf, ResponseOf } from '@prostuti/contract'
import type { changePaperQuestions, readPaperDesk } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { buildBatch, buildCourse } from '../../testing/builders/build-batch.ts'
import { buildTestOffice } from '../../testing/test-office.ts'

const { question, questionVersion, subject } = tables

/** A whole hour, and not far from the database's own clock, by which the list finds the state of a paper. */
export const now = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)
export const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000)

type Session = { staffId: number; headers: Record<string, string> }
type Step = BodyOf<typeof changePaperQuestions>['step']
export type Desk = ResponseOf<typeof readPaperDesk>

let made = 0

/** What is right is written into every explanation: an answer that has it has leaked it. */
export const secret = 'গোপন-উত্তর'

/** The office with a clock that stands still, people who make papers, and short words for what they do. */
export async function openPaperOffice() {
  let clock = now
  const test = await buildTestOffice({ clock: () => clock })
  const { db } = test.deps.database
  const ask = async (method: 'GET' | 'POST', path: string, { headers }: Session, payload?: object) => {
    const answer = await test.office.inject({
      method,
      url: `/api/v3/admin/${path}`,
      headers,
      ...(method === 'POST' && { payload: payload ?? {} }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json(), text: answer.body }
  }
  const controller = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })
  const second = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })
  const place = await buildCourse(db)
  const batch = await buildBatch(db, place)

  const fieldsOf = (given: object = {}) => ({
    title: { bn: 'মডেল টেস্ট ৩', en: 'Model test 3' },
    summary: null,
    kind: 'schedule_exam',
    pack: 'quiz',
    course_id: place.course.id,
    batch_ids: [batch.id],
    opens_at: hours(24).toISOString(),
    closes_at: hours(28).toISOString(),
    duration_minutes: 60,
    late_allowed: false,
    late_until: null,
    attempts: 1,
    shuffle_questions: 'as_written',
    shuffle_parts: false,
    access: 'enrolled',
    event_id: null,
    answers_at: null,
    ranks_at: null,
    marks_early: false,
    ...given,
  })

  const desk = async (id: number, by: Session = controller): Promise<Desk> =>
    (await ask('GET', `papers/${id}/desk`, by)).body
  const step = async (id: number, given: Step, by: Session = controller, version?: number) =>
    ask('POST', `papers/${id}/questions`, by, { version: version ?? (await desk(id, by)).version, step: given })

  return {
    ...test,
    db,
    place,
    batch,
    controller,
    second,
    ask,
    fieldsOf,
    desk,
    step,
    at: (moment: Date) => {
      clock = moment
    },
    makePaper: async (given: object = {}, by: Session = controller): Promise<number> => {
      const answer = await ask('POST', 'papers', by, { fields: fieldsOf(given) })
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body.id
    },
    makeSubject: async (): Promise<number> => {
      made += 1
      const [row] = await db
        .insert(subject)
        .values({ key: `desk-subject-${made}`, name: { bn: 'অ্যানাটমি', en: 'Anatomy' } })
        .returning()
      return row!.id
    },
    /** Questions of the bank that say quite different things. */
    makeQuestions: async (
      count: number,
      {
        type = 'sba',
        ...given
      }: { type?: 'sba' | 'mcq'; subjectId: number; authorId?: number; topicId?: number; state?: 'draft' },
    ): Promise<number[]> => {
      const rows = await db
        .insert(question)
        .values(Array.from({ length: count }, () => ({ type, state: 'ready' as const, ...given })))
        .returning({ id: question.id })
      await db
        .insert(questionVersion)
        .values(rows.map(({ id }) => ({ questionId: id, version: 1, ...saying(id, type) })))
      return rows.map(({ id }) => id)
    },
    /** Somebody sits it to the end, answering nothing wrong. */
    rehearse: async (id: number, by: Session = controller) => {
      const begun = await ask('POST', `papers/${id}/rehearsals`, by)
      const { id: rehearsal, questions } = begun.body
      const answers = Object.fromEntries(
        questions.map((each: { id: number; type: string }) => [each.id, each.type === 'sba' ? 2 : { 1: 'T' }]),
      )
      return ask('POST', `papers/${id}/rehearsals/${rehearsal}`, by, { answers })
    },
  }
}

/** Words that share nothing with those of another number. */
function saying(id: number, type: 'sba' | 'mcq') {
  const word = (nth: number) =>
    Array.from({ length: 8 }, (_, at) => String.fromCharCode(97 + ((id * 31 + nth * 17 + at * (id % 23)) % 26))).join(
      '',
    )
  const partIds = [1, 2, 3, 4, 5]
  return {
    text: { bn: `${word(1)} ${word(2)} ${word(3)} ${id}?` },
    parts: partIds.map((part) => ({ id: part, text: { bn: `${word(part + 4)} ${part}` } })),
    key:
      type === 'sba'
        ? { type, options: [2] }
        : {
            type,
            stems: Object.fromEntries(partIds.map((part) => [part, part % 2 ? ('T' as const) : ('F' as const)])),
          },
    explanation: { bn: `${secret} ${id}` },
  }
}
