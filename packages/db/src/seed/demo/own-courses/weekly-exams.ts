import type { RulePack } from '@prostuti/exam-rules'
import type { LocalizedText } from '../../../tables/index.ts'
import type { DemoQuestion } from '../papers/question-shape.ts'
import { fcpsMtf } from '../papers/questions/fcps-mtf.ts'
import { fcpsSba } from '../papers/questions/fcps-sba.ts'
import { quizConstitution } from '../papers/questions/quiz-constitution.ts'
import { quizEcg } from '../papers/questions/quiz-ecg.ts'
import { weeklyRespiratory } from '../papers/questions/weekly-respiratory.ts'
import type { Source } from '../papers/read-bank.ts'
import { bcsShort, fcpsShort, quizOfTen } from '../papers/rules.ts'

/** A weekly exam of a course. */
export type WeeklyExam = {
  key: string
  rules: RulePack
  questions: DemoQuestion[]
  /** How well she did on the scale of abilities: she gets better, with a bad week. */
  ability: number
  /** She did not come that week: nobody can sit it any more, and its questions are open to her all the same. */
  missed?: true
  /** Where the row's own title would not fit the questions. */
  title?: LocalizedText
}

export const fcpsSources: Source[] = [
  { key: 'fcps-part-1-paper', questions: [...fcpsMtf, ...fcpsSba] },
  { key: 'quiz-ecg', questions: quizEcg },
]

export const bcsSources: Source[] = [{ key: 'bcs-weekly-constitution', questions: quizConstitution }]

const mixed = (part: number): DemoQuestion[] => [
  ...fcpsMtf.slice(part * 5, part * 5 + 5),
  ...fcpsSba.slice(part * 5, part * 5 + 5),
]

/** In the order of time; as many are used as the timetable has had weeks, four at least: three by the rules of one exam, as a forecast needs. */
export const fcpsSatExams: WeeklyExam[] = [
  { key: 'fcps-medicine-weekly-2', rules: quizOfTen, questions: quizEcg.slice(0, 10), ability: 0.1, missed: true },
  { key: 'fcps-medicine-weekly-3', rules: fcpsShort, questions: mixed(0), ability: 0.5 },
  { key: 'fcps-medicine-weekly-4', rules: fcpsShort, questions: mixed(1), ability: 1 },
  { key: 'fcps-medicine-weekly-5', rules: fcpsShort, questions: mixed(2), ability: 0.2 },
  { key: 'fcps-medicine-weekly-6', rules: fcpsShort, questions: mixed(3), ability: 1 },
]

/** The next one, which nobody can have sat. Its questions are new: shared ones would keep back the answers of the papers before. */
export const fcpsNextExam: WeeklyExam = {
  key: 'fcps-medicine-weekly-next',
  rules: fcpsShort,
  questions: weeklyRespiratory,
  ability: 0,
}

export const bcsSatExams: WeeklyExam[] = [
  {
    key: 'bcs-running-weekly-1',
    rules: bcsShort,
    questions: quizConstitution.slice(0, 10),
    ability: 0.6,
    title: { bn: 'সাপ্তাহিক পরীক্ষা ১: বাংলাদেশের সংবিধান, প্রথম অংশ', en: 'Weekly exam 1: the constitution, first part' },
  },
  {
    key: 'bcs-running-weekly-2',
    rules: bcsShort,
    questions: quizConstitution.slice(10),
    ability: 1.2,
    title: { bn: 'সাপ্তাহিক পরীক্ষা ২: বাংলাদেশের সংবিধান, শেষ অংশ', en: 'Weekly exam 2: the constitution, last part' },
  },
]
