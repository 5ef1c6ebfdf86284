import { sandboxSmsBaseUrls, sandboxSmsCredentials, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readMetric } from '../../testing/read-metric.ts'
import { createSmsGateways } from './create-sms-gateways.ts'
import { type SmsTry, SmsUndeliverable, sendSms } from './send-sms.ts'
import type { SmsGateway } from './sms-gateway.ts'

const sandbox = await startSandbox()
const config = {
  gateway: 'ssl-wireless',
  fallback: 'bulksmsbd',
  baseUrls: sandboxSmsBaseUrls(sandbox.url),
  credentials: sandboxSmsCredentials,
} as const
const gateways = createSmsGateways(config)
/** Only the first is in a hurry, so that a busy machine cannot make the second too late. */
const impatient = [createSmsGateways({ ...config, timeoutMs: 200 })[0]!, gateways[1]!]
const text = 'আপনার ওটিপি কোড ১২৩৪৫৬।'
const sms = (id = crypto.randomUUID().slice(0, 20)) => ({ to: '+8801712345678', text, id })

let tries: SmsTry[] = []
const record = async (made: SmsTry) => {
  tries.push(made)
}

beforeEach(() => {
  sandbox.sms.clear()
  tries = []
})
afterAll(() => sandbox.close())

describe('sendSms', () => {
  it('uses the first gateway and writes down what it cost', async () => {
    const sent = await sendSms({ gateways, record }, sms())
    const [message] = sandbox.sms.messages()
    expect(sent).toEqual({ gateway: 'ssl-wireless', reference: message?.reference })
    expect(sandbox.sms.messages()).toMatchObject([{ gateway: 'ssl-wireless', number: '8801712345678', text }])
    expect(tries).toEqual([
      {
        gateway: 'ssl-wireless',
        to: '+88017******78',
        parts: message?.parts,
        ok: true,
        code: null,
        reference: message?.reference,
        ms: expect.any(Number),
      },
    ])
  })

  it.each([
    ['refuse', '5000'],
    ['http-500', 'http_500'],
    ['garbage', 'unreadable'],
    ['hang', 'timeout'],
  ] as const)('falls back when the first gateway fails (%s)', async (kind, code) => {
    sandbox.sms.failNext('ssl-wireless', kind)
    const sent = await sendSms({ gateways: kind === 'hang' ? impatient : gateways, record }, sms())
    expect(sent.gateway).toBe('bulksmsbd')
    expect(sandbox.sms.messages()).toMatchObject([{ gateway: 'bulksmsbd', text }])
    expect(tries).toMatchObject([
      { gateway: 'ssl-wireless', ok: false, code, reference: null },
      { gateway: 'bulksmsbd', ok: true, code: null, reference: sent.reference },
    ])
    if (kind === 'hang') expect(tries[0]?.ms).toBeGreaterThanOrEqual(190)
  })

  it('goes back to the first gateway once it works again', async () => {
    sandbox.sms.failNext('ssl-wireless', 'http-500')
    await sendSms({ gateways, record }, sms())
    expect((await sendSms({ gateways, record }, sms())).gateway).toBe('ssl-wireless')
  })

  it('spends no second try on a number that is not valid', async () => {
    const failure = await sendSms({ gateways, record }, { ...sms(), to: '+8801012345678' }).catch((e: unknown) => e)
    expect(failure).toBeInstanceOf(SmsUndeliverable)
    expect(failure).toMatchObject({ permanent: true, tries: [{ gateway: 'ssl-wireless', code: '4025' }] })
    expect(tries).toHaveLength(1)
    expect(sandbox.sms.messages()).toEqual([])
  })

  it('says who refused and why when nobody takes it', async () => {
    sandbox.sms.failNext('ssl-wireless', 'refuse', 1, 4003)
    sandbox.sms.failNext('bulksmsbd', 'refuse', 1, 1007)
    const failed = () => readMetric('prostuti_sms_total', { gateway: 'bulksmsbd', result: 'failed' })
    const asked = () => readMetric('prostuti_outbound_seconds_count', { service: 'bulksmsbd', result: 'answered' })
    const before = [await failed(), await asked()] as const
    const failure = await sendSms({ gateways, record }, sms()).catch((e: unknown) => e)
    expect([await failed(), await asked()]).toEqual([before[0] + 1, before[1] + 1])
    expect(failure).toBeInstanceOf(SmsUndeliverable)
    expect(failure).toMatchObject({
      message: 'No gateway took the SMS to +88017******78: ssl-wireless 4003, bulksmsbd 1007',
      permanent: false,
      tries,
    })
    expect(tries.map(({ code }) => code)).toEqual(['4003', '1007'])
  })

  it('writes down neither the text nor the whole number', async () => {
    sandbox.sms.failNext('ssl-wireless', 'garbage')
    sandbox.sms.failNext('bulksmsbd', 'http-500')
    const failure = (await sendSms({ gateways, record }, sms()).catch((e: unknown) => e)) as Error
    const written = JSON.stringify([tries, failure, failure.message, String(failure.cause), failure.stack])
    expect(written).toContain('+88017******78')
    expect(written).not.toMatch(/1712345678|১২৩৪৫৬|sandbox-/)
  })

  it('falls back over a gateway with a fault of our own', async () => {
    const broken: SmsGateway = { name: 'alpha-sms', send: () => Promise.reject(new TypeError('undefined is not …')) }
    expect((await sendSms({ gateways: [broken, ...gateways], record }, sms())).gateway).toBe('ssl-wireless')
    expect(tries[0]).toMatchObject({ ok: false, code: 'fault' })
  })

  it('stops when the caller gives up, without trying the next', async () => {
    sandbox.sms.failNext('ssl-wireless', 'hang')
    const giveUp = new AbortController()
    const sending = sendSms({ gateways, record }, sms(), giveUp.signal)
    giveUp.abort(new Error('the reader left'))
    await expect(sending).rejects.toThrow('the reader left')
    expect(tries).toMatchObject([{ gateway: 'ssl-wireless', ok: false, code: 'aborted' }])
    expect(sandbox.sms.messages()).toEqual([])
  })
})
