import { isLoopback } from '../network/loopback.ts'
import { readTrustProxy } from '../network/trust-proxy.ts'
import { weaknessOf } from './app-secret.ts'
import { checkOffice, type OfficeSettings } from './check-office.ts'
import { type Finding, missing, refuse, warn } from './finding.ts'
import type { Mode } from './mode.ts'

type CommonSettings = OfficeSettings & {
  DEMO?: boolean | undefined
  HOST?: string | undefined
  DATABASE_URL?: string | undefined
  APP_SECRET?: string | undefined
  TRUST_PROXY?: string | undefined
  PAYMENT_MODE?: string | undefined
  METRICS_TOKEN?: string | undefined
}

/** What is wrong with the settings that belong to no feature. */
export const checkCommonSettings = (values: CommonSettings, mode: Mode): Finding[] => [
  ...checkMode(values, mode),
  ...checkAddress(values, mode),
  ...checkOffice(values, mode),
  ...checkDatabase(values),
  ...checkSecret(values, mode),
  ...checkProxy(values),
  ...checkMetrics(values),
]

function checkMode({ DEMO, DATABASE_URL }: CommonSettings, mode: Mode): Finding[] {
  if (mode.kind === 'demo' && mode.public)
    return [
      warn(
        'DEMO',
        'This demo can be reached by others: anybody may sign in as its doctors, so keep nothing real in it.',
      ),
    ]
  if (mode.kind === 'centre' && DEMO === undefined && DATABASE_URL === undefined)
    return [
      warn(
        'DEMO',
        'HOST, PUBLIC_URL or ADMIN_URL can be reached by others, so this is a real centre: set DEMO=false to say so, or DEMO=true for a public demo with a banner on every page.',
      ),
    ]
  return []
}

const demoAddressAdvice =
  'PUBLIC_URL is not an address that another device can open, so a payment made there would lead nowhere: set it to what visitors type, such as http://192.168.0.10:3000.'

function checkAddress({ PUBLIC_URL, PAYMENT_MODE }: CommonSettings, mode: Mode): Finding[] {
  if (!mode.public) return []
  const isOwn = PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)
  if (mode.kind === 'demo') return isOwn ? [missing(warn('PUBLIC_URL', demoAddressAdvice))] : []
  if (isOwn) {
    const sentence =
      'PUBLIC_URL is not an address that doctors can open, so payments and links would lead them nowhere: set it to https://your-domain.'
    return [missing(PAYMENT_MODE === 'live' ? refuse('PUBLIC_URL', sentence) : warn('PUBLIC_URL', sentence))]
  }
  if (!PUBLIC_URL.startsWith('https:'))
    return [
      warn(
        'PUBLIC_URL',
        'PUBLIC_URL is not https, so passwords travel readable: put a proxy with TLS in front and set its https address.',
      ),
    ]
  return []
}

function checkDatabase({ DATABASE_URL }: CommonSettings): Finding[] {
  if (DATABASE_URL === undefined || /^postgres(ql)?:\/\//.test(DATABASE_URL)) return []
  return [refuse('DATABASE_URL', 'DATABASE_URL should look like postgres://user:password@host:5432/database.')]
}

function checkSecret({ APP_SECRET, DATABASE_URL }: CommonSettings, mode: Mode): Finding[] {
  const advice = 'set at least 32 random characters, the same for every process (openssl rand -base64 32).'
  if (APP_SECRET === undefined && DATABASE_URL === undefined) return []
  if (APP_SECRET === undefined) {
    const sentence = `APP_SECRET is missing, and with DATABASE_URL every process needs the same one: ${advice}`
    return [missing(refuse('APP_SECRET', sentence))]
  }
  const weakness = weaknessOf(APP_SECRET)
  if (weakness === undefined) return []
  const isPrivateDemo = mode.kind === 'demo' && !mode.public && DATABASE_URL === undefined
  const finding = isPrivateDemo ? warn : refuse
  return [finding('APP_SECRET', `APP_SECRET ${weakness} and could be guessed: ${advice}`)]
}

function checkProxy({ TRUST_PROXY }: CommonSettings): Finding[] {
  if (readTrustProxy(TRUST_PROXY) !== undefined) return []
  return [
    refuse(
      'TRUST_PROXY',
      'TRUST_PROXY should be the addresses of your proxies (10.0.0.5, 10.1.0.0/16, loopback), a number of hops from 1 to 10, or none.',
    ),
  ]
}

function checkMetrics({ METRICS_TOKEN }: CommonSettings): Finding[] {
  const weakness = METRICS_TOKEN === undefined ? undefined : weaknessOf(METRICS_TOKEN)
  if (weakness === undefined) return []
  return [
    refuse(
      'METRICS_TOKEN',
      `METRICS_TOKEN ${weakness} and could be guessed: set at least 32 random characters (openssl rand -base64 32).`,
    ),
  ]
}
