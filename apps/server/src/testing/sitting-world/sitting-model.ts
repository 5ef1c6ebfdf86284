const grace = 30_000

export type Verdict = 'inside' | 'grace' | 'outside'

/**
 * What a doctor was promised, in the plainest words: a start, an end that was told, a pause that stops the clock. Written without the
 * rules of the server, which are what is tried.
 */
export class SittingModel {
  readonly start: number
  end: number
  finished = false
  pausedAt: number | null = null
  /** The newest acknowledged choice of each question, and all that were acknowledged. */
  readonly newest = new Map<number, { sequence: number; answer: number }>()
  readonly acknowledged = new Set<string>()
  readonly story: string[] = []
  readonly faults: string[] = []

  constructor(start: number, end: number) {
    this.start = start
    this.end = end
  }

  /** The end as it stands: while the exam is paused it runs before the clock. */
  endAt(now: number): number {
    const { pausedAt, end, start } = this
    return pausedAt === null || pausedAt >= end ? end : end + (now - Math.max(pausedAt, start))
  }

  judge(now: number): Verdict {
    if (this.finished) return 'outside'
    const end = this.endAt(now)
    if (now < end) return 'inside'
    return now < end + grace ? 'grace' : 'outside'
  }

  /** The job, or anybody who looks after the end. */
  sweep(now: number): void {
    if (this.judge(now) === 'outside') this.finished = true
  }

  handIn(now: number): void {
    if (this.finished) return
    if (this.judge(now) === 'inside') this.end = this.endAt(now)
    this.finished = true
  }

  resume(now: number): void {
    if (!this.finished) this.end = this.endAt(now)
    this.pausedAt = null
  }

  keep(question: number, sequence: number, answer: number): void {
    this.acknowledged.add(`${question} ${sequence}`)
    const before = this.newest.get(question)
    if (before === undefined || before.sequence < sequence) this.newest.set(question, { sequence, answer })
  }

  /** Says what is wrong where it is not as it must be. */
  must(isRight: boolean, what: string): void {
    if (!isRight) this.faults.push(what)
  }
}
