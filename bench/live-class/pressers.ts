// A process of its own, so that three thousand browsers are not paid for by the server.
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Press, PressOrder, PressReport } from './index.ts'

process.once('message', async ({ url, presses, seconds }: PressOrder) => {
  const report: PressReport = { times: [], failures: [], own: 0 }
  const pressAtSomeTime = async (press: Press) => {
    await pause(Math.random() * seconds * 1000)
    const pressedAt = performance.now()
    try {
      const answer = await send(`${url}${press.path}`, press.token)
      report.times.push(performance.now() - pressedAt)
      if (answer.includes('tk=')) report.own += 1
    } catch (error) {
      report.failures.push(String(error))
    }
  }
  await Promise.all(presses.map(pressAtSomeTime))
  process.send?.(report, () => process.disconnect())
})

/** Without an agent: every doctor has a connection of their own. */
function send(url: string, token: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = { authorization: `Bearer ${token}`, cookie: 'lang=bn', 'content-length': 0 }
  const sent = request(url, { method: 'POST', agent: false, headers }, async (response) => {
    const text = (await response.setEncoding('utf8').toArray()).join('')
    if (response.statusCode === 200) resolve(text)
    else reject(new Error(`${response.statusCode}: ${text.slice(0, 200)}`))
  })
  sent.once('error', reject).end()
  return promise
}
