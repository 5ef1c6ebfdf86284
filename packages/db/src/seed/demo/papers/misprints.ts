import type { AnswerKey } from '@prostuti/exam-rules'
import type { objection } from '../../../tables/index.ts'

type Objection = Pick<typeof objection.$inferInsert, 'reason' | 'words' | 'source'>

/** A key that was printed wrongly and that nobody has set right yet; doctors have noticed. */
type Misprint = {
  /** The question's text. */
  of: string
  /** What the paper counts as right. */
  key: AnswerKey
  /** Of which paper its objections are. */
  paper: string
  objections: Objection[]
}

export const misprints: Misprint[] = [
  {
    of: 'The QRS is mainly positive in lead I and mainly negative in leads II and aVF. The frontal axis shows:',
    key: { type: 'sba', options: [2] },
    paper: 'quiz-ecg',
    objections: [
      {
        reason: 'other_key',
        words: 'Lead I পজিটিভ, II আর aVF নেগেটিভ হলে left axis deviation হওয়ার কথা। উত্তরমালায় right deviation দেওয়া আছে।',
        source: 'Davidson’s Principles and Practice of Medicine, কার্ডিওলজি, ইসিজি অধ্যায়',
      },
      {
        reason: 'other_key',
        words: 'ব্যাখ্যায় left axis লেখা, অথচ উত্তর ধরা হয়েছে right axis। নম্বরটা কি ঠিক করা যায়?',
        source: null,
      },
      { reason: 'other_key', words: 'সঠিক উত্তর left deviation হবে, দয়া করে দেখবেন।', source: null },
      {
        reason: 'other_key',
        words: 'রেফারেন্স বইয়ের অ্যাক্সিসের পাতায় ঠিক এই উদাহরণটিই left axis deviation হিসেবে আছে।',
        source: 'ইসিজি রেফারেন্স বই, অ্যাক্সিস অধ্যায়',
      },
      { reason: 'several_right', words: 'Right deviation কীভাবে হয় বুঝলাম না; left তো নিশ্চয়ই ঠিক।', source: null },
      { reason: 'other_key', words: 'লেকচারে স্যার left axis বলেছিলেন, ক্লাসের নোটেও তাই লেখা।', source: null },
      { reason: 'unclear', words: 'উত্তর আর ব্যাখ্যা মিলছে না। কোনটা ধরে পড়ব?', source: null },
    ],
  },
]
