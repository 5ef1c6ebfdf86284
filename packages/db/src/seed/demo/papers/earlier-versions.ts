import type { AnswerKey } from '@prostuti/exam-rules'
import type { When } from '../dhaka-calendar.ts'

/** What a question said before: its version 1. What the demo papers say today is then version 2. */
type EarlierVersion = {
  /** The question's text of today. */
  of: string
  /** Where they differ. */
  text?: string
  key?: AnswerKey
  /** Why it was changed, and when. */
  note: string
  changed: When
}

/** Two keys that were printed wrongly and corrected after the exam had closed, and a text that was brought up to date before. */
export const earlierVersions: EarlierVersion[] = [
  {
    of: 'Regarding tumour markers:',
    key: { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'F' } },
    note: 'উত্তরমালায় পঞ্চম স্টেমটি ভুল করে মিথ্যা ধরা হয়েছিল; এন্ডোমেট্রিওসিসে CA-125 বাড়তে পারে।',
    changed: { day: -1, at: '11:30' },
  },
  {
    of: 'অ্যাটর্নি জেনারেল নিয়োগের কথা ১৯৭২ সালের সংবিধানের কোন অনুচ্ছেদে আছে?',
    key: { type: 'sba', options: [4] },
    note: 'উত্তরমালায় বিচারক নিয়োগের অনুচ্ছেদটি চলে এসেছিল; ঠিক উত্তর ৬৪ অনুচ্ছেদ।',
    changed: { day: -3, at: '10:15' },
  },
  {
    of: 'The main cause of the normocytic anaemia of advanced chronic kidney disease is lack of:',
    text: 'The main cause of the normocytic anaemia of chronic renal failure is lack of:',
    note: 'পুরোনো নামের জায়গায় এখনকার পরিভাষা বসানো হয়েছে।',
    changed: { day: -25, at: '16:00' },
  },
]
