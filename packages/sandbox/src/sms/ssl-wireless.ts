import { randomBytes } from 'node:crypto'
import { json, readJson, type SandboxAnswer, type SandboxRequest } from '../wire.ts'
import type { AcceptedSms } from './accepted-sms.ts'
import { isMsisdn, sandboxSmsCredentials } from './accounts.ts'
import { isGsm } from './count-parts.ts'
import { createIdsOfTheDay } from './ids-of-the-day.ts'
import type { SmsStandIn } from './stand-in.ts'

const account = sandboxSmsCredentials['ssl-wireless']

const refusals: Record<number, string> = {
  4001: 'Unauthorized',
  4002: 'SID is not permitted',
  4003: 'IP Blacklisted',
  4004: 'Endpoint Not Found',
  4005: 'Invalid request format',
  4020: 'Invalid CSMS ID',
  4022: 'Required Parameter Missing',
  4023: 'Duplicate CSMS ID',
  4025: 'Invalid MSISDN',
  4026: 'Blocked MSISDN',
  4027: 'Message length exceeded',
  4028: 'Invalid message data',
  4029: 'Too many requests',
  4030: 'Limit Exceeded',
  4031: 'TPS Exceeded',
  5000: 'Unknown Error',
}

/** iSMS Plus v3. Refusals come with HTTP 200 and carry no `smsinfo`. */
export function createSslWireless({ accepted, clock }: { accepted: AcceptedSms; clock: () => Date }): SmsStandIn {
  const ids = createIdsOfTheDay(clock)

  function take(number: string, text: string, id: string) {
    const reference = randomBytes(10).toString('hex').slice(0, 19)
    accepted.add({ gateway: 'ssl-wireless', sender: account.sid, number, text, reference })
    return {
      sms_status: 'SUCCESS',
      status_message: 'Success',
      msisdn: number,
      sms_type: isGsm(text) ? 'EN' : 'BN',
      sms_body: text,
      csms_id: id,
      reference_id: reference,
    }
  }

  function sendOne(request: SandboxRequest): SandboxAnswer {
    const body = readBody(request, ['api_token', 'sid', 'msisdn', 'sms', 'csms_id'])
    if (typeof body === 'number') return refuse(body)
    const { msisdn, sms, csms_id: id } = body
    if (typeof msisdn !== 'string' || !isMsisdn(msisdn)) return refuse(4025)
    const wrong = checkMessage(sms, id) ?? (ids.use(String(id)) ? undefined : 4023)
    return wrong ? refuse(wrong) : success([take(msisdn, String(sms), String(id))])
  }

  function sendMany(request: SandboxRequest): SandboxAnswer {
    const body = readBody(request, ['api_token', 'sid', 'msisdn', 'sms', 'batch_csms_id'])
    if (typeof body === 'number') return refuse(body)
    const { msisdn, sms, batch_csms_id: id } = body
    if (!Array.isArray(msisdn)) return refuse(4005)
    if (msisdn.length > 100) return refuse(4030)
    const numbers = msisdn.map(String)
    const wrong = checkMessage(sms, id) ?? (numbers.some(isMsisdn) ? undefined : 4028)
    if (wrong) return refuse(wrong)
    if (!ids.use(String(id))) return refuse(4023)
    return success(
      numbers.map((number, index) => {
        if (!isMsisdn(number)) return notTaken('INVALID', 'Invalid MSISDN', number)
        if (numbers.indexOf(number) < index) return notTaken('DUPLICATE', 'Duplicate MSISDN', number)
        return take(number, String(sms), String(id))
      }),
    )
  }

  return {
    name: 'ssl-wireless',
    refuse,
    clear: ids.clear,
    routes: [
      { methods: ['POST'], path: '/api/v3/send-sms', answer: sendOne },
      { methods: ['POST'], path: '/api/v3/send-sms/bulk', answer: sendMany },
    ],
  }
}

/** The body when it is accepted, else the code of the refusal. */
function readBody(request: SandboxRequest, fields: string[]): Record<string, unknown> | number {
  const body = readJson(request)
  if (typeof body !== 'object' || body === null || !request.contentType.startsWith('application/json')) return 4005
  const given = body as Record<string, unknown>
  if (fields.some((field) => given[field] === undefined || given[field] === null || given[field] === '')) return 4022
  if (given.api_token !== account.apiToken) return 4001
  if (given.sid !== account.sid) return 4002
  return given
}

function checkMessage(sms: unknown, id: unknown): number | undefined {
  if (typeof id !== 'string' || id.length > 20) return 4020
  if (typeof sms !== 'string' || sms.length > 1000) return 4027
  return undefined
}

function refuse(code = 5000): SandboxAnswer {
  return json({ status: 'FAILED', status_code: code, error_message: refusals[code] ?? 'Unknown Error' })
}

function success(smsinfo: object[]): SandboxAnswer {
  return json({ status: 'SUCCESS', status_code: 200, error_message: '', smsinfo })
}

function notTaken(status: string, message: string, msisdn: string) {
  return { sms_status: status, status_message: message, msisdn }
}
