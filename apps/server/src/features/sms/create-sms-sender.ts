import { randomBytes } from 'node:crypto'
import type { Db } from '@prostuti/db'
import type { SmsConfig } from './create-sms-gateways.ts'
import { createGatewayReader } from './gateways-as-chosen.ts'
import { recordTry } from './record-try.ts'
import { sendSms } from './send-sms.ts'

/** Sends one SMS to an E.164 number; rejects with SmsUndeliverable when no gateway took it. Never inside a transaction: a gateway may take its time. */
export type SmsSender = (sms: { to: string; text: string }) => Promise<void>

export function createSmsSender(db: Db, config: SmsConfig): SmsSender {
  const readGateways = createGatewayReader(db, config)
  return async ({ to, text }) => {
    const gateways = await readGateways()
    await sendSms(
      { gateways, record: (made) => recordTry(db, made) },
      { to, text, id: randomBytes(10).toString('hex') },
    )
  }
}
