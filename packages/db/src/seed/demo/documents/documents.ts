import type { document, material, referenceBook } from '../../../tables/index.ts'

type DemoMaterial = Pick<typeof material.$inferInsert, 'kind' | 'subject' | 'title' | 'downloadAllowed'> & {
  /** Its file without the ending. */
  document: string
  course: string
  /** Words in the title of the lecture beside which it lies. */
  lecture?: string
}

const handbook = { widthPoints: 340, heightPoints: 510 }
const slide = { widthPoints: 454, heightPoints: 255 }

/** Printed by `packages/db/scripts/print-demo-documents.ts`. */
export const demoDocuments: (typeof document.$inferInsert)[] = [
  { file: 'cardiac-cycle.pdf', pages: 4, bytes: 142_304, ...handbook },
  { file: 'reading-abg.pdf', pages: 6, bytes: 119_938, ...slide },
  { file: 'renal-revision.pdf', pages: 2, bytes: 121_285, ...handbook },
  { file: 'bengali-sandhi.pdf', pages: 4, bytes: 134_285, ...handbook },
  { file: 'ecg-easy-reading.pdf', pages: 12, bytes: 264_953, ...handbook },
]

export const demoMaterials: DemoMaterial[] = [
  {
    document: 'cardiac-cycle',
    course: 'fcps-part-1',
    lecture: 'Cardiac cycle',
    kind: 'lecture_sheet',
    subject: { bn: 'Cardiovascular System', en: 'Cardiovascular System' },
    title: { bn: 'কার্ডিয়াক সাইকেল', en: 'The cardiac cycle' },
    downloadAllowed: false,
  },
  {
    document: 'reading-abg',
    course: 'fcps-part-1',
    lecture: 'Acid–base balance',
    kind: 'slides',
    subject: { bn: 'Renal ও Electrolytes', en: 'Renal and electrolytes' },
    title: { bn: 'ABG পড়ার পাঁচ ধাপ', en: 'Reading an ABG in five steps' },
    downloadAllowed: true,
  },
  {
    document: 'renal-revision',
    course: 'fcps-part-1',
    kind: 'note',
    subject: { bn: 'Renal ও Electrolytes', en: 'Renal and electrolytes' },
    title: { bn: 'কিডনির ফিজিওলজি: শেষ মুহূর্তের নোট', en: 'Renal physiology: notes for the last day' },
    downloadAllowed: true,
  },
  {
    document: 'bengali-sandhi',
    course: 'bcs',
    lecture: 'সন্ধি',
    kind: 'lecture_sheet',
    subject: { bn: 'বাংলা ভাষা ও সাহিত্য', en: 'Bengali language and literature' },
    title: { bn: 'সন্ধি: নিয়ম ও উদাহরণ', en: 'Sandhi: rules and examples' },
    downloadAllowed: true,
  },
]

const chapter = (pageNo: number, bn: string, en: string) => ({ title: { bn, en }, pageNo })

/** The first book, so that its id is 1: explanations name its pages. */
export const demoBook: Omit<typeof referenceBook.$inferInsert, 'documentId'> = {
  title: { bn: 'ইসিজি সহজ পাঠ', en: 'ECG made easy to read' },
  author: 'ডা. ফারহানা ইসলাম',
  edition: 'দ্বিতীয় সংস্করণ',
  firstPageNo: 1,
  chapters: [
    chapter(2, 'কাগজ ও মাপ', 'Paper and measures'),
    chapter(3, 'বারোটি লিড', 'The twelve leads'),
    chapter(4, 'হার ও ছন্দ', 'Rate and rhythm'),
    chapter(5, 'হৃৎপিণ্ডের অক্ষ', 'The axis'),
    chapter(6, 'P, PR ও QT', 'P, PR and QT'),
    chapter(7, 'Bundle branch block', 'Bundle branch block'),
    chapter(8, 'ST ওঠা-নামা', 'ST up and down'),
    chapter(9, 'Fibrillation ও flutter', 'Fibrillation and flutter'),
    chapter(10, 'Heart block', 'Heart block'),
    chapter(11, 'Electrolyte ও ওষুধ', 'Electrolytes and drugs'),
    chapter(12, 'এক নজরে', 'At a glance'),
  ],
}
