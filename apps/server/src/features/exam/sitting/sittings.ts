import type {
  BodyOf,
  readBcsExamNews,
  saveOnSpotBcsExam,
  saveOnSpotCourseExam,
  saveOnSpotPractice,
  saveOnSpotQuiz,
} from '@prostuti/contract'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { refuseImpersonation } from '../../../auth/refuse-impersonation.ts'
import { askNowAndThen } from '../../../queues/ask-now-and-then.ts'
import type { ExamDeps } from '../exam-stores.ts'
import { AnswerJournal } from '../journal/answer-journal.ts'
import { type AnswersBody, saveAnswer, saveAnswers } from '../journal/save-answer.ts'
import { createSaveLags } from '../journal/save-lags.ts'
import type { Saved, SittingState } from '../journal/write-steps.ts'
import type { CourseExam } from '../papers/find-course-exam.ts'
import type { Paper } from '../papers/paper-store.ts'
import { type ExamCard, presentCard } from '../papers/present-card.ts'
import { readCards } from '../papers/read-cards.ts'
import { sealPaper } from '../papers/sealed/seal-paper.ts'
import { readResult } from '../results/read-result.ts'
import { finishAttempt } from './finish-attempt.ts'
import { createAttemptOpener, type Examinee, type Sitting } from './open-attempt.ts'
import { type Family, presentSitting } from './present-sitting.ts'
import { saveFlags } from './save-flags.ts'
import { markMessagesRead, readSittingNews } from './sitting-news.ts'

/** Whose sitting of which paper a call is about, whatever the family of calls. */
export type SittingContext = {
  family: Family
  paper: Paper
  /** What the way to the paper calls it; the paper's own title if left out. */
  title?: LocalizedText
  examinee: Examinee
  entry: () => Promise<CourseExam['entry']>
  /** As `readCards` has it. */
  embargoes?: ReadonlyMap<number, Date> | undefined
  /** Refuses whoever begins too often; left out where attempts are counted anyway. */
  spendBeginning?: () => Promise<void>
}

export type SaveBody = BodyOf<
  typeof saveOnSpotBcsExam | typeof saveOnSpotQuiz | typeof saveOnSpotCourseExam | typeof saveOnSpotPractice
>

type FinishBody = Exclude<SaveBody, { questionId: number } | AnswersBody | { flagged_question_ids: number[] }>

type Opening = { attempt?: number | undefined; sealed?: string | undefined }

type ReadBody = BodyOf<typeof readBcsExamNews>

export const isFinish = (body: SaveBody): body is FinishBody =>
  !('questionId' in body) && !('answers' in body) && !('flagged_question_ids' in body)

