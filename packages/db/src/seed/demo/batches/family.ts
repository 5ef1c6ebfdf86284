import type { Inclusion, LocalizedText } from '../../../tables/index.ts'
import type { ExamShape } from './exam-shape.ts'
import type { SessionCalendar } from './sessions.ts'

/** What batches for one exam have in common. */
export type Family = {
  calendar: SessionCalendar
  shape: ExamShape
  /** The real exam in two or three sentences. */
  exam: LocalizedText
  /** How the batch is taught, a line each. */
  how: LocalizedText[]
  inclusions: Inclusion[]
  aliases: string[]
}

export const chapterExam = {
  bn: 'প্রতি সপ্তাহের পড়া থেকে শুক্রবার পরীক্ষা, ফল সঙ্গে সঙ্গে',
  en: 'An exam every Friday on the reading of the week, with the result at once',
}
export const missed = {
  bn: 'ক্লাস বা পরীক্ষা বাদ পড়লে রেকর্ডিং ও না-দেওয়া পরীক্ষার তালিকা থেকে পুষিয়ে নেওয়া যায়',
  en: 'What you miss waits for you among the recordings and the pending exams',
}
export const realModel = {
  bn: 'শেষে আসল পরীক্ষার সময় ও নম্বরে মডেল টেস্ট, আর প্রশ্ন ধরে সমাধান ক্লাস',
  en: 'At the end, model tests with the time and marks of the real exam, solved question by question in class',
}
