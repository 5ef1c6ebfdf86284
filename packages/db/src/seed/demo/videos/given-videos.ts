import type { adminVideo, video } from '../../../tables/index.ts'
import type { TeacherName } from '../teachers.ts'
import type { DeckName } from './decks.ts'

type GivenVideo = {
  deck: DeckName
  teacher: TeacherName
  title: (typeof video.$inferInsert)['title']
  subject: (typeof video.$inferInsert)['subject']
  note: (typeof adminVideo.$inferInsert)['note']
  /** Days ago. */
  published: number
  /** Days from now; left out: as long as the batch runs. */
  until?: number
}

/** What the FCPS batch was given outside of its schedule. */
export const demoGivenVideos: GivenVideo[] = [
  {
    deck: 'examTime',
    teacher: 'tanvir',
    title: { bn: 'FCPS Part-1: চার ঘণ্টা ভাগ করে নেওয়া', en: 'FCPS Part-1: dividing the four hours' },
    subject: { bn: 'পরীক্ষার প্রস্তুতি', en: 'Preparing for the exam' },
    note: { bn: 'প্রথম মডেল টেস্টের আগে দেখে নিন।', en: 'Watch it before the first model test.' },
    published: 3,
    until: 10,
  },
  {
    deck: 'lungVolumes',
    teacher: 'mahmudul',
    title: { bn: 'Spirogram পড়া: Lung volumes', en: 'Reading a spirogram: lung volumes' },
    subject: { bn: 'Respiratory System', en: 'Respiratory System' },
    note: {
      bn: 'সাপ্তাহিক পরীক্ষায় অনেকে এখানে আটকেছেন, তাই আলাদা করে বোঝানো।',
      en: 'Many were stuck here in the weekly exam, so it is explained once more.',
    },
    published: 8,
  },
  {
    deck: 'embed',
    teacher: 'farhana',
    title: { bn: 'Coronary circulation: একটি ছবিতে', en: 'Coronary circulation in one drawing' },
    subject: { bn: 'Cardiovascular System', en: 'Cardiovascular System' },
    note: { bn: 'ক্লাসের বাইরে, বাড়তি দেখার জন্য।', en: 'Something more to watch, beyond the classes.' },
    published: 20,
  },
]

/** What the demo doctor wrote down in the second lecture. */
export const demoNotes: { at: number; text: string }[] = [
  { at: 14, text: 'Isovolumetric contraction: চারটি ভালভই বন্ধ। পরীক্ষায় আসে।' },
  { at: 27, text: 'Aortic ভালভ কখন খোলে, ছবিটা আরেকবার আঁকতে হবে।' },
  { at: 41, text: 'S₂-এর splitting কেন হয়, স্যারকে জিজ্ঞেস করব।' },
]
