// A process of its own, so that reading three thousand papers is not paid for by the server.

import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inOrder, openSealed } from '../../apps/server/src/testing/open-sealed.ts'
import type { StartOptions, StartReport } from './start-all.ts'

process.once('message', async (options: StartOptions) => {
  process.send?.(await startAll(options), () => process.disconnect())
})

async function startAll({ url, tokens, seconds, questions, sealed }: StartOptions): Promise<StartReport> {
  const report: StartReport = { times: [], failures: [], bytes: 0, encoding: '' }
  await Promise.all(
    tokens.map(async (token, nth) => {
      await pause(Math.random() * seconds * 1000)
      const startedAt = performance.now()
      try {
        const { response, body } = await ask(url, token)
        report.times.push(performance.now() - startedAt)
        report.bytes += body.length
        report.encoding = response.headers['content-encoding'] ?? 'none'
        // Every one is known to be whole by its length; some are read as the room would.
        if (nth % 50 === 0) mustBeWhole(response, body, { questions, sealed })
      } catch (error) {
        report.failures.push(String(error))
      }
    }),
  )
  return report
}

/** Every examinee has a browser, and so a connection, of their own. */
function ask(url: string, token: string): Promise<{ response: IncomingMessage; body: Buffer }> {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd', cookie: 'lang=bn' }
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(chunks)
        if (response.statusCode !== 200 || !response.complete)
          reject(new Error(`${response.statusCode}: ${body.toString('utf8', 0, 200)}`))
        else resolve({ response, body })
      })
    })
    request.once('error', reject)
  }).finally(() => agent.destroy())
}

const plain = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body: Buffer) => body,
}

type Expected = Pick<StartOptions, 'questions' | 'sealed'>
type Answer = { questions: { parts: unknown[] }[]; seal?: { key: string; order: number[][] } }

function mustBeWhole(response: IncomingMessage, body: Buffer, { questions, sealed }: Expected): void {
  const encoding = (response.headers['content-encoding'] ?? 'none') as keyof typeof plain
  const answer = JSON.parse(plain[encoding](body).toString('utf8')) as Answer
  const got = sealed === undefined ? answer.questions : open(answer, Buffer.from(sealed, 'base64'))
  if (got.length !== questions || got.some(({ parts }) => parts.length === 0)) throw new Error('a paper came in part')
}

/** As the room does it. */
function open({ seal }: Answer, bytes: Buffer): Answer['questions'] {
  if (seal === undefined) throw new Error('a start brought no key')
  return inOrder(openSealed(bytes, seal.key), seal.order)
}
