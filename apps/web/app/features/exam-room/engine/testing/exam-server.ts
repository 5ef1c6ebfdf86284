import { ApiError } from '../../../../api/api-error.ts'
import type { ExamClient } from '../../../../kit/exam/exam-clients.ts'
import type {
  AnswerBody,
  AnswerSaved,
  ExamCard,
  ExamProperty,
  ExamResult,
  Sitting,
  SittingMessage,
  SittingNews,
  WireAnswer,
} from '../../../../kit/exam/exam-types.ts'

export const startsAt = Date.parse('2026-11-20T04:00:00Z')
const graceMs = 30_000

/** A server with one paper of five questions, by the rules of the real one, as far as a room can tell. */
export function createExamServer({ minutes = 60, attempts = 1 as number | null } = {}) {
  const steps = new Map<number, { answer: WireAnswer; sequence: number }>()
  let flags = { ids: [] as number[], sequence: 0 }
  let endsAt: number | undefined
  let finishedAt: number | undefined
  let pausedAt: number | undefined
  let news = 0
  let messages: SittingMessage[] = []
  const read: number[] = []
  const server = {
    now: () => startsAt,
    /** Answers of the server are lost while this is off; what was sent may still have arrived. */
    reachable: true,
    arrives: false,
    /** How long a call is on its way there, and its answer on its way back. */
    delay: () => 0,
    refuse: undefined as ApiError | undefined,
    saves: 0,
    steps,
    flags: () => flags.ids,
    isFinished: () => finishedAt !== undefined,
    finishedAt: () => finishedAt,
    answers: () => Object.fromEntries([...steps].map(([id, { answer }]) => [id, answer])),
    finishNow: () => {
      finishedAt = server.now()
    },
    client,
    /** What the control room does. */
    extend: (minutes: number) => tell('extend', { minutes, ends_at: moveEnd(minutes * 60_000) }),
    say: (words: string) => tell('message', { words }),
    pause() {
      pausedAt = server.now()
      news += 1
    },
    resume() {
      const length = server.now() - (pausedAt ?? server.now())
      pausedAt = undefined
      tell('resume', { minutes: Math.round(length / 60_000), ends_at: moveEnd(length) })
    },
    reopen(minutes: number) {
      finishedAt = undefined
      endsAt = server.now() + minutes * 60_000
      tell('reopen', { ends_at: new Date(endsAt).toISOString() })
    },
    read,
    unread: () => messages.map(({ id }) => id),
    endsAt: () => endsAt,
  }
  const over = () => pausedAt === undefined && endsAt !== undefined && server.now() >= endsAt + graceMs

  function moveEnd(ms: number): string {
    endsAt = (endsAt ?? server.now()) + ms
    return new Date(endsAt).toISOString()
  }

  function tell(kind: SittingMessage['kind'], about: Partial<SittingMessage>): void {
    news += 1
    const at = new Date(server.now()).toISOString()
    messages = [...messages, { id: news, kind, at, words: null, minutes: null, ends_at: null, ...about }]
  }

  const card = (): ExamCard =>
    ({
      key: 'a',
      next_attempt: endsAt === undefined ? 1 : 2,
      mine: endsAt === undefined ? null : { attempt: 1, state: finishedAt || over() ? 'finished' : 'running' },
    }) as ExamCard
  const property = { attempts } as ExamProperty

  function sitting(): Sitting {
    const done = finishedAt !== undefined
    const answered = [...steps].filter(([, { answer }]) => answer !== null)
    return {
      exam: card(),
      property,
      ...(done && { result: { attempt: 1 } as ExamResult }),
      server_time: new Date(server.now()).toISOString(),
      attempt: done ? null : 1,
      started_at: done ? null : new Date(startsAt).toISOString(),
      ends_at: done || endsAt === undefined ? null : new Date(endsAt).toISOString(),
      news,
      paused: pausedAt !== undefined,
      questions: done ? [] : [1, 2, 3, 4, 5].map(question),
      partial_answers: Object.fromEntries(answered.map(([id, { answer }]) => [id, answer])),
      answered_question_ids: [],
      partial_answered_question_ids: [],
      flagged_question_ids: flags.ids,
      last_sequence: Math.max(0, flags.sequence, ...[...steps.values()].map(({ sequence }) => sequence)),
    }
  }

  const state = () => ({
    ends_at: new Date(endsAt ?? startsAt).toISOString(),
    news,
    paused: pausedAt !== undefined,
  })
  const standing = (): SittingNews => ({
    server_time: new Date(server.now()).toISOString(),
    attempt: 1,
    ...state(),
    finished: finishedAt !== undefined || over(),
    messages,
  })

  async function call<Answer>(work: () => Answer): Promise<Answer> {
    await wayOf(server.delay())
    if (!server.reachable && !server.arrives) throw new ApiError(0, 'offline')
    if (server.refuse) throw server.refuse
    const answer = work()
    await wayOf(server.delay())
    if (!server.reachable) throw new ApiError(0, 'offline')
    return answer
  }
  const isLate = () => finishedAt !== undefined || over()
  const refuseLate = () => {
    if (isLate()) throw refusal()
  }
  const refusal = () => new ApiError(409, isLate() ? 'exam_finished' : 'answer_outdated')
  /** Whether it is on disk now. */
  function put({ questionId, selected_answer: answer, sequence = 0 }: AnswerBody): boolean {
    const present = steps.get(questionId)
    if (present?.sequence === sequence) return true
    if (isLate() || (present && present.sequence > sequence)) return false
    steps.set(questionId, { answer, sequence })
    return true
  }

  /** As one browser sees it. */
  function client(): ExamClient {
    return {
      name: 'quiz/a',
      listPath: '',
      roomPath: '',
      resultPath: '',
      reviewPath: '',
      look: () => call(() => ({ exam: card(), property })),
      sit: () =>
        call(() => {
          endsAt ??= server.now() + minutes * 60_000
          if (over()) finishedAt ??= endsAt
          return sitting()
        }),
      save: (body) =>
        call((): AnswerSaved => {
          server.saves += 1
          const bodies = 'answers' in body ? body.answers : [body]
          const saved = bodies.filter(put)
          if (saved.length === 0) throw refusal()
          return {
            answered_question_ids: [],
            partial_answered_question_ids: [],
            submited_question_ids: saved.map(({ questionId }) => questionId),
            ...state(),
          }
        }),
      flag: (body) =>
        call(() => {
          refuseLate()
          flags = { ids: body.flagged_question_ids, sequence: body.sequence }
          return { flagged_question_ids: flags.ids, ...state() }
        }),
      finish: (_attempt, whenOver) =>
        call(() => {
          if (whenOver && endsAt !== undefined && server.now() < endsAt) return sitting()
          finishedAt ??= server.now()
          return sitting()
        }),
      news: () => call(standing),
      readNews: (_attempt, ids) =>
        call(() => {
          read.push(...ids.filter((id) => !read.includes(id)))
          messages = messages.filter(({ id }) => !ids.includes(id))
          return standing()
        }),
      result: () => Promise.reject(new Error('not asked here')),
      answers: () => Promise.reject(new Error('not asked here')),
    }
  }
  return server
}

const wayOf = (ms: number) => (ms === 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, ms)))

const question = (id: number): Sitting['questions'][number] => ({
  id,
  type: 'sba',
  section: 's',
  subject: 's',
  text: `${id}`,
  images: [],
  parts: [1, 2, 3, 4, 5].map((part) => ({ id: part, text: `${part}`, image: null })),
})
