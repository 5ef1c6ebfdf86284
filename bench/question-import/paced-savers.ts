import { setTimeout as pause } from 'node:timers/promises'
import type { FilledExam } from '../../apps/server/src/testing/builders/fill-exam.ts'

type Saves = { p50: number; p99: number; count: number }

/**
 * Examinees of a running exam, who choose one answer after the other at the pace of people: so many saves a second in all, whether
 * the answers come quickly or not. Says how long acknowledgements took since it was last asked.
 */
export function startSaving(url: string, exam: FilledExam, perSecond: number) {
  let times: number[] = []
  let failure: unknown
  let isOver = false
  const under: Set<Promise<void>> = new Set()
  const address = `${url}/api/v3/web/on-spot-bcs-exam/${exam.key}`
  const headers = {
    'content-type': 'application/json',
    'x-device-token': 'a-browser-that-has-been-here-before',
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  }

  async function save(nth: number): Promise<void> {
    const token = exam.tokens[nth % exam.tokens.length]
    const round = Math.floor(nth / exam.tokens.length)
    const body = {
      selected_answer: 1 + (nth % 4),
      questionId: exam.questionIds[(nth + round) % exam.questionIds.length],
      question_type: 'sba',
      sequence: Date.now(),
    }
    const began = performance.now()
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const said = await answer.text()
    if (answer.status !== 200) throw new Error(`a save was answered with ${answer.status}: ${said}`)
    times.push(performance.now() - began)
  }

  async function keepSaving(): Promise<void> {
    const began = performance.now()
    for (let nth = 0; !isOver; nth++) {
      const due = began + (nth * 1000) / perSecond
      if (due > performance.now()) await pause(due - performance.now())
      const one = save(nth).catch((error) => {
        failure ??= error
      })
      under.add(one)
      void one.finally(() => under.delete(one))
    }
    await Promise.all(under)
  }
  const running = keepSaving()

  return {
    report(): Saves {
      if (failure !== undefined) throw failure
      const sorted = times.toSorted((a, b) => a - b)
      times = []
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      return { p50: at(0.5), p99: at(0.99), count: sorted.length }
    },
    async stop(): Promise<void> {
      isOver = true
      await running
    },
  }
}
