import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sandboxSmsBaseUrls, sandboxSmsCredentials, startSandbox } from '@prostuti/sandbox'
import { smsParts } from '@prostuti/text/sms-parts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alphaSms } from './alpha-sms.ts'
import { createSmsGateways } from './create-sms-gateways.ts'
import { type SmsGatewayName, SmsRefused } from './sms-gateway.ts'

const sandbox = await startSandbox()
const names: SmsGatewayName[] = ['ssl-wireless', 'bulksmsbd', 'alpha-sms']
const baseUrls = sandboxSmsBaseUrls(sandbox.url)

function gatewayAt(name: SmsGatewayName, changes: Partial<Parameters<typeof createSmsGateways>[0]> = {}) {
  const [gateway] = createSmsGateways({
    gateway: name,
    baseUrls,
    credentials: sandboxSmsCredentials,
    ...changes,
  })
  return gateway!
}

function send(
  name: SmsGatewayName,
  changes: Parameters<typeof gatewayAt>[1] = {},
  to = '+8801712345678',
  text = 'কোড ১২',
) {
  return gatewayAt(name, changes).send({ to, text, id: crypto.randomUUID().slice(0, 20) })
}

async function refusalOf(sending: Promise<unknown>): Promise<SmsRefused> {
  const error = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(SmsRefused)
  const refusal = error as SmsRefused
  expect(refusal.message).not.toMatch(/1712345678|sandbox-|wrong-secret|কোড/)
  expect(refusal.message).not.toContain('no reason known')
  return refusal
}

const servers: { close(): void }[] = []
/** A gateway that gives one answer to everything. */
async function answering(body: string, status = 200, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body)).listen(
    0,
    '127.0.0.1',
  )
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const everywhere = (url: string) => ({ baseUrls: { 'ssl-wireless': url, bulksmsbd: url, 'alpha-sms': url } })

beforeEach(() => sandbox.sms.clear())
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
afterAll(() => sandbox.close())

describe.each(names)('%s', (name) => {
  it('delivers Bengali as it was written, and gives the gateway’s reference', async () => {
    const text = 'আপনার ওটিপি কোড ১২৩৪৫৬।\n@prostuti.com #123456'
    const { reference } = await send(name, {}, '+8801712345678', text)
    expect(sandbox.sms.messages()).toMatchObject([
      { gateway: name, number: '8801712345678', text, reference, parts: smsParts(text).parts },
    ])
  })

  it('delivers English', async () => {
    await send(name, {}, '+8801712345678', 'Your code: {123456} & 100% +1')
    expect(sandbox.sms.messages()).toMatchObject([{ gateway: name, text: 'Your code: {123456} & 100% +1' }])
  })

  it('calls a bad number permanent and nothing else', async () => {
    expect(await refusalOf(send(name, {}, '+8801012345678'))).toMatchObject({ gateway: name, permanent: true })
    sandbox.sms.failNext(name, 'refuse')
    expect(await refusalOf(send(name))).toMatchObject({ gateway: name, permanent: false })
  })

  it.each([
    ['http-500', 'http_500'],
    ['garbage', 'unreadable'],
  ] as const)('takes %s for a refusal', async (kind, code) => {
    sandbox.sms.failNext(name, kind)
    expect(await refusalOf(send(name))).toMatchObject({ gateway: name, code, permanent: false })
  })

  it('waits no longer than it may', async () => {
    sandbox.sms.failNext(name, 'hang')
    expect(await refusalOf(send(name, { timeoutMs: 100 }))).toMatchObject({ code: 'timeout', permanent: false })
  })

  it('says when nobody is there', async () => {
    const gone = await startSandbox()
    await gone.close()
    expect(await refusalOf(send(name, everywhere(gone.url)))).toMatchObject({ code: 'unreachable' })
  })

  it('follows no redirect with the account’s key', async () => {
    const url = await answering('', 307, { location: `${sandbox.url}/${name}` })
    expect(await refusalOf(send(name, everywhere(url)))).toMatchObject({ code: 'unreachable' })
    expect(sandbox.sms.messages()).toEqual([])
  })

  it('takes every shape it does not know for a refusal', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '"ok"',
      'true',
      '-1',
      '{"status":"OK"}',
      '{"error":"0x0"}',
      '{"response_code":{}}',
    ])
      expect(await refusalOf(send(name, everywhere(await answering(body)))), body).toMatchObject({ code: 'unreadable' })
  })

  it('believes no success that comes with a failed request', async () => {
    const success = '{"status":"SUCCESS","response_code":202,"error":0}'
    expect(await refusalOf(send(name, everywhere(await answering(success, 502))))).toMatchObject({ code: 'http_502' })
    expect(await send(name, everywhere(await answering(success)))).toEqual({ reference: null })
  })
})

