import type { ResponseOf } from '@prostuti/contract'
import type { readSettings } from '@prostuti/contract/staff'
import type { Deps } from '../../deps.ts'

type Environment = ResponseOf<typeof readSettings>['environment']
type Account = Environment['accounts'][number]
type EnvironmentDeps = Pick<Deps, 'env' | 'sandboxUrl'>

const smsNames = ['ssl-wireless', 'bulksmsbd', 'alpha-sms'] as const

/** What the environment says, for whoever runs the centre: of accounts only whether they are there. */
export function readEnvironment(deps: EnvironmentDeps): Environment {
  const { env } = deps
  return {
    is_demo: env.mode.kind === 'demo',
    public_url: env.publicUrl,
    office_url: env.adminUrl,
    modes: { sms: env.sms.mode, payment: env.payment.mode, courier: env.courier.mode, zoom: env.zoom.mode },
    sms_gateway: env.sms.gateway,
    address_limit: env.addressLimit,
    accounts: accountsOf(deps),
  }
}

/** In a sandbox every service has an account of the sandbox's own; nobody is reached by it. */
export function accountsOf({ env }: EnvironmentDeps): Account[] {
  const { sms, payment, courier, zoom } = env
  const listed = <Name extends Account['name']>(
    { mode }: { mode: 'sandbox' | 'live' | 'closed' },
    names: readonly Name[],
    known: () => Partial<Record<Name, unknown>>,
  ): Account[] =>
    names.map((name) => ({
      name,
      state: mode === 'sandbox' ? 'sandbox' : mode === 'live' && known()[name] !== undefined ? 'set' : 'not_set',
    }))
  return [
    ...listed(sms, smsNames, () => sms.config(undefined).credentials),
    ...listed(payment, ['sslcommerz', 'bkash'], () => payment.accounts(undefined)),
    ...listed(courier, ['steadfast', 'pathao'], () => courier.accounts(undefined)),
    ...listed(zoom, ['zoom', 'zoom_sdk'], () => {
      const { account, sdk } = zoom.accounts(undefined)
      return { zoom: account, zoom_sdk: sdk }
    }),
  ]
}
