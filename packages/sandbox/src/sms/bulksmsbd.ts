import { json, readFields, type SandboxAnswer, type SandboxRequest } from '../wire.ts'
import type { AcceptedSms } from './accepted-sms.ts'
import { bulkSmsBdMaskedSender, isMsisdn, sandboxSmsCredentials } from './accounts.ts'
import { isGsm } from './count-parts.ts'
import type { SmsStandIn } from './stand-in.ts'

const account = sandboxSmsCredentials.bulksmsbd
const fieldNames = ['api_key', 'type', 'number', 'senderid', 'message'] as const

const refusals: Record<number, string> = {
  1001: 'Invalid Number',
  1002: 'sender id not correct/sender id is disabled',
  1003: 'Please Required all fields, or Contact Your System Administrator',
  1005: 'Internal Error',
  1006: 'Balance Validity Not Available',
  1007: 'Balance Insufficient',
  1011: 'User Id not found',
  1012: 'Masking SMS must be sent in Bengali',
  1013: 'Sender Id has not found Gateway by api key',
  1014: 'Sender Type Name not found using this sender by api key',
  1015: 'Sender Id has not found Any Valid Gateway by api key',
  1016: 'Sender Type Name Active Price Info not found by this sender id',
  1017: 'Sender Type Name Price Info not found by this sender id',
  1018: 'The Owner of this (username) Account is disabled',
  1019: 'The (sender type name) Price of this (username) Account is disabled',
  1020: 'The parent of this account is not found',
  1021: 'The parent active (sender type name) price of this account is not found',
  1031: 'Your Account Not Verified, Please Contact Administrator',
  1032: 'ip Not whitelisted',
}

export function createBulkSmsBd({ accepted }: { accepted: AcceptedSms }): SmsStandIn {
  let lastId = 59_000_000

  async function send(request: SandboxRequest): Promise<SandboxAnswer> {
    const fields = await readFields(request)
    if (fieldNames.some((name) => !fields[name]) || !['text', 'unicode'].includes(fields.type ?? ''))
      return refuse(1003)
    const { api_key, type, number = '', senderid = '', message = '' } = fields
    if (api_key !== account.apiKey) return refuse(1011)
    if (senderid !== account.senderId && senderid !== bulkSmsBdMaskedSender) return refuse(1002)
    if (senderid === bulkSmsBdMaskedSender && !/[\u0980-\u09ff]/.test(message)) return refuse(1012)
    const numbers = number.split(',').map((one) => one.trim())
    if (!numbers.every(isMsisdn)) return refuse(1001)
    lastId += 1
    // Sent as plain text, letters the GSM alphabet lacks arrive as question marks.
    const shown = type === 'unicode' || isGsm(message) ? message : message.replace(/[^\n\x20-\x7e]/gu, '?')
    for (const one of numbers)
      accepted.add({ gateway: 'bulksmsbd', sender: senderid, number: one, text: shown, reference: String(lastId) })
    return json({
      response_code: 202,
      message_id: lastId,
      success_message: 'SMS Submitted Successfully',
      error_message: '',
    })
  }

  return {
    name: 'bulksmsbd',
    refuse,
    clear: () => undefined,
    routes: [{ methods: ['GET', 'POST'], path: '/api/smsapi', answer: send }],
  }
}

function refuse(code = 1005): SandboxAnswer {
  return json({ response_code: code, success_message: '', error_message: refusals[code] ?? 'Internal Error' })
}
