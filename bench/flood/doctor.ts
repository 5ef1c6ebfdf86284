import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FilledExam } from '../../apps/server/src/testing/builders/fill-exam.ts'

export type DoctorReport = { saves: number; failed: number; p50: number; p95: number; longest: number }

type Sitting = { url: string; exam: FilledExam; seconds: number; sequenceFrom: number }

/** A choice every half second from each doctor, who share another address than the stranger's. */
const betweenMs = 500
const address = '127.0.0.2'

export async function saveAtHumanPace({ url, exam, seconds, sequenceFrom }: Sitting): Promise<DoctorReport> {
  const agent = new Agent({ keepAlive: true, localAddress: address })
  const path = `${url}/api/v3/web/on-spot-bcs-exam/${exam.key}`
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let failed = 0

  async function sit(token: string, nth: number): Promise<void> {
    await ask(agent, { path, token })
    // Not all at the same moment.
    await pause((betweenMs * nth) / exam.tokens.length)
    for (let step = 0; performance.now() < until; step++) {
      const questionId = exam.questionIds[step % exam.questionIds.length]
      const choice = {
        selected_answer: 1 + (step % 4),
        questionId,
        question_type: 'sba',
        sequence: sequenceFrom + step,
      }
      const startedAt = performance.now()
      const status = await ask(agent, { path, token, body: JSON.stringify(choice) }).catch(() => 0)
      if (status === 200) times.push(performance.now() - startedAt)
      else failed += 1
      await pause(betweenMs)
    }
  }

  await Promise.all(exam.tokens.map(sit))
  agent.destroy()
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { saves: sorted.length, failed, p50: at(0.5), p95: at(0.95), longest: at(1) }
}

type Question = { path: string; token: string; body?: string }

function ask(agent: Agent, { path, token, body }: Question): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const sent = request(path, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
