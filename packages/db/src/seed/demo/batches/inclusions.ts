import type { Inclusion } from '../../../tables/index.ts'
import { bengaliNumber } from '../bengali-number.ts'

/** What batches give beside lectures and exams, whose numbers are counted from the rows. */
export const gives = {
  recordings: {
    kind: 'recordings',
    bn: 'প্রতিটি ক্লাসের রেকর্ডিং, ব্যাচ শেষ হওয়া পর্যন্ত',
    en: 'A recording of every class, until the batch ends',
  },
  sheets: { kind: 'sheets', bn: 'ছাপানো লেকচার শিট, কুরিয়ারে বাড়িতে', en: 'Printed lecture sheets, by courier to your door' },
  files: { kind: 'files', bn: 'লেকচার শিটের PDF, ফোনেই পড়া যায়', en: 'Lecture sheets as PDF, to read on your phone' },
  explanations: {
    kind: 'explanations',
    bn: 'প্রতিটি প্রশ্নের ব্যাখ্যা ও বইয়ের পৃষ্ঠা নম্বর',
    en: 'An explanation and the page of the book for every question',
  },
  reasons: { kind: 'explanations', bn: 'প্রতিটি প্রশ্নের ব্যাখ্যা', en: 'An explanation for every question' },
  mistakes: {
    kind: 'mistakes',
    bn: 'প্রতি পরীক্ষার পরে নিজের ভুলগুলো আলাদা করে দেখা',
    en: 'Your mistakes by themselves, after every exam',
  },
  rank: { kind: 'rank', bn: 'মেধাক্রম ও নম্বরের তুলনা', en: 'Your rank, and how your marks compare' },
  questions: { kind: 'questions', bn: 'শিক্ষককে সরাসরি প্রশ্ন করার সুযোগ', en: 'Ask the teacher directly' },
  liveFromHome: {
    kind: 'live_from_home',
    bn: 'ডিউটির দিনে বাসা থেকেই লাইভ ক্লাসে যোগ দেওয়া',
    en: 'Join the live class from home on a duty day',
  },
  readingRoom: {
    kind: 'reading_room',
    bn: 'শাখার পড়ার ঘর ও বই ব্যবহারের সুযোগ',
    en: 'The reading room and books of the branch',
  },
  mentor: { kind: 'mentor', bn: 'ছোট ব্যাচ, সবার জন্য আলাদা পরামর্শ', en: 'A small batch, with advice for each one' },
  circular: {
    kind: 'circular',
    bn: 'বিজ্ঞপ্তি এলে আবেদনের ধাপে ধাপে সহায়তা',
    en: 'Step-by-step help with applying when the circular comes',
  },
  earlierRecordings: {
    kind: 'earlier_recordings',
    bn: 'আগের ক্লাসগুলোর রেকর্ডিং, ভর্তির সঙ্গে সঙ্গেই',
    en: 'The recordings so far, as soon as you enrol',
  },
} satisfies Record<string, Inclusion>

/** Recordings that are kept for a time after each class, in the place of those until the batch ends. */
export const recordingsFor = (days: number): Inclusion => ({
  kind: 'recordings_for_days',
  days,
  bn: `প্রতিটি ক্লাসের রেকর্ডিং, ক্লাসের পর ${bengaliNumber(days)} দিন`,
  en: `A recording of every class, for ${days} days after it`,
})
