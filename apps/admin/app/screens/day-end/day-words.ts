import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { providerWords } from '../../kit/money/ledger-words.ts'
import { taka } from '../../kit/money/money-words.ts'
import type { Day, DayWay, Exception } from './day-types.ts'

export const nameOf = (branch: { name: { bn: string; en?: string | undefined } }): string =>
  pickText(branch.name, getLocale())

const states: Record<Day['state'], () => string> = {
  open: m.office_day_state_open,
  asked: m.office_day_state_asked,
  closed: m.office_day_state_closed,
}
const tones: Record<Day['state'], string> = { open: '', asked: 'chip-brand', closed: 'chip-ok' }

export const stateWords = (state: Day['state']): string => states[state]()
export const stateTone = (state: Day['state']): string => tones[state]

const ways = {
  bkash: [m.office_day_bkash, m.office_day_bkash_hint],
  sslcommerz: [m.office_day_sslcommerz, m.office_day_sslcommerz_hint],
  manual: [m.office_day_manual, m.office_day_manual_hint],
} as const

/** What a way is called, and what stands below its name. */
export function wayWords({ way, branch, counted_paisa }: DayWay): { name: string; hint: string } {
  if (way !== 'cash') return { name: ways[way][0](), hint: ways[way][1]() }
  const hint = counted_paisa === null ? m.office_day_uncounted() : m.office_day_counted({ amount: taka(counted_paisa) })
  return { name: m.office_day_cash({ branch: branch ? nameOf(branch) : '' }), hint }
}

/** Money that is missing, or too much. */
export const offWords = (paisa: number): string =>
  paisa < 0 ? m.office_day_short({ amount: taka(-paisa) }) : m.office_day_over({ amount: taka(paisa) })

export function exceptionWords({ kind, branch, provider }: Exception): string {
  if (kind === 'only_ours') return m.office_day_only_ours()
  if (kind === 'only_statement') return m.office_day_only_statement()
  if (kind === 'differs') return m.office_day_differs()
  if (kind === 'no_statement') return m.office_day_no_statement({ provider: providerWords(provider ?? 'other') })
  const given = { branch: branch ? nameOf(branch) : '' }
  return kind === 'cash_differs' ? m.office_day_cash_differs(given) : m.office_day_cash_uncounted(given)
}
