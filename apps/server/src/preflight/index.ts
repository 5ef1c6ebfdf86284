import type { Check } from './check.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { checkSettings } from './check-settings.ts'
import { checkStorage } from './check-storage.ts'

/** Whether a centre could open here: its settings, the machine, the bucket, and the database, which is looked at and not changed. */
export async function preflight(source: NodeJS.ProcessEnv): Promise<Check[]> {
  const { settings, checks } = checkSettings(source)
  if (settings === undefined) return checks
  return [
    ...checks,
    ...(await checkMachine(settings)),
    ...(await checkStorage(settings)),
    ...(await checkBackups(settings)),
    ...(await checkDatabase(settings)),
  ]
}

const signs = { right: '✓', warns: '!', stops: '✗' }

/** A table for people: what stops the opening is marked, what is merely unwise too. */
export function printChecks(checks: Check[]): string {
  const width = Math.max(...checks.map(({ subject }) => subject.length))
  const lines = checks.map(({ state, subject, sentence, stops }) => {
    const sign = stops ? signs.stops : state === 'right' ? signs.right : signs.warns
    return `  ${sign} ${state.padEnd(9)}  ${subject.padEnd(width)}  ${sentence}`
  })
  const stopping = checks.filter(({ stops }) => stops).length
  const end =
    stopping === 0
      ? 'The centre can open: npm start.'
      : `The centre cannot open yet: mend what is marked ${signs.stops} (${stopping}).`
  return ['', ...lines, '', `  ${end}`, ''].join('\n')
}
