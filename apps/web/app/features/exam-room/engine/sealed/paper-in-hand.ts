import { spread } from '../../../../api/spread.ts'
import type { ExamQuestion, Sitting } from '../../../../kit/exam/exam-types.ts'
import type { SealedPapers } from './sealed-papers.ts'

export type PaperInHand = {
  /** Where the paper lies, and in how long it opens: it is fetched before that, not by everybody in the same moment. */
  expect(address: string | null | undefined, opensInMs: number): void
  /** Asks to sit with the paper in hand; where there is none, or it does not open, with the whole paper. */
  sit(ask: (sealed?: string) => Promise<Sitting>): Promise<Sitting>
  stop(): void
}

/** Whoever waits for hours fetches within so long; whoever waits for minutes, within half of them. */
const fetchWithinMs = 600_000
const againAfterMs = 10_000

type Held = { address: string; bytes: Uint8Array<ArrayBuffer> }

/** The sealed paper of one room: fetched while it waits, opened when it begins. Without `papers` it does nothing. */
export function createPaperInHand(papers: SealedPapers | undefined, random: () => number): PaperInHand {
  let expected: string | undefined
  let held: Held | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function take(address: string, find: (address: string) => Promise<Held['bytes'] | undefined>): Promise<void> {
    const bytes = await find(address).catch(() => undefined)
    if (bytes && address === expected) held = { address, bytes }
  }
  const isMissing = (address: string) => expected === address && held?.address !== address

  function fetchIn(ms: number, address: string): void {
    timer = setTimeout(async () => {
      if (!papers || !isMissing(address)) return
      await take(address, papers.fetch)
      if (isMissing(address)) fetchIn(spread(againAfterMs, random()), address)
    }, ms)
  }

  async function expectAt(address: string, opensInMs: number, from: SealedPapers): Promise<void> {
    await take(address, from.kept)
    if (isMissing(address)) fetchIn(random() * Math.min(fetchWithinMs, Math.max(0, opensInMs) / 2), address)
  }

  function stop(): void {
    clearTimeout(timer)
    expected = undefined
  }

  return {
    expect(address, opensInMs) {
      if (!papers || address === null || address === undefined || address === expected) return
      clearTimeout(timer)
      expected = address
      void expectAt(address, opensInMs, papers)
    },
    async sit(ask) {
      if (papers && expected !== undefined && held?.address !== expected) await take(expected, papers.kept)
      // Another who sits at the same time may find meanwhile that it is spoilt.
      const offered = held
      const sitting = await ask(offered?.address)
      // The whole paper is here: the network is for the answers now.
      if (sitting.questions.length > 0) stop()
      if (!sitting.seal) return sitting
      try {
        if (!papers || !offered) throw new Error('there is no paper for this seal')
        const { key, order } = sitting.seal
        return { ...sitting, questions: inOrder(await papers.open(offered.bytes, key), order) }
      } catch {
        // What lies here is spoilt: it is not offered again.
        if (held === offered) {
          held = undefined
          expected = undefined
        }
        return ask()
      }
    },
    stop,
  }
}

/** The questions as this attempt has them. Throws where one is missing: then it is not the paper that is sat. */
export function inOrder(questions: readonly ExamQuestion[], order: readonly (readonly number[])[]): ExamQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return order.map(([id, ...partIds]) => {
    const question = found(byId.get(id ?? 0))
    if (partIds.length === 0) return question
    const parts = new Map(question.parts.map((part) => [part.id, part]))
    return { ...question, parts: partIds.map((partId) => found(parts.get(partId))) }
  })
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the sealed paper is another one')
  return thing
}
