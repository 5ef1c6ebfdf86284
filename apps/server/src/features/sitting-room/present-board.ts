import type { ResponseOf } from '@prostuti/contract'
import type { readSittingBoard } from '@prostuti/contract/staff'
import { reopenAttempt } from '@prostuti/exam-rules'
import type { Board } from './board/board-keeper.ts'
import { answeredBy, type BoardMoment, lastSign, type Sat, type Seen, stateOf } from './board/board-model.ts'
import { pickRows, readCursor } from './board/pick-rows.ts'
import type { Person } from './board/read-people.ts'
import { findSlowSpells } from './board/slow-spells.ts'
import { withdrawableUntil } from './deeds/deed.ts'
import { presentPaper } from './present-paper.ts'

type Answer = ResponseOf<typeof readSittingBoard>
type Row = Answer['rows'][number]
export type SitterFilter = 'started' | Row['state']

const pageLength = 40

export const momentOf = ({ at, paper }: Board): BoardMoment => ({
  now: at.getTime(),
  pausedAt: paper.pausedAt?.getTime() ?? null,
})

export type RowsQuery = { state: SitterFilter | undefined; after: string | undefined; seen: Seen; typed: Seen }

/** Which attempts, or who of the expected, a page shows; their names are looked up by the caller. */
export function pickPage(board: Board, { state, after, seen, typed }: RowsQuery) {
  const isShown = (doctorId: number) => (seen?.has(doctorId) ?? true) && (typed?.has(doctorId) ?? true)
  if (state === 'absent') return pickAbsent(board, isShown, after)
  const wanted = state === 'started' ? undefined : state
  const { sats, total, next } = pickRows(board.model.all(), {
    ...{ at: momentOf(board), state: wanted, isShown, limit: pageLength },
    after: readCursor(after),
  })
  return { sats, absent: [], total, next }
}

function pickAbsent(board: Board, isShown: (doctorId: number) => boolean, after: string | undefined) {
  const all = absentOf(board).filter(isShown)
  const from = Number(after ?? 0)
  const rest = all.filter((id) => id > from)
  const absent = rest.slice(0, pageLength)
  return { sats: [], absent, total: all.length, next: rest.length > pageLength ? String(absent.at(-1)) : null }
}

export const absentOf = ({ expected = [], model }: Board): number[] => expected.filter((id) => !model.hasBegun(id))

type Presented = {
  seen: Seen
  page: ReturnType<typeof pickPage>
  people: ReadonlyMap<number, Person>
  may: Answer['may']
}

export function presentBoard(board: Board, { seen, page, people, may }: Presented): Answer {
  const { paper, model, tick, at, lag, expected } = board
  const answered = model.answered()
  const absent = expected && absentOf(board).filter((id) => seen?.has(id) ?? true).length
  return {
    server_time: at.toISOString(),
    tick,
    paper: presentPaper(paper, at),
    may,
    counts: { ...model.counts(momentOf(board), seen), absent: absent ?? null },
    answers: answered.reduce((sum, each) => sum + each, 0),
    answered,
    lag: lag.map((point) => ({ ...point, at: new Date(point.at).toISOString() })),
    rows: [
      ...page.sats.map((sat) => presentSitter(board, sat, people.get(sat.doctorId))),
      ...page.absent.map((id) => presentAbsent(id, people.get(id))),
    ],
    total: page.total,
    next: page.next,
    log: presentLog(board, seen),
  }
}

const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString())
const nobody: Person = { name: '', phone: '', where: null }

function presentSitter(board: Board, sat: Sat, person = nobody): Row {
  const given = board.given.get(sat.id)
  const state = stateOf(sat, momentOf(board))
  return {
    ...{ attempt: sat.id, doctor: sat.doctorId, ...person, state, number: sat.number },
    last_at: iso(lastSign(sat)),
    answered: answeredBy(sat),
    ends_at: iso(sat.endsAt),
    finished_at: state === 'finished' ? iso(sat.finishedAt ?? sat.endsAt) : null,
    finished_by: state === 'finished' ? (sat.finishedBy ?? 'deadline') : null,
    given: Math.max(0, given?.minutes ?? 0),
    reopened: given?.reopened ?? false,
    unread: given?.unread ?? 0,
    reopening: state === 'finished' ? reopeningOf(board, sat) : null,
  }
}

/** With the least that somebody could be given. */
function reopeningOf({ paper, model, at }: Board, sat: Sat): Row['reopening'] {
  const attempt = {
    startedAt: new Date(sat.startedAt),
    endsAt: new Date(sat.endsAt),
    pausedAt: paper.pausedAt,
    ranked: sat.ranked,
    finish: { at: new Date(sat.finishedAt ?? sat.endsAt), by: sat.finishedBy ?? 'deadline' },
    regradedAt: null,
    voidedAt: sat.voided ? at : null,
  }
  const reopened = reopenAttempt(at, paper, { attempt, newest: !model.isSuperseded(sat), minutes: 5 })
  if (reopened.ok) return 'possible'
  return reopened.reason === 'running' ? null : reopened.reason
}

function presentAbsent(doctor: number, person = nobody): Row {
  return {
    ...{ attempt: null, doctor, ...person, state: 'absent', number: 0, last_at: null, answered: 0, ends_at: null },
    ...{ finished_at: null, finished_by: null, given: 0, reopened: false, unread: 0, reopening: null },
  }
}

type LogEntry = Answer['log'][number]

const empty = {
  ...{ id: null, by: null, minutes: null, reason: null, words: null, to_all: false, people: 0, name: null, reads: 0 },
  ...{ withdrawn: false, withdrawable_until: null, slowest: null, lasted_minutes: null },
}

/** What people did, and what happened by itself: that it opened, and when saves were slow; the newest first. */
function presentLog({ paper, model, log, lag, at }: Board, seen: Seen): LogEntry[] {
  const deeds = log.map(
    ({ id, kind, at: doneAt, by, minutes, reason, words, toAll, people, doctor, reads, withdrawn }) => ({
      ...empty,
      ...{
        id,
        kind,
        at: doneAt.toISOString(),
        by,
        minutes,
        reason,
        words,
        to_all: toAll,
        people,
        // Whom the member does not see has no name here either.
        name: doctor && (seen?.has(doctor.id) ?? true) ? doctor.name : null,
        reads,
        withdrawn,
      },
      withdrawable_until: withdrawn ? null : (withdrawableUntil(kind, doneAt, at)?.toISOString() ?? null),
    }),
  )
  const spells = findSlowSpells(lag).map((spell) => ({
    ...empty,
    kind: 'slow' as const,
    at: new Date(spell.at).toISOString(),
    slowest: spell.slowest,
    lasted_minutes: Math.ceil(spell.lastedMs / 60_000),
  }))
  const opensAt = paper.opensAt!.getTime()
  const opened: LogEntry[] =
    at.getTime() < opensAt
      ? []
      : [
          {
            ...empty,
            kind: 'opened',
            at: paper.opensAt!.toISOString(),
            people: model.startedWithin(opensAt, opensAt + 60_000),
          },
        ]
  return [...deeds, ...spells, ...opened].toSorted((one, other) => other.at.localeCompare(one.at))
}
