import type { sheet } from '../../../tables/index.ts'

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
