import type { batch, sheet } from '../../../tables/index.ts'
import { type Day, dayOf } from '../dhaka-calendar.ts'

type Row = typeof sheet.$inferInsert

export type DemoSheet = Pick<Row, 'title' | 'pages' | 'weightGrams'> & {
  /** Null while it is being printed. */
  readyDaysAgo: number | null
}

/** Volumes of the FCPS Part-1 medicine batch, by system as its lectures are. */
export const fcpsSheets: readonly DemoSheet[] = [
  {
    title: { bn: 'Cardiovascular ও Respiratory System', en: 'Cardiovascular and respiratory systems' },
    pages: 184,
    weightGrams: 460,
    readyDaysAgo: 14,
  },
  {
    title: { bn: 'Gastrointestinal ও Hepatobiliary System', en: 'Gastrointestinal and hepatobiliary systems' },
    pages: 156,
    weightGrams: 390,
    readyDaysAgo: 4,
  },
  {
    title: { bn: 'Renal ও Endocrine System', en: 'Renal and endocrine systems' },
    pages: 148,
    weightGrams: 370,
    readyDaysAgo: 1,
  },
  {
    title: { bn: 'Nervous System ও রক্তরোগ', en: 'Nervous system and haematology' },
    pages: 172,
    weightGrams: 430,
    readyDaysAgo: null,
  },
]

export const bcsSheets: readonly DemoSheet[] = [
  {
    title: { bn: 'বাংলা ও ইংরেজি ভাষা ও সাহিত্য', en: 'Bangla and English language and literature' },
    pages: 212,
    weightGrams: 520,
    readyDaysAgo: 5,
  },
  {
    title: { bn: 'বাংলাদেশ ও আন্তর্জাতিক বিষয়াবলি'.normalize('NFC'), en: 'Bangladesh and international affairs' },
    pages: 196,
    weightGrams: 490,
    readyDaysAgo: null,
  },
]

/** So many days before their part is taught they leave the press. */
const readyBeforeDays = 10

/** The volumes of any other batch: two parts of its outline in each, printed shortly before they are taught. */
export function sheetsOf(row: Pick<typeof batch.$inferSelect, 'outline' | 'startsOn'>, today: Day): DemoSheet[] {
  const firstDay = dayOf(new Date(`${row.startsOn}T00:00:00+06:00`))
  const volumes = row.outline.flatMap((_, at) => (at % 2 === 0 ? [row.outline.slice(at, at + 2)] : []))
  return volumes.map((parts) => {
    const taughtOn = firstDay + (parts[0]!.fromWeek - 1) * 7
    const isReady = taughtOn - readyBeforeDays < today
    const names = (word: 'bn' | 'en') => parts.map(({ title }) => title[word] ?? title.bn)
    return {
      title: { bn: names('bn').join(' ও '), en: names('en').join(' and ') },
      pages: 90 + parts.reduce((sum, { classes }) => sum + classes, 0) * 6,
      weightGrams: 260,
      readyDaysAgo: isReady ? Math.max(1, today - taughtOn + readyBeforeDays) : null,
    }
  })
}
