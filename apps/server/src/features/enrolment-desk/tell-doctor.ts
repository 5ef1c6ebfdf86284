import type { Tx } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale, LocalizedText } from '@prostuti/text/locale'
import { pickText } from '@prostuti/text/locale'
import { noticeDoctors } from '../notice/index.ts'
import { escapeText } from '../rich-text/index.ts'

type Say = (locale: Locale) => string

type News = {
  doctorId: number
  title: Say
  lines: Say[]
  /** What the member wrote for the doctor to read. */
  reason?: string
  link: string
}

/** Tells a doctor what staff changed of their enrolments, in both languages. */
export async function tellDoctor(tx: Tx, { doctorId, title, lines, reason, link }: News, now: Date): Promise<void> {
  const because: Say[] =
    reason === undefined ? [] : [(locale) => messages.notices_enrolment_reason({ reason }, { locale })]
  const body: Say = (locale) => [...lines, ...because].map((say) => `<p>${escapeText(say(locale))}</p>`).join('')
  const inBoth = (say: Say) => ({ bn: say('bn').normalize('NFC'), en: say('en') })
  await noticeDoctors(tx, [{ doctorId, title: inBoth(title), body: inBoth(body), link }], now)
}

/** A batch with its timetable, in one language. */
export const placeWords =
  ({ batch, schedule }: { batch: { title: LocalizedText }; schedule: { title: LocalizedText } }): Say =>
  (locale) =>
    `${pickText(batch.title, locale)} · ${pickText(schedule.title, locale)}`
