import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../errors.ts'
import { registerErrors } from '../errors.ts'
import { loggerOptions, registerRequestLog } from './logging.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const away = () =>
  new Error('Failed query: select 1', {
    cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  })

function buildApp() {
  const lines: string[] = []
  const options = loggerOptions({ logLevel: 'info' }, () => app.log)
  if (typeof options !== 'object') throw new Error('it logs')
  const app = fastify({
    logger: { ...options, stream: { write: (line: string) => void lines.push(line) } },
    disableRequestLogging: true,
  })
  registerErrors(app)
  registerRequestLog(app)
  app.post('/api/away', () => Promise.reject(away()))
  app.post('/api/queue', () => Promise.reject(new AppError('unavailable', { retryAfterSeconds: 2 })))
  app.post('/api/broken', () => Promise.reject(new Error('a fault of ours')))
  const ask = (path: string) => app.inject({ method: 'POST', url: `/api/${path}` })
  const said = () => lines.splice(0).map((line) => JSON.parse(line))
  return { app, ask, said, lines }
}

describe('an outage in the log', () => {
  it('is said whole once, then a line a second with how many failed, and no line when it is over', async () => {
    const { app, ask, said, lines } = buildApp()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => ask(nth % 2 ? 'away' : 'queue')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['unavailable']))
    // A job and an open page fail of the same.
    app.log.error({ err: away(), job: 'ranks' }, 'job failed; it will run again')
    expect(said()).toHaveLength(1)

    vi.advanceTimersByTime(1000)
    expect(lines.join('').length).toBeLessThan(400)
    expect(said()).toEqual([
      expect.objectContaining({
        failures: 50,
        code: 'ECONNREFUSED',
        message: 'connect ECONNREFUSED',
        msg: 'still unavailable: so many more failures in the last second',
      }),
    ])
    await ask('away')
    expect(said()).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(said()).toEqual([expect.objectContaining({ failures: 1 })])
    vi.advanceTimersByTime(5000)
    expect(said()).toEqual([])
    await ask('away')
    expect(said()).toEqual([expect.objectContaining({ msg: 'request failed' })])
    await app.close()
  })

  it('hides no fault of ours', async () => {
    const { app, ask, said } = buildApp()
    await ask('away')
    await Promise.all([ask('broken'), ask('broken')])
    const faults = said().filter(({ err }) => err?.message === 'a fault of ours')
    expect(faults).toHaveLength(2)
    await app.close()
  })
})
