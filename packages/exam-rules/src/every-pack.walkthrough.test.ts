import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Answer,
  type AnswerKey,
  type AnswerStep,
  type Attempt,
  answersRelease,
  checkPaper,
  drawOrder,
  finishByDeadline,
  finishByDoctor,
  judgeSave,
  type MarkablePaper,
  markAttempt,
  type PaperTimes,
  presentQuestion,
  readAnswer,
  regradeAttempt,
  resumeAttempt,
  rulePacks,
  startAttempt,
  summariseResult,
  timeLeft,
  writeAnswer,
} from './index.ts'
import { at } from './testing/build-attempt.ts'
import { buildPaper, rightAnswer, wrongAnswer } from './testing/build-paper.ts'

/** One doctor's whole sitting under every pack, through the functions the product uses. */
describe.each(rulePacks)('sitting a paper of $key', (pack) => {
  const paper = buildPaper(pack)
  const times: PaperTimes = {
    opensAt: at('10:00'),
    closesAt: at('20:00'),
    extendedUntil: null,
    pausedAt: null,
    durationMinutes: pack.durationMinutes,
    late: null,
    attempts: 1,
  }
  const release = { ...times, answersAt: null, ranksAt: null, marksEarly: false }
  const first = paper.questions[0]!
  const last = paper.questions.at(-1)!
  const worth = (id: number) => markAttempt(paper, attempt, []).find((mark) => mark.questionId === id)!.outOf

  let attempt: Attempt
  let journal: AnswerStep[]

  beforeEach(() => {
    const started = startAttempt(at('10:00'), times, [])
    if (!started.ok) throw new Error(started.reason)
    attempt = started.attempt
    journal = []
  })

  /** What a save call does: read, judge, append. */
  function save(moment: Date, sequence: number, questionId: number, wire: unknown) {
    const reading = readAnswer(paper.questions.find(({ id }) => id === questionId)!, wire)
    if (!reading.ok) return reading.reason
    const own = journal.filter((step) => step.questionId === questionId)
    const judgement = judgeSave(moment, attempt, sequence, own.at(-1)?.sequence)
    if (judgement === 'new') journal.push({ sequence, questionId, answer: reading.answer, at: moment })
    return judgement
  }

  const wire = (answer: (key: AnswerKey) => Answer, id: number) => writeAnswer(answer(paper.keys.get(id)!))
  const result = (marked = paper as MarkablePaper) =>
    summariseResult(marked.rules, markAttempt(marked, attempt, journal))
  const inGrace = () => new Date(attempt.endsAt.getTime() + 29_999)
  const afterGrace = () => new Date(attempt.endsAt.getTime() + 30_000)

  it('is a paper as the pack wants it, shown without its secrets', () => {
    expect(checkPaper(pack, paper.questions)).toEqual([])
    const order = drawOrder(paper.questions, { questions: 'within_sections', parts: true }, 2026)
    const shown = order.questions.map((id) =>
      presentQuestion(paper.questions.find((each) => each.id === id)!, order.parts[id]),
    )
    expect(shown.length).toBe(paper.questions.length)
    expect(JSON.stringify(shown)).not.toMatch(/key|explanation|Because/)
  })

  it('counts the changed answer, once, however often and late the saves come', () => {
    expect(save(at('10:01'), 1, first.id, wire(wrongAnswer, first.id))).toBe('new')
    expect(save(at('10:02'), 3, first.id, wire(rightAnswer, first.id))).toBe('new')
    expect(save(at('10:03'), 3, first.id, wire(rightAnswer, first.id))).toBe('repeated')
    expect(save(at('10:03'), 2, first.id, null)).toBe('older')
    expect(save(at('10:04'), 4, last.id, 'nonsense')).toBe('not_an_answer')
    expect(result()).toMatchObject({ marks: worth(first.id), lost: 0, wrong: 0 })
    expect(journal.length).toBe(2)
  })

  it('resumes where it was, with the time that is left', () => {
    save(at('10:01'), 1, first.id, wire(rightAnswer, first.id))
    save(at('10:02'), 2, last.id, wire(wrongAnswer, last.id))
    const resumed = resumeAttempt(attempt, paper.questions, journal)
    expect(resumed.answers).toEqual({ [first.id]: wire(rightAnswer, first.id), [last.id]: wire(wrongAnswer, last.id) })
    expect(resumed.progress.full).toEqual([first.id, last.id])
    expect(resumed.lastSequence).toBe(2)
    expect(timeLeft(at('10:15'), attempt)).toBe((pack.durationMinutes - 15) * 60_000)
    expect(startAttempt(at('10:10'), times, [attempt])).toEqual({ ok: false, reason: 'already_running' })
  })

  it('is handed in by the doctor, after which nothing is taken', () => {
    save(at('10:01'), 1, first.id, wire(rightAnswer, first.id))
    attempt = finishByDoctor(at('10:15'), attempt)
    expect(save(at('10:16'), 2, first.id, wire(wrongAnswer, first.id))).toBe('finished')
    expect(attempt.finish).toEqual({ at: at('10:15'), by: 'doctor' })
    expect(startAttempt(at('10:20'), times, [attempt])).toEqual({ ok: false, reason: 'already_done' })
    expect(result().marks).toBe(worth(first.id))
  })

  it('is finished by the deadline with what was on its way, and no more', () => {
    expect(save(inGrace(), 1, first.id, wire(rightAnswer, first.id))).toBe('new')
    expect(save(afterGrace(), 2, last.id, wire(rightAnswer, last.id))).toBe('too_late')
    expect(finishByDeadline(inGrace(), attempt).finish).toBeNull()
    attempt = finishByDeadline(afterGrace(), attempt)
    expect(attempt.finish).toEqual({ at: attempt.endsAt, by: 'deadline' })
    expect(result().marks).toBe(worth(first.id))
  })

  it('is regraded with a corrected key from the same steps, and keeps its finish', () => {
    save(at('10:01'), 1, first.id, wire(wrongAnswer, first.id))
    save(at('10:02'), 2, last.id, wire(rightAnswer, last.id))
    expect(regradeAttempt(at('10:05'), paper, attempt, journal)).toEqual({ ok: false, reason: 'still_running' })
    attempt = finishByDoctor(at('10:15'), attempt)
    const before = result()
    const corrected = { ...paper, keys: new Map(paper.keys).set(first.id, keyThatAccepts(wrongAnswer(first.key))) }
    const regraded = regradeAttempt(at('21:00'), corrected, attempt, journal)
    if (!regraded.ok) throw new Error(regraded.reason)
    const after = summariseResult(corrected.rules, regraded.questions)
    expect(after.marks).toBe(before.marks + worth(first.id) + before.lost)
    expect(after.lost).toBe(0)
    expect(regraded.attempt).toEqual({ ...attempt, regradedAt: at('21:00') })
    expect(regradeAttempt(at('22:00'), paper, regraded.attempt, journal)).toMatchObject({
      questions: markAttempt(paper, attempt, journal),
    })
  })

  it('shows its answers only when nobody can be sitting any more', () => {
    attempt = finishByDoctor(at('10:15'), attempt)
    const facts = { attempts: [attempt], embargoUntil: null }
    expect(answersRelease(at('19:59'), release, facts).released).toBe(false)
    expect(answersRelease(at('20:01'), release, facts).released).toBe(true)
  })
})

function keyThatAccepts(answer: Answer): AnswerKey {
  return answer.type === 'sba' ? { type: 'sba', options: [answer.option!] } : { type: 'mcq', stems: answer.stems }
}