describe('known refusals', () => {
  it.each([
    [
      'ssl-wireless',
      [4001, 4002, 4003, 4004, 4005, 4020, 4022, 4023, 4025, 4026, 4027, 4028, 4029, 4030, 4031, 5000],
      4025,
    ],
    [
      'bulksmsbd',
      [
        1001, 1002, 1003, 1005, 1006, 1007, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1031,
        1032,
      ],
      1001,
    ],
    ['alpha-sms', [400, 403, 404, 405, 409, 410, 411, 412, 413, 414, 415, 416, 417, 420, 421], 416],
  ] as const)('of %s keep their code and have a meaning', async (name, codes, badNumber) => {
    for (const code of codes) {
      sandbox.sms.failNext(name, 'refuse', 1, code)
      expect(await refusalOf(send(name))).toMatchObject({ code: String(code), permanent: code === badNumber })
    }
  })

  it('come from a wrong account', async () => {
    const credentials = {
      'ssl-wireless': { apiToken: 'wrong-secret', sid: 'X' },
      bulksmsbd: { apiKey: 'wrong-secret', senderId: '8809600000000' },
      'alpha-sms': { apiKey: 'wrong-secret' },
    }
    const codes = names.map(async (name) => (await refusalOf(send(name, { credentials }))).code)
    expect(await Promise.all(codes)).toEqual(['4001', '1011', '405'])
  })
})

describe('BulkSMSBD’s older answers', () => {
  const sendTo = async (body: string) => send('bulksmsbd', everywhere(await answering(body)))

  it('are a bare number', async () => {
    expect(await sendTo('202')).toEqual({ reference: null })
    expect(await sendTo(' "202"\n')).toEqual({ reference: null })
    expect(await refusalOf(sendTo('1001'))).toMatchObject({ code: '1001', permanent: true })
    expect(await refusalOf(sendTo('1007'))).toMatchObject({ code: '1007', permanent: false })
  })
})

describe('SSL Wireless', () => {
  it('can take the request and refuse the message', async () => {
    const answer = (info: object) => answering(JSON.stringify({ status: 'SUCCESS', status_code: 200, smsinfo: [info] }))
    const sendTo = async (info: object) => send('ssl-wireless', everywhere(await answer(info)))
    expect(await refusalOf(sendTo({ sms_status: 'INVALID', status_message: 'Invalid MSISDN' }))).toMatchObject({
      code: '4025',
      permanent: true,
    })
    expect(await refusalOf(sendTo({ sms_status: 'DUPLICATE', status_message: 'Duplicate CSMS ID' }))).toMatchObject({
      code: '4023',
      permanent: false,
    })
    expect(await refusalOf(sendTo({ sms_status: 'INVALID' }))).toMatchObject({ code: '4028', permanent: false })
  })
})

it('bills as many parts as we counted', async () => {
  const gateway = gatewayAt('ssl-wireless')
  const text = fc.string({ unit: fc.constantFrom(...'ab 12 €{}\n', 'ক', '্', '😀'), minLength: 1, maxLength: 400 })
  await fc.assert(
    fc.asyncProperty(text, async (text) => {
      await gateway.send({ to: '+8801712345678', text: `x${text}`, id: crypto.randomUUID().slice(0, 20) })
      expect(sandbox.sms.messages()[0]?.parts).toBe(smsParts(`x${text}`).parts)
    }),
    { numRuns: 50 },
  )
})

describe('createSmsGateways', () => {
  it('refuses a gateway without an account, and a fall-back that is the gateway itself', () => {
    const config = { gateway: 'bulksmsbd', baseUrls, credentials: {} } as const
    expect(() => createSmsGateways(config)).toThrow('bulksmsbd is chosen, but its account is not set')
    expect(() => createSmsGateways({ ...config, credentials: sandboxSmsCredentials, fallback: 'bulksmsbd' })).toThrow(
      'fall-back',
    )
  })

  it('keeps the order', () => {
    const config = { baseUrls, credentials: sandboxSmsCredentials }
    const order = createSmsGateways({ ...config, gateway: 'alpha-sms', fallback: 'ssl-wireless' })
    expect(order.map(({ name }) => name)).toEqual(['alpha-sms', 'ssl-wireless'])
  })
})

it('Alpha SMS tells whether a message arrived, to whoever has the account', async () => {
  const base = { baseUrl: `${sandbox.url}/alpha-sms`, timeoutMs: 2000 }
  const own = alphaSms({ ...base, apiKey: sandboxSmsCredentials['alpha-sms'].apiKey })
  const [arrived, off] = [
    await own.send({ to: '+8801712345678', text: 'কাল ক্লাস', id: 'a' }),
    await own.send({ to: '+8801712340000', text: 'কাল ক্লাস', id: 'b' }),
  ]
  expect(await own.askDelivery?.(arrived.reference ?? '')).toBe('delivered')
  expect(await own.askDelivery?.(off.reference ?? '')).toBe('undelivered')
  expect(await own.askDelivery?.('999999')).toBeUndefined()
  const stranger = alphaSms({ ...base, apiKey: 'wrong' })
  expect(await stranger.askDelivery?.(arrived.reference ?? '')).toBeUndefined()
})
