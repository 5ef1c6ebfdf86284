import type { CoursePaper, TimedPaper } from './demo-paper.ts'
import { bcsBangla } from './questions/bcs-bangla.ts'
import { bcsBdAffairs } from './questions/bcs-bd-affairs.ts'
import { bcsEnglish } from './questions/bcs-english.ts'
import { bcsEthics } from './questions/bcs-ethics.ts'
import { bcsGeography } from './questions/bcs-geography.ts'
import { bcsIct } from './questions/bcs-ict.ts'
import { bcsIntlAffairs } from './questions/bcs-intl-affairs.ts'
import { bcsMath } from './questions/bcs-math.ts'
import { bcsMental } from './questions/bcs-mental.ts'
import { bcsScience } from './questions/bcs-science.ts'
import { courseCardiovascular } from './questions/course-cardiovascular.ts'
import { fcpsMtf } from './questions/fcps-mtf.ts'
import { fcpsSba } from './questions/fcps-sba.ts'
import { quizConstitution } from './questions/quiz-constitution.ts'
import { quizEcg } from './questions/quiz-ecg.ts'
import { quizRenal } from './questions/quiz-renal.ts'
import { weeklyLiberation } from './questions/weekly-liberation.ts'
import { bcsWeekly, bcsWhole, fcpsPaper, fcpsWeekly, quizOfTwenty } from './rules.ts'

/** The closed, released exam whose questions the home page shows one a day. */
export const featuredExamKey = 'bcs-weekly-constitution'

const asWritten = { questions: 'as_written', parts: false } as const
const shuffled = { questions: 'within_sections', parts: true } as const

/** A model test in the distribution of the 50th BCS, weekly exams, an FCPS paper of the older form, and three quizzes. */
export const demoPapers: TimedPaper[] = [
  {
    key: 'bcs-50-model-test',
    kind: 'bcs_exam',
    title: { bn: '৫০তম বিসিএস প্রিলিমিনারি: পূর্ণাঙ্গ মডেল টেস্ট', en: '50th BCS preliminary: full model test' },
    summary: {
      bn: 'নতুন মানবণ্টনে ২০০ প্রশ্ন, দুই ঘণ্টা। ভুল উত্তরে ০.৫০ কাটা যায়, তাই নিশ্চিত না হলে ফাঁকা রাখাই ভালো।',
      en: '200 questions in the new distribution, two hours. A wrong answer costs 0.50, so leave blank what you are not sure of.',
    },
    course: 'bcs',
    rules: bcsWhole,
    opens: { day: -1, at: '09:00' },
    closes: { day: 13, at: '22:00' },
    attempts: 1,
    shuffle: shuffled,
    questions: [
      ...bcsBangla,
      ...bcsEnglish,
      ...bcsBdAffairs,
      ...bcsIntlAffairs,
      ...bcsGeography,
      ...bcsScience,
      ...bcsIct,
      ...bcsMath,
      ...bcsMental,
      ...bcsEthics,
    ],
  },
  {
    key: featuredExamKey,
    kind: 'bcs_exam',
    title: { bn: 'বিসিএস সাপ্তাহিক পরীক্ষা: বাংলাদেশের সংবিধান', en: 'BCS weekly exam: the constitution of Bangladesh' },
    summary: {
      bn: '১৯৭২ সালের সংবিধানের অনুচ্ছেদ, ভাগ ও সংশোধনী থেকে ২০টি প্রশ্ন, ১২ মিনিট।',
      en: '20 questions on articles, parts and amendments of the constitution of 1972, in 12 minutes.',
    },
    course: 'bcs',
    rules: bcsWeekly,
    opens: { day: -11, at: '09:00' },
    closes: { day: -4, at: '22:00' },
    attempts: 1,
    shuffle: shuffled,
    keysRevision: 2,
    questions: quizConstitution,
  },
  {
    key: 'bcs-weekly-liberation-war',
    kind: 'bcs_exam',
    title: {
      bn: 'বিসিএস সাপ্তাহিক পরীক্ষা: ভাষা আন্দোলন থেকে মুক্তিযুদ্ধ',
      en: 'BCS weekly exam: from the language movement to the Liberation War',
    },
    summary: {
      bn: '১৯৪৭ থেকে ১৯৭১ পর্যন্ত ২০টি প্রশ্ন, ১২ মিনিট। শুরুর আগে সাল আর নামগুলো একবার ঝালিয়ে নিন।',
      en: '20 questions from 1947 to 1971, in 12 minutes. Go over the dates and the names once before it opens.',
    },
    course: 'bcs',
    rules: bcsWeekly,
    opens: { day: 3, at: '09:00' },
    closes: { day: 10, at: '22:00' },
    attempts: 1,
    shuffle: shuffled,
    questions: weeklyLiberation,
  },
  {
    key: 'fcps-part-1-paper',
    kind: 'special_exam',
    title: { bn: 'FCPS Part-1 মেডিসিন: মডেল পত্র', en: 'FCPS Part-1 Medicine: model paper' },
    summary: {
      bn: '২৫টি MTF ও ২৫টি SBA, ১০০ মিনিট, পাস নম্বর ৭০। সময় পেরিয়ে গেলেও দেওয়া যায়, তবে তখন মেধাক্রমে আসবে না।',
      en: '25 MTF and 25 SBA in 100 minutes, pass mark 70. It can still be sat after closing, but then without a rank.',
    },
    course: 'fcps-part-1',
    rules: fcpsPaper,
    opens: { day: -9, at: '09:00' },
    closes: { day: -2, at: '22:00' },
    lateAllowed: true,
    attempts: 1,
    shuffle: asWritten,
    keysRevision: 2,
    questions: [...fcpsMtf, ...fcpsSba],
  },
  {
    key: 'quiz-ecg',
    kind: 'quiz',
    title: { bn: 'কুইজ: ইসিজি পড়া', en: 'Quiz: reading the ECG' },
    summary: {
      bn: 'রেট, রিদম, অ্যাক্সিস আর চেনা প্যাটার্ন: ২০টি প্রশ্ন, ২০ মিনিট। ভুলে কিছু কাটা যায় না।',
      en: 'Rate, rhythm, axis and patterns to know: 20 questions, 20 minutes. Nothing is taken for a wrong answer.',
    },
    course: 'fcps-part-1',
    rules: quizOfTwenty,
    opens: { day: -8, at: '09:00' },
    closes: { day: -1, at: '22:00' },
    attempts: 1,
    shuffle: shuffled,
    questions: quizEcg,
  },
  {
    key: 'quiz-renal',
    kind: 'quiz',
    title: { bn: 'কুইজ: কিডনি ও ইলেকট্রোলাইট', en: 'Quiz: kidney and electrolytes' },
    summary: {
      bn: 'নেফ্রন থেকে ইলেকট্রোলাইট পর্যন্ত ২০টি প্রশ্ন। যতবার ইচ্ছা দিন; শেষ করলেই ব্যাখ্যা দেখা যাবে।',
      en: '20 questions from the nephron to electrolytes. Take it as often as you like; explanations open when you finish.',
    },
    course: 'fcps-part-1',
    rules: quizOfTwenty,
    opens: { day: -20, at: '09:00' },
    closes: null,
    attempts: null,
    shuffle: shuffled,
    questions: quizRenal,
  },
  {
    key: 'quiz-constitution',
    kind: 'quiz',
    title: { bn: 'কুইজ: বাংলাদেশের সংবিধান', en: 'Quiz: the constitution of Bangladesh' },
    summary: {
      bn: 'সাপ্তাহিক পরীক্ষার প্রশ্নগুলোই, এবার অনুশীলনের জন্য: ভুলে কিছু কাটা যায় না, যতবার ইচ্ছা দেওয়া যায়।',
      en: 'The questions of the weekly exam, now for practice: nothing is taken for a wrong answer, as often as you like.',
    },
    course: 'bcs',
    rules: quizOfTwenty,
    opens: { day: -2, at: '09:00' },
    closes: null,
    attempts: null,
    shuffle: shuffled,
    questions: quizConstitution,
  },
]

