import * as calls from '@prostuti/contract/staff'
import { type Db, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { pickText } from '@prostuti/text/locale'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { encodingOf, sendPacked } from '../../plugins/serialized-json.ts'
import { askNowAndThen } from '../../queues/ask-now-and-then.ts'
import { may, registerStaffCall, registerStaffWrite, type StaffMember } from '../staff/index.ts'
import { beginStaffJob, dayFileName } from '../staff-jobs/index.ts'
import { answerOnce } from './board/board-answers.ts'
import { createBoardKeeper } from './board/board-keeper.ts'
import { stateOf } from './board/board-model.ts'
import { createPeopleReader, findSeen, findTyped } from './board/read-people.ts'
import type { Done } from './deeds/deed.ts'
import { extendSittings } from './deeds/extend-sittings.ts'
import { messageSittings } from './deeds/message-sittings.ts'
import { pauseSitting, resumeSitting } from './deeds/pause-sitting.ts'
import { rehearseExtension } from './deeds/rehearse-extension.ts'
import { reopenSittings } from './deeds/reopen-sittings.ts'
import { withdrawExtension } from './deeds/withdraw-extension.ts'
import { listSittings } from './list-sittings.ts'
import { addPhoneListJob, findSitting, type PhoneListInput, phoneListJob } from './phone-list.ts'
import { absentOf, momentOf, pickPage, presentBoard, type SitterFilter } from './present-board.ts'
import { ownsPaper, seesPaper } from './sitting-scope.ts'

const { paper } = tables

type Looking = { id: number; member: StaffMember }
type Filtered = Looking & { state: SitterFilter | undefined; search: string | undefined }

/** The control room: watching the exams that are sat, and giving time. */
export function sittingRoomRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  addPhoneListJob(deps.jobKinds)
  const keeper = createBoardKeeper({
    db,
    clock: deps.clock,
    onError: (err) => app.log.error({ err }, 'a board was not looked at'),
  })
  app.addHook('preClose', () => keeper.close())
  const peopleOf = createPeopleReader(db)
  const rightsOf = askNowAndThen((key: string) => readRights(db, JSON.parse(key)))
  // Whom a member sees, and who is meant by what was typed, change slowly; the board itself is asked for every second.
  const seenOf = askNowAndThen(async (key: string) => {
    const { id, courseIds, branchIds } = JSON.parse(key)
    const board = await keeper.watch(id)
    return board ? findSeen(db, everybodyOn(board), { courseIds, branchIds }) : null
  })
  const typedOf = askNowAndThen(async (key: string) => {
    const { id, search } = JSON.parse(key)
    const board = await keeper.watch(id)
    return board ? findTyped(db, everybodyOn(board), search) : null
  })

  const look = async ({ id, member, state, search }: Filtered, known?: number) => {
    const { courseIds, branchIds } = member
    const rights = await rightsOf(JSON.stringify({ id, courseIds, branchIds }))
    if (!rights.sees) throw new AppError('not_found')
    const board = await keeper.watch(id, known)
    if (board === undefined) throw new AppError('not_found')
    const seen =
      courseIds === null && branchIds === null ? null : await seenOf(JSON.stringify({ id, courseIds, branchIds }))
    const typed = search ? await typedOf(JSON.stringify({ id, search })) : null
    return { board, rights, seen, typed, state }
  }

  registerStaffCall(app, deps, calls.listSittings, async ({ member, now }) => ({
    server_time: now.toISOString(),
    papers: await listSittings(db, { bounds: member, now }),
  }))

  registerStaffCall(
    app,
    deps,
    calls.readSittingBoard,
    async ({ params: { id }, query: { known, ...query }, member, reply }) => {
      const { board, rights, seen, typed, state } = await look(
        { id, member, state: query.state, search: query.search },
        known,
      )
      const control = may(member, 'sittings.control')
      const { courseIds, branchIds } = member
      const mayDo = { control, all: control && rights.owns }
      const asked = { ...query, courseIds, branchIds, ...mayDo }
      const packed = await answerOnce(board, { asked, encoding: encodingOf(reply) }, async () => {
        const page = pickPage(board, { state, after: query.after, seen, typed })
        const doctorIds = [...page.sats.map(({ doctorId }) => doctorId), ...page.absent]
        return presentBoard(board, { seen, page, people: await peopleOf(id, doctorIds), may: mayDo })
      })
      return sendPacked(reply, packed)
    },
    { skipLog: true, ready: true },
  )

  registerStaffCall(app, deps, calls.listSitters, async ({ params: { id }, query, member }) => {
    const { board, seen, typed, state } = await look({ id, member, state: query.state, search: query.search })
    const isShown = (doctorId: number) => (seen?.has(doctorId) ?? true) && (typed?.has(doctorId) ?? true)
    const at = momentOf(board)
    const isWanted = (is: string) => state === undefined || state === 'started' || state === is
    const attempts = [...board.model.all()].filter((sat) => isShown(sat.doctorId) && isWanted(stateOf(sat, at)))
    return { attempts: attempts.slice(0, 5000).map((sat) => sat.id) }
  })

  registerStaffCall(app, deps, calls.rehearseExtension, ({ params: { id }, body, member, now }) =>
    rehearseExtension(db, { paperId: id, member, now }, body),
  )

  const written = (paperId: number, { deedId, people, skipped, withdrawableUntil }: Done, reason?: string) => ({
    answer: { deed: deedId, people, skipped, withdrawable_until: withdrawableUntil?.toISOString() ?? null },
    resource: 'paper',
    resourceId: paperId,
    ...(reason !== undefined && { reason }),
    detail: { deed: deedId, people },
  })

  registerStaffWrite(app, deps, calls.extendSittings, async (tx, { params: { id }, body, member, now }) => {
    const { press, ...extension } = body
    const done = await extendSittings(tx, { paperId: id, member, press, now }, extension)
    return { ...written(id, done, body.reason), action: 'sitting_extended' }
  })

  registerStaffWrite(app, deps, calls.reopenSittings, async (tx, { params: { id }, body, member, now }) => {
    const { press, ...reopening } = body
    const done = await reopenSittings(tx, { paperId: id, member, press, now }, reopening)
    return { ...written(id, done, body.reason), action: 'sitting_reopened' }
  })

  registerStaffWrite(app, deps, calls.messageSittings, async (tx, { params: { id }, body, member, now }) => {
    const { bn, en } = body.words
    const done = await messageSittings(
      tx,
      { paperId: id, member, press: body.press, now },
      { to: body.to, words: en ? { bn, en } : { bn } },
    )
    return { ...written(id, done), action: 'sitting_told' }
  })

  registerStaffWrite(app, deps, calls.makePhoneList, async (tx, { params: { id }, body, member, now, locale }) => {
    const { title: exam } = await findSitting(tx, { paperId: id, member })
    const title = messages.office_control_phone_job({ exam: pickText(exam, locale) }, { locale })
    const input: PhoneListInput = { paperId: id, of: body.of, title, locale, list: `/control-room/${id}` }
    const jobId = await beginStaffJob(tx, {
      kind: phoneListJob,
      title,
      staffId: member.id,
      input,
      fileName: dayFileName(title, now, 'xlsx'),
      now,
    })
    return {
      answer: { job_id: jobId },
      resource: 'paper',
      resourceId: id,
      ...('attempts' in body.of && { detail: { people: body.of.attempts.length } }),
      action: 'phone_list_taken' as const,
    }
  })

  registerStaffWrite(app, deps, calls.pauseSitting, async (tx, { params: { id }, body, member, now }) => {
    const done = await pauseSitting(tx, { paperId: id, member, press: body.press, now }, body)
    return { ...written(id, done, body.reason), action: 'sitting_paused' }
  })

  registerStaffWrite(app, deps, calls.resumeSitting, async (tx, { params: { id }, body, member, now }) => {
    const done = await resumeSitting(tx, { paperId: id, member, press: body.press, now })
    return { ...written(id, done), action: 'sitting_resumed' }
  })

  registerStaffWrite(app, deps, calls.withdrawExtension, async (tx, { params: { id }, body, member, now }) => {
    const done = await withdrawExtension(tx, { paperId: id, member, press: body.press, now }, body)
    return { ...written(id, done), action: 'sitting_time_withdrawn' }
  })
}

type AskedBoard = NonNullable<Awaited<ReturnType<ReturnType<typeof createBoardKeeper>['watch']>>>

const everybodyOn = (board: AskedBoard): number[] => [
  ...new Set([...board.model.all()].map(({ doctorId }) => doctorId)),
  ...absentOf(board),
]

async function readRights(db: Db, { id, ...bounds }: Looking['member'] & { id: number }) {
  const [row] = await db
    .select({ owns: sql<boolean>`${ownsPaper(bounds)}` })
    .from(paper)
    .where(and(eq(paper.id, id), eq(paper.stage, 'frozen'), seesPaper(bounds)))
  return { sees: row !== undefined, owns: row?.owns ?? false }
}
