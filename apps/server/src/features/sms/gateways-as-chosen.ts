import { type Tx, tables } from '@prostuti/db'
import { createSmsGateways, type SmsConfig } from './create-sms-gateways.ts'
import type { SmsGateway, SmsGatewayName } from './sms-gateway.ts'

type Chosen = { gateway: SmsGatewayName; fallback: SmsGatewayName | null }

/** What the centre has chosen in its settings, read for every message: a change counts from the next one on, in every process. */
async function readChosenGateways(tx: Tx): Promise<Chosen | undefined> {
  const { site } = tables
  const [row] = await tx.select({ gateway: site.smsGateway, fallback: site.smsFallback }).from(site)
  return row?.gateway ? { gateway: row.gateway, fallback: row.fallback } : undefined
}

/** An account that was taken out of the environment since is passed over: what is left is tried, and at worst what is set there. */
export function gatewaysAsChosen(config: SmsConfig, { gateway, fallback }: Chosen): SmsGateway[] {
  const [first, second] = [gateway, fallback].filter(
    (name): name is SmsGatewayName => name !== null && config.credentials[name] !== undefined,
  )
  if (first === undefined) return createSmsGateways(config)
  return createSmsGateways({ ...config, gateway: first, fallback: second })
}

/** The gateways in the order in which they are tried now. */
export type GatewayReader = () => Promise<SmsGateway[]>

export function createGatewayReader(tx: Tx, config: SmsConfig): GatewayReader {
  // Refuses at the start what the environment has wrong.
  const usual = createSmsGateways(config)
  return async () => {
    const chosen = await readChosenGateways(tx)
    return chosen ? gatewaysAsChosen(config, chosen) : usual
  }
}
