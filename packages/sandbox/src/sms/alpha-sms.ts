import { json, readFields, type SandboxAnswer, type SandboxRequest } from '../wire.ts'
import type { AcceptedSms } from './accepted-sms.ts'
import { isMsisdn, sandboxSmsCredentials } from './accounts.ts'
import { countParts } from './count-parts.ts'
import type { SmsStandIn } from './stand-in.ts'

const account = sandboxSmsCredentials['alpha-sms']
const mostParts = 10

const refusals: Record<number, string> = {
  400: 'The request was rejected, due to a missing or invalid parameter.',
  403: "You don't have permissions to perform the request.",
  404: 'The requested resource not found.',
  405: 'Authorization required.',
  409: 'Unknown error occurred on Server end.',
  410: 'Account expired.',
  411: 'Reseller Account expired or suspended.',
  412: 'Invalid Schedule.',
  413: 'Invalid Sender ID.',
  414: 'Message is empty.',
  415: 'Message is too long.',
  416: 'No valid number found.',
  417: 'Insufficient balance.',
  420: 'Content Blocked.',
  421: 'You can only send SMS to your registered phone number until first balance recharge.',
}

/** sms.net.bd. Its error numbers look like HTTP, but every answer has HTTP status 200. */
export function createAlphaSms({ accepted }: { accepted: AcceptedSms }): SmsStandIn {
  let lastId = 100_000

  async function send(request: SandboxRequest): Promise<SandboxAnswer> {
    const { api_key, msg, to, sender_id, schedule } = await readFields(request)
    if (!api_key || api_key !== account.apiKey) return refuse(405)
    if (msg === undefined || to === undefined) return refuse(400)
    if (sender_id !== undefined && sender_id !== account.senderId) return refuse(413)
    if (schedule !== undefined && !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(schedule)) return refuse(412)
    if (msg.trim() === '') return refuse(414)
    if (countParts(msg) > mostParts) return refuse(415)
    const numbers = to
      .split(',')
      .map((one) => one.trim())
      .filter(isMsisdn)
    if (numbers.length === 0) return refuse(416)
    lastId += 1
    for (const number of numbers)
      accepted.add({
        gateway: 'alpha-sms',
        sender: sender_id ?? 'Alpha SMS',
        number,
        text: msg,
        reference: String(lastId),
      })
    return json({ error: 0, msg: 'Request successfully submitted', data: { request_id: lastId } })
  }

  /** What became of a request: phones whose number ends in 0000 are switched off. */
  function report({ path, query }: SandboxRequest): SandboxAnswer {
    if (query.get('api_key') !== account.apiKey) return refuse(405)
    const id = path.split('/').at(-2) ?? ''
    const numbers = accepted.list().filter(({ gateway, reference }) => gateway === 'alpha-sms' && reference === id)
    if (numbers.length === 0) return refuse(404)
    const recipients = numbers.map(({ number, parts }) => ({
      number,
      charge: (parts * 0.35).toFixed(2),
      status: number.endsWith('0000') ? 'Failed' : 'Sent',
    }))
    const data = { request_id: Number(id), request_status: 'Complete', recipients }
    return json({ error: 0, msg: 'Success', data })
  }

  return {
    name: 'alpha-sms',
    refuse,
    clear: () => undefined,
    routes: [
      { methods: ['POST'], path: '/sendsms', answer: send },
      { methods: ['GET'], path: '/report/request/:id/', answer: report },
    ],
  }
}

function refuse(code = 409): SandboxAnswer {
  return json({ error: code, msg: refusals[code] ?? 'Unknown error occurred on Server end.' })
}