/** What the three families of calls have in common. Every answer is JSON that is ready to leave. */
export function createSittings(
  { database, clock, exams, env }: ExamDeps,
  /** Practice is nothing that the control room looks at: it leaves no figures of how saves go. */
  { keepsLags = true }: { keepsLags?: boolean } = {},
) {
  const { db } = database
  const journal = new AnswerJournal(database, keepsLags ? { lags: createSaveLags({ db, clock }) } : {})
  const counts = exams.participants
  const openAttempt = createAttemptOpener(db)
  const participantsOf = askNowAndThen(async (paperId: number) => (await counts.of(db, [paperId])).get(paperId) ?? 0)

  const cardOf = async (context: SittingContext, sitting: Sitting, now: Date, locale: Locale) => {
    const { paper, examinee, entry, embargoes } = context
    const { doctorId } = examinee
    if (sitting.state === 'running') {
      const participants = await participantsOf(paper.row.id)
      const reader = { doctorId, mayEnter: true }
      return presentCard({
        paper: paper.row,
        now,
        locale,
        reader,
        attempts: sitting.attempts,
        results: new Map(),
        participants,
      })
    }
    const mayEnter = (await entry()) === 'open'
    const [card] = await readCards(db, { papers: [paper.row], doctorId, now, locale, counts, mayEnter, embargoes })
    return card as ExamCard
  }

  /** Undefined where the room holds none, or another than the one that is sat: then it gets the whole paper. */
  const keyOf = async (paper: Paper, { state }: Sitting, locale: Locale, held: string | undefined) => {
    if (held === undefined || state !== 'running') return undefined
    const { address, key } = await sealPaper(paper, locale, env.appSecret)
    return held === address ? key : undefined
  }

  const present = async (context: SittingContext, sitting: Sitting, now: Date, locale: Locale, held?: string) => {
    const { family, paper, embargoes } = context
    const key = await keyOf(paper, sitting, locale, held)
    const done = sitting.state === 'done' ? { paper, attempt: sitting.attempt, now, locale, embargoes } : undefined
    const [own, result] = await Promise.all([cardOf(context, sitting, now, locale), done && readResult(db, done)])
    const card = context.title ? { ...own, title: pickText(context.title, locale) } : own
    return presentSitting({ family, paper, card, result, sitting, key, now, locale })
  }

  return {
    /** `sealed`: the address of the sealed paper that the room holds. */
    async open(context: SittingContext, { attempt: number, sealed }: Opening, locale: Locale): Promise<Buffer> {
      const now = clock()
      const { paper, examinee, entry, spendBeginning } = context
      const opened = await openAttempt({ paper, examinee, number, entry, spendBeginning, now })
      return present(context, opened, now, locale, sealed)
    },

    async save(context: SittingContext, body: Exclude<SaveBody, FinishBody>, locale: Locale): Promise<string> {
      const at = clock()
      const { paper, examinee } = context
      refuseImpersonation(examinee)
      const { doctorId } = examinee
      if ('questionId' in body) {
        const saved = await saveAnswer(journal, { paper, doctorId, body, at, locale })
        return savedJson(paper, saved, `${body.questionId}`)
      }
      if ('answers' in body) {
        const { savedIds, ...saved } = await saveAnswers(journal, { paper, doctorId, body, at, locale })
        return savedJson(paper, saved, savedIds.join())
      }
      const { flaggedIds, ...state } = await saveFlags(db, { paper, doctorId, body, at, locale })
      return `{"flagged_question_ids":[${flaggedIds.join()}],${stateJson(state)}}`
    },

    async finish(context: SittingContext, body: FinishBody, locale: Locale): Promise<Buffer> {
      const at = clock()
      const { paper, examinee } = context
      refuseImpersonation(examinee)
      const { doctorId } = examinee
      const attempt = await db.transaction((tx) =>
        finishAttempt(tx, { paper, doctorId, number: body.attempt, whenOver: body.when_over, now: at }),
      )
      if (attempt.finishedAt === null) return this.open(context, { attempt: attempt.number }, locale)
      return present(context, { state: 'done', attempt, attempts: [attempt] }, at, locale)
    },

    news: ({ paper, examinee: { doctorId } }: SittingContext, number: number | undefined, locale: Locale) =>
      readSittingNews(db, { doctorId, paperId: paper.row.id, number, now: clock(), locale }),

    async readNews(context: SittingContext, { read, attempt: number }: ReadBody, locale: Locale) {
      const { paper, examinee } = context
      refuseImpersonation(examinee)
      const own = { doctorId: examinee.doctorId, paperId: paper.row.id, number, now: clock() }
      await markMessagesRead(db, { ...own, read })
      return readSittingNews(db, { ...own, locale })
    },

    /** Waits for answers that are on their way to the disk. */
    close: () => journal.close(),
  }
}

const savedJson = (paper: Paper, { answered, partial, ...state }: Saved, savedIds: string): string =>
  `{"answered_question_ids":[${paper.listIds(answered)}],"partial_answered_question_ids":[${paper.listIds(partial)}],"submited_question_ids":[${savedIds}],${stateJson(state)}}`

/** Written by hand, as the rest of what a save answers: it is asked for thousands of times a second. */
const stateJson = ({ endsAt, news, paused }: SittingState): string =>
  `"ends_at":"${new Date(endsAt).toISOString()}","news":${news},"paused":${paused}`
