import { saveAnswer } from '../../features/exam/journal/save-answer.ts'
import { finishAttempt } from '../../features/exam/sitting/finish-attempt.ts'
import { finishExpired } from '../../features/exam/sitting/finish-expired.ts'
import type { Done, Press } from '../../features/sitting-room/deeds/deed.ts'
import { extendSittings } from '../../features/sitting-room/deeds/extend-sittings.ts'
import { messageSittings } from '../../features/sitting-room/deeds/message-sittings.ts'
import { pauseSitting, resumeSitting } from '../../features/sitting-room/deeds/pause-sitting.ts'
import { reopenSittings } from '../../features/sitting-room/deeds/reopen-sittings.ts'
import { withdrawExtension } from '../../features/sitting-room/deeds/withdraw-extension.ts'
import type { Beat, Deed, Save } from './schedules.ts'
import { answerOf, began, readEnds, type Seat, type SittingWorld, surely } from './world.ts'

/** So many sittings wait for the database at once. */
const lanes = 10
const reason = 'ইন্টারনেট ছিল না'

export type Seen = Record<string, number>

/** Plays every schedule, turn by turn, side by side. What is not as it must be is in the models afterwards. */
export async function play(world: SittingWorld, beats: readonly Beat[]): Promise<Seen> {
  const seen: Seen = {}
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1
  }
  let now = began.getTime()
  for (const [turn, { seconds, kills, sweeps }] of beats.entries()) {
    now += seconds * 1000
    const waiting = [...world.seats]
    const pressed: Pressed[] = []
    const lane = async () => {
      for (let seat = waiting.pop(); seat !== undefined; seat = waiting.pop())
        pressed.push(...(await takeTurn(world, { seat, turn, now, count })))
    }
    const killing = kills ? killSoon(world).then(() => count('killed')) : undefined
    await Promise.all([...Array.from({ length: lanes }, lane), killing])
    const ends = await surely(() => readEnds(world.db))
    for (const each of pressed) settle(each, ends.get(each.seat.attemptId) ?? Number.NaN)
    if (!sweeps) continue
    await surely(() => finishExpired(world.db, new Date(now)))
    for (const { model } of world.seats) model.sweep(now)
  }
  return seen
}

/** Amid the turns, not before them. */
async function killSoon(world: SittingWorld): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60))
  await world.kill()
}

type Moment = { seat: Seat; turn: number; now: number; count: (what: string) => void }

async function takeTurn(world: SittingWorld, moment: Moment): Promise<Pressed[]> {
  const { deed, save } = moment.seat.schedule.turns[moment.turn]!
  const saving = () => (save === null ? undefined : choose(world, moment, save))
  // What moves an end can come in the very moment of a save. What ends a sitting, or begins it anew, comes after it.
  const isApart = deed?.do === 'finish' || deed?.do === 'reopen' || deed?.do === 'withdraw'
  if (isApart) await saving()
  const [pressed] = await Promise.all([deed === null ? [] : act(world, moment, deed), isApart ? undefined : saving()])
  return pressed
}

async function choose({ journal }: SittingWorld, { seat, now, count }: Moment, save: Save): Promise<void> {
  const { model, paper, doctorId } = seat
  const last = save.again ? [...model.newest].at(-1) : undefined
  const question = paper.questions[save.question]!
  const sent = last ? { id: last[0], ...last[1] } : { id: question.id, sequence: ++seat.sequence, answer: save.answer }
  const verdict = model.judge(now)
  const body = {
    ...{ questionId: sent.id, question_type: question.type, attempt: 1 },
    ...{ selected_answer: sent.answer, sequence: sent.sequence },
  }
  const answer = await answerOf(async () =>
    saveAnswer(journal, { paper, doctorId, body, at: new Date(now), locale: 'bn' }),
  )
  const isTaken = 'done' in answer
  model.story.push(
    `${timeOf(now)} save ${sent.id} ${sent.sequence}: ${isTaken ? 'taken' : answer.refused} (${verdict})`,
  )
  count(isTaken ? (last ? 'acknowledged again' : `taken ${verdict}`) : `refused ${verdict}`)
  if (last) model.must(isTaken, 'what was acknowledged once is not acknowledged again')
  else if (verdict === 'inside') model.must(isTaken, 'an answer was refused inside the time')
  else if (verdict === 'outside') model.must(!isTaken, 'an answer was taken outside the time')
  if (isTaken && !last) model.keep(sent.id, sent.sequence, sent.answer)
}

/** What came of a press; `done` is undefined where it was refused. */
type Pressed = { seat: Seat; now: number; deed: Deed; done: Done | null | undefined }

