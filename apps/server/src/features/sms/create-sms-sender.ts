import { randomBytes } from 'node:crypto'
import { type Db, tables } from '@prostuti/db'
import { createSmsGateways, type SmsConfig } from './create-sms-gateways.ts'
import { gatewaysAsChosen, readChosenGateways } from './gateways-as-chosen.ts'
import { type SmsTry, sendSms } from './send-sms.ts'

/** Sends one SMS to an E.164 number; rejects with SmsUndeliverable when no gateway took it. Never inside a transaction: a gateway may take its time. */
export type SmsSender = (sms: { to: string; text: string }) => Promise<void>

export function createSmsSender(db: Db, config: SmsConfig): SmsSender {
  // Refuses at the start what the environment has wrong.
  const usual = createSmsGateways(config)
  const record = async ({ to, ...entry }: SmsTry) => {
    await db.insert(tables.smsTry).values({ ...entry, maskedPhone: to, ms: Math.round(entry.ms) })
  }
  return async ({ to, text }) => {
    const chosen = await readChosenGateways(db)
    const gateways = chosen ? gatewaysAsChosen(config, chosen) : usual
    await sendSms({ gateways, record }, { to, text, id: randomBytes(10).toString('hex') })
  }
}
