import { type Finding, missing, refuse, warn } from './finding.ts'
import type { Mode } from './mode.ts'

type Account = {
  /** As people call the service. */
  name: string
  /** Its settings, filled or not; all are needed. */
  needed: Record<string, unknown>
  /** Where it is reached; its own test address takes no real money and carries no parcel. */
  address: string
}

type Service = {
  /** `PAYMENT_MODE` or `COURIER_MODE`, and what it says. */
  setting: string
  given: 'sandbox' | 'live' | 'closed' | undefined
  accounts: Account[]
  words: {
    /** What these settings are called: "Payment credentials". */
    credentials: string
    /** What a live service would do to real people in a demo. */
    realInDemo: string
    /** What a centre's doctors would suffer from the sandbox. */
    sandboxInCentre: string
    /** What does not happen while it is closed. */
    closed: string
  }
}

const isFilled = ({ needed }: Account): boolean => Object.values(needed).every((value) => value !== undefined)
const isTouched = ({ needed }: Account): boolean => Object.values(needed).some((value) => value !== undefined)

/** A service that is live, played or closed: whether its mode, its accounts and what this server is go together. */
export function checkAccounts(service: Service, mode: Mode): Finding[] {
  if (mode.kind === 'demo') return checkInDemo(service)
  if (service.given === 'live') return checkLive(service)
  const { setting, given, accounts, words } = service
  if (given === 'sandbox') {
    const sentence = `${setting} is sandbox, so ${words.sandboxInCentre}: set ${setting}=live or ${setting}=closed.`
    return [mode.public ? refuse(setting, sentence) : warn(setting, sentence)]
  }
  if (!accounts.some(isTouched)) return []
  return [
    warn(setting, `${words.credentials} are set, but ${setting} is closed, so ${words.closed}: set ${setting}=live.`),
  ]
}

function checkInDemo({ setting, given, accounts, words }: Service): Finding[] {
  if (given === 'live') {
    const way = `set DEMO=false to open a centre, or ${setting}=sandbox.`
    return [refuse(setting, `${setting} is live in a demo, which would ${words.realInDemo}: ${way}`)]
  }
  if (!accounts.some(isTouched)) return []
  return [warn(setting, `${words.credentials} are set, but a demo does not use them: set DEMO=false to open a centre.`)]
}

function checkLive({ setting, accounts }: Service): Finding[] {
  if (!accounts.some(isFilled)) {
    const ways = accounts.map(listMissing).join(', or ')
    return [missing(refuse(setting, `${setting} is live, but no account is complete: fill in ${ways}.`))]
  }
  const unfinished = accounts.filter((account) => isTouched(account) && !isFilled(account))
  const tests = accounts.filter((account) => isFilled(account) && /sandbox/i.test(account.address))
  return [
    ...unfinished.map((account) =>
      missing(
        warn(
          setting,
          `${account.name} is not offered, for its account is not complete: fill in ${listMissing(account)}.`,
        ),
      ),
    ),
    ...tests.map(({ name, address }) =>
      warn(setting, `${name} is asked at its test address ${address}, where nothing is real: set the live one.`),
    ),
  ]
}

const listMissing = ({ needed }: Account): string =>
  Object.keys(needed)
    .filter((name) => needed[name] === undefined)
    .join(' and ')

/** The named settings alone. */
export const pick = <Values extends object>(
  values: Values,
  ...names: (keyof Values & string)[]
): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, values[name]]))
