import type { FileQuestion } from '../file-question.ts'

const part = (id: number, bn: string) => ({ id, text: { bn }, picture: null, note: null })

/** A single choice with nothing special in it. */
export const sba: FileQuestion = {
  name: null,
  type: 'sba',
  text: { bn: 'পিত্ত কোথায় তৈরি হয়?'.normalize('NFC') },
  pictures: [],
  parts: ['ফুসফুস', 'যকৃৎ', 'বৃক্ক', 'প্লীহা'].map((bn, index) => part(index + 1, bn)),
  fixedOrder: false,
  key: { type: 'sba', options: [2] },
  explanation: null,
  subject: null,
  topic: null,
  reference: null,
  tags: [],
}

/** Five stems, true and false by turns. */
export const mtf: FileQuestion = {
  ...sba,
  type: 'mcq',
  text: { bn: 'Baroreceptor সম্পর্কে সত্য:' },
  parts: ['এক', 'দুই', 'তিন', 'চার', 'পাঁচ'].map((bn, index) => part(index + 1, bn)),
  key: { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'T' } },
}