async function act(world: SittingWorld, moment: Moment, deed: Deed): Promise<Pressed[]> {
  const { seat, now, count } = moment
  const key = `press-${seat.attemptId}-${moment.turn}`
  const first = await press(world, moment, deed, key)
  if (first === undefined) return []
  const isHeard = 'refused' in first || seat.schedule.turns[moment.turn]!.isHeard
  const answer = isHeard ? first : ((await press(world, moment, deed, key)) ?? first)
  const isDone = 'done' in answer
  seat.model.story.push(`${timeOf(now)} ${JSON.stringify(deed)}: ${isDone ? 'done' : answer.refused}`)
  count(`${deed.do} ${isDone ? 'done' : 'refused'}`)
  return [{ seat, now, deed, done: isDone ? (answer.done ?? null) : undefined }]
}

type Answer = { done: Done | undefined } | { refused: string } | undefined

function press(
  { db, member }: SittingWorld,
  { seat, now }: Moment,
  deed: Deed,
  key: string,
): Promise<Answer> | undefined {
  const { paper, attemptId, model, doctorId } = seat
  const about: Press = {
    paperId: paper.row.id,
    member,
    press: key,
    now: new Date(now),
  }
  const one = { attempts: [attemptId] }
  const once = (work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<Done>) =>
    answerOf(() => db.transaction(work))
  switch (deed.do) {
    case 'extend': {
      const to = deed.toAll ? ({ all: true } as const) : one
      return once((tx) => extendSittings(tx, about, { to, minutes: deed.minutes, reason }))
    }
    case 'reopen':
      return once((tx) => reopenSittings(tx, about, { ...one, minutes: deed.minutes, reason }))
    case 'message':
      return once((tx) => messageSittings(tx, about, { to: one, words: { bn: 'প্রশ্ন ৩ পড়ুন' } }))
    case 'pause or resume':
      return once((tx) => (model.pausedAt === null ? pauseSitting(tx, about, { reason }) : resumeSitting(tx, about)))
    case 'withdraw':
      if (seat.extension === undefined) return undefined
      return once((tx) => withdrawExtension(tx, about, { deed: seat.extension ?? 0 }))
    case 'finish':
      return answerOf(async () => {
        await db.transaction((tx) => finishAttempt(tx, { paper, doctorId, now: about.now }))
        return undefined
      })
  }
}

type Settling = Pressed & { told: number }

/** What it means to the model; afterwards the end that the doctor is told must be the one that was promised. */
function settle(pressed: Pressed, told: number): void {
  const { seat, now, deed, done } = pressed
  const { model } = seat
  const settling = { ...pressed, told }
  if (deed.do === 'extend') settleExtension(settling, deed.minutes)
  else if (deed.do === 'reopen') settleReopening(settling)
  else if (deed.do === 'withdraw') settleWithdrawal(settling)
  else if (deed.do === 'finish') model.handIn(now)
  else if (deed.do === 'message')
    model.must((done === undefined) === (model.judge(now) === 'outside'), 'a message reached nobody, or who is over')
  else if (done === undefined) model.must(model.judge(now) !== 'inside', 'a pause, or its end, was refused')
  else if (model.pausedAt === null) model.pausedAt = now
  else model.resume(now)
  model.story.push(`  ends ${timeOf(told)}`)
  model.must(told === model.end, `the end is ${timeOf(told)} and not ${timeOf(model.end)}`)
}

function settleExtension({ seat, now, done, told }: Settling, minutes: number | null): void {
  const { model } = seat
  const isOver = model.judge(now) === 'outside'
  if (done === undefined) model.must(isOver || minutes === null, 'who is sitting was given no time')
  if (!done) return
  seat.extension = done.deedId
  if (isOver) return
  // As long as they were silent is told, and never less than before.
  model.must(told >= model.end, 'time was taken away')
  model.end = minutes === null ? told : model.end + minutes * 60_000
}

function settleReopening({ seat: { model }, now, done, told }: Settling): void {
  if (!done) return
  model.must(model.judge(now) === 'outside', 'who was sitting was reopened')
  model.must(told >= model.end, 'time was taken away')
  model.finished = false
  model.end = told
  model.must(model.judge(now) === 'inside', 'a room was reopened that is closed')
}

function settleWithdrawal({ seat, now, done, told }: Settling): void {
  const { model } = seat
  if (!done) return
  seat.extension = undefined
  model.must(told <= model.end, 'time was added by taking it back')
  if (told === model.end) return
  model.end = told
  model.must(model.judge(now) === 'inside', 'a room was closed in which somebody sat')
}

const timeOf = (moment: number): string => new Date(moment).toISOString().slice(11, 19)