/** In the schedule of the running FCPS medicine batch. */
export const demoCoursePapers: CoursePaper[] = [
  {
    key: 'fcps-medicine-weekly-ecg',
    kind: 'schedule_exam',
    title: { bn: 'সাপ্তাহিক পরীক্ষা: ইসিজির ভিত্তি', en: 'Weekly exam: the basis of the ECG' },
    summary: {
      bn: 'প্রথম তিন লেকচারের পর ২০টি প্রশ্ন, ২০ মিনিট। বাদ পড়ে থাকলে এখনো দিতে পারেন।',
      en: '20 questions after the first three lectures, 20 minutes. If you missed it, you can still sit it.',
    },
    course: 'fcps-part-1',
    rules: quizOfTwenty,
    row: 'first',
    openDays: 3,
    lateAllowed: true,
    attempts: 1,
    shuffle: asWritten,
    questions: quizEcg,
  },
  {
    key: 'fcps-medicine-weekly-cardiovascular',
    kind: 'schedule_exam',
    title: { bn: 'সাপ্তাহিক পরীক্ষা: Cardiovascular System', en: 'Weekly exam: Cardiovascular System' },
    summary: {
      bn: '২০টি SBA, ৩২ মিনিট, প্রতিটিতে ২ নম্বর; পাস নম্বর ৭০%। সপ্তাহজুড়ে খোলা, সুবিধামতো সময়ে বসুন।',
      en: '20 SBA in 32 minutes, 2 marks each; the pass mark is 70%. Open all week: sit it when it suits you.',
    },
    course: 'fcps-part-1',
    rules: fcpsWeekly,
    row: 'latest',
    openDays: 8,
    attempts: 1,
    shuffle: shuffled,
    questions: courseCardiovascular,
  },
]
