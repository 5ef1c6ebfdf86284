import type { BodyOf, ResponseOf, readPushSettings, savePushSettings } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import type { Wishes } from '../telling/wishes.ts'

type Settings = ResponseOf<typeof readPushSettings>

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export function presentSettings({ off, quietFrom, quietUntil, examsInQuiet, cardsAt }: Wishes): Settings {
  const isOn = (name: (typeof off)[number]) => !off.includes(name)
  return {
    switches: {
      exams: isOn('exams'),
      results: isOn('results'),
      answers: isOn('answers'),
      corrections: isOn('corrections'),
      notices: isOn('notices'),
      complaints: isOn('complaints'),
      instalments: isOn('instalments'),
      parcels: isOn('parcels'),
      cards: isOn('cards'),
    },
    quiet: { from: clockOf(quietFrom), until: clockOf(quietUntil) },
    exams_in_quiet: examsInQuiet,
    cards_at: clockOf(cardsAt),
  }
}

export const wishesIn = ({ switches, quiet, exams_in_quiet, cards_at }: BodyOf<typeof savePushSettings>): Wishes => ({
  off: tables.pushSwitches.filter((name) => !switches[name]),
  quietFrom: minutesOf(quiet.from),
  quietUntil: minutesOf(quiet.until),
  examsInQuiet: exams_in_quiet,
  cardsAt: minutesOf(cards_at),
})
