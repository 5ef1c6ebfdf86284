import { examShapes } from './exam-shape.ts'
import { chapterExam, type Family, missed, realModel } from './family.ts'
import { gives } from './inclusions.ts'

const bcs: Family = {
  calendar: 'bcs',
  shape: examShapes.bcs,
  exam: {
    bn: 'বিসিএস প্রিলিমিনারিতে ২ ঘণ্টায় ২০০টি প্রশ্ন, ২০০ নম্বর; ভুল উত্তরে ০.৫ কাটা যায়। পাস নম্বর নির্দিষ্ট নয়।',
    en: 'The BCS preliminary has 200 questions and 200 marks in 2 hours; a wrong answer costs 0.5. There is no fixed pass mark.',
  },
  how: [
    {
      bn: '৫০তম বিসিএস থেকে চালু মানবণ্টন ধরে দশটি বিষয়ের ক্লাস',
      en: 'Classes in the ten subjects by the mark distribution in force since the 50th BCS',
    },
    chapterExam,
    missed,
    realModel,
  ],
  inclusions: [gives.recordings, gives.sheets, gives.reasons, gives.mistakes, gives.rank],
  aliases: ['BCS', 'BCS preli', 'বিসিএস', 'প্রিলি', 'প্রিলিমিনারি', 'bisies', 'preliminary'],
}

/** Tests alone: nothing is taught, nothing is printed. */
const bcsTests: Family = {
  ...bcs,
  how: [
    {
      bn: 'মঙ্গল ও শুক্রবার সকাল ৯টায় পরীক্ষা; ওই সময়ে না পারলে না-দেওয়া পরীক্ষার তালিকা থেকে পরে দেওয়া যায়',
      en: 'A test on Tuesday and Friday at 9 am; if you cannot, sit it later from your pending exams',
    },
    {
      bn: 'আগে প্রতিটি বিষয়ে ১০০ প্রশ্ন, তারপর ২০০ প্রশ্নের পূর্ণাঙ্গ টেস্ট',
      en: 'First 100 questions in each subject, then full tests of 200',
    },
    {
      bn: 'প্রতিটি পরীক্ষার পর সমাধান ক্লাস, যেখানে সবচেয়ে বেশি ভুল হওয়া প্রশ্নগুলো আগে',
      en: 'A class after each test that takes first what most people got wrong',
    },
  ],
  inclusions: [gives.recordings, gives.reasons, gives.mistakes, gives.rank],
}

export const civilFamilies = {
  bcs,
  bcsTests,
  special: {
    calendar: 'bcs',
    shape: examShapes.bcs,
    exam: {
      bn: 'চিকিৎসকদের বিশেষ বিসিএসে ২ ঘণ্টায় ২০০টি প্রশ্ন: মেডিকেল বা ডেন্টাল সায়েন্স ১০০, বাকি ১০০ বাংলা, ইংরেজি, বাংলাদেশ, আন্তর্জাতিক, মানসিক দক্ষতা ও গণিতে। ভুল উত্তরে ০.৫ কাটা যায়।',
      en: 'The special BCS for doctors has 200 questions in 2 hours: 100 in medical or dental science, 100 in Bangla, English, Bangladesh, international affairs, mental ability and mathematics. A wrong answer costs 0.5.',
    },
    how: [
      {
        bn: 'মেডিকেল অংশ আর সাধারণ অংশ পাশাপাশি, সমান গুরুত্বে',
        en: 'The medical and the general part side by side, with equal weight',
      },
      chapterExam,
      missed,
      realModel,
    ],
    inclusions: [gives.recordings, gives.files, gives.reasons, gives.mistakes, gives.rank],
    aliases: ['Special BCS', 'BCS health', 'বিশেষ বিসিএস', 'স্বাস্থ্য ক্যাডার', 'assistant surgeon', 'bishesh bcs'],
  },
  psc: {
    calendar: 'psc',
    shape: examShapes.psc,
    exam: {
      bn: 'আবেদনকারী এক হাজারের বেশি হলে বাছাই পরীক্ষা হয়: ১ ঘণ্টায় ১০০টি প্রশ্ন, ভুল উত্তরে ০.৫ কাটা যায়। এরপর লিখিত ও মৌখিক; কোন বিষয়ে কত নম্বর তা পদ অনুযায়ী বদলায়।',
      en: 'With more than a thousand applicants there is a screening test: 100 questions in 1 hour, a wrong answer costs 0.5. Written and oral exams follow; the marks by subject depend on the post.',
    },
    how: [
      {
        bn: 'সব পদের সাধারণ বিষয় আগে, তারপর পদ অনুযায়ী বাড়তি অংশ',
        en: 'First the subjects common to all posts, then what the post adds',
      },
      chapterExam,
      missed,
      realModel,
    ],
    inclusions: [gives.recordings, gives.files, gives.reasons, gives.mistakes, gives.circular],
    aliases: ['PSC', 'Non-cadre', 'BPSC', 'পিএসসি', 'নন ক্যাডার', 'non kadar'],
  },
} satisfies Record<string, Family>
