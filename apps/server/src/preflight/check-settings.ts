import { readSettings, type Settings } from '../config/env.ts'
import { type Finding, missing, refuse } from '../config/finding.ts'
import { type Check, checkOf, checksOf } from './check.ts'

type SettingsCheck = { settings: Settings | undefined; checks: Check[] }

/** The settings judged as a centre's, also where they would make a demo: then that is the first thing to change. */
export function checkSettings(source: NodeJS.ProcessEnv): SettingsCheck {
  const { settings: asSet } = readSettings(source)
  const { settings, findings } = readSettings({ ...source, DEMO: 'false' })
  if (settings === undefined) return { settings, checks: findings.map(checkOf) }
  const about = (...prefixes: string[]) =>
    findings.filter(({ setting }) => prefixes.some((prefix) => setting.startsWith(prefix)))
  const checks = [
    ...checksOf(checkKind(asSet), 'DEMO', 'These settings make a centre.'),
    ...checksOf([...checkReach(settings), ...about('PUBLIC_URL')], 'PUBLIC_URL', `Doctors open ${settings.publicUrl}.`),
    ...checksOf(about('ADMIN_'), 'ADMIN_URL', `Staff open ${settings.adminUrl}.`),
    ...checksOf(about('APP_SECRET'), 'APP_SECRET', secretSentence(settings)),
    ...checksOf(about('DATABASE_'), 'DATABASE_URL', databaseSentence(settings)),
    ...about('S3_').map(checkOf),
    ...checksOf(about('TRUST_PROXY'), 'TRUST_PROXY', proxySentence(source)),
    ...checksOf(about('SMS_'), 'SMS', 'The account is filled in; whether it works, only an SMS can show.'),
    ...checksOf(about('PAYMENT_'), 'PAYMENT_MODE', paymentSentences[settings.payment.mode]),
    ...about('BACKUP_').map(checkOf),
    ...checksOf(about('COURIER_'), 'COURIER_MODE', courierSentences[settings.courier.mode]),
  ]
  return { settings, checks }
}

function checkKind(asSet: Settings | undefined): Finding[] {
  if (asSet === undefined || asSet.mode.kind === 'centre') return []
  return [missing(refuse('DEMO', 'With these settings npm start shows a demo: set DEMO=false to open a centre.'))]
}

/** Such a centre may start, to be tried; it is not open, and much that must not be in public is only warned about. */
function checkReach({ mode }: Settings): Finding[] {
  if (mode.public) return []
  const sentence =
    'PUBLIC_URL and HOST are this machine alone, so no doctor can come: set PUBLIC_URL to https://your-domain.'
  return [missing(refuse('PUBLIC_URL', sentence))]
}

const secretSentence = ({ givenSecret }: Settings): string =>
  givenSecret === undefined ? 'The server makes its own and keeps it in DATA_DIR.' : 'It is long and random.'

const databaseSentence = ({ databaseUrl }: Settings): string =>
  databaseUrl === undefined ? 'The embedded PostgreSQL is used.' : 'A PostgreSQL of your own is used.'

const proxySentence = ({ TRUST_PROXY }: NodeJS.ProcessEnv): string =>
  `Visitors' addresses are believed from ${TRUST_PROXY || 'proxies on this machine'}.`

const paymentSentences = {
  live: 'The account of at least one gateway is filled in.',
  closed: 'No gateway is offered; payments are taken by hand.',
  sandbox: '',
}

const courierSentences = {
  live: 'The account of at least one courier is filled in.',
  closed: 'No courier is called; parcels are sent by staff.',
  sandbox: '',
}
