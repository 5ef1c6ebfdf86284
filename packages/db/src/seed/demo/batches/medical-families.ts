import { examShapes } from './exam-shape.ts'
import { chapterExam, type Family, missed, realModel } from './family.ts'
import { gives } from './inclusions.ts'

const doctorsGet = [gives.recordings, gives.sheets, gives.explanations, gives.mistakes, gives.rank]

export const medicalFamilies = {
  fcps: {
    calendar: 'fcps',
    shape: examShapes.fcps,
    exam: {
      bn: 'FCPS Part-1 এখন এক দিনে একটি পেপার: ৪ ঘণ্টায় ১৫০টি প্রশ্ন, ৭৫টি MTF ও ৭৫টি SBA, মোট ৩০০ নম্বর। পাস নম্বর ২১০, ভুল উত্তরে নম্বর কাটা যায় না।',
      en: 'FCPS Part-1 is now one paper on one day: 150 questions in 4 hours, 75 MTF and 75 SBA, 300 marks in all. The pass mark is 210, and wrong answers cost nothing.',
    },
    how: [
      {
        bn: 'প্রতিটি লেকচার পড়ার বইয়ের অধ্যায় ধরে, শেষে MTF ও SBA দুই ধরনের প্রশ্ন',
        en: 'Every lecture follows a chapter of the textbooks and ends with both MTF and SBA questions',
      },
      chapterExam,
      missed,
      realModel,
    ],
    inclusions: doctorsGet,
    aliases: ['FCPS', 'FCPS P1', 'BCPS', 'এফসিপিএস', 'এফসিপিএস পার্ট ওয়ান', 'fcps part one'],
  },
  residency: {
    calendar: 'residency',
    shape: examShapes.residency,
    exam: {
      bn: 'ফেজ-এ ভর্তি পরীক্ষা হয় বছরে একবার, ফ্যাকাল্টি ধরে; ৩ ঘণ্টায় ২০০ প্রশ্ন, ২০০ নম্বর। কোন বছর প্রশ্নের ধরন কেমন হবে তা বিজ্ঞপ্তিতে থাকে, আমরা সেই নিয়মেই মডেল টেস্ট সাজাই।',
      en: 'The Phase-A entrance is held once a year, by faculty: 200 questions and 200 marks in 3 hours. The circular says how the questions will be asked that year, and our model tests follow it.',
    },
    how: [
      {
        bn: 'আগে ছয়টি বেসিক বিষয়, তারপর ফ্যাকাল্টির নিজের অংশ',
        en: 'First the six basic subjects, then the part of the faculty itself',
      },
      chapterExam,
      missed,
      realModel,
    ],
    inclusions: doctorsGet,
    aliases: ['Residency', 'MD MS', 'BMU', 'BSMMU', 'রেসিডেন্সি', 'এমডি এমএস', 'residensi', 'phase A'],
  },
  diploma: {
    calendar: 'diploma',
    shape: examShapes.diploma,
    exam: {
      bn: 'ডিপ্লোমা ও এমফিলের ভর্তি পরীক্ষা হয় বছরে একবার; ২০২৩ সাল থেকে MTF-এর সঙ্গে SBA প্রশ্নও থাকে। প্রশ্নসংখ্যা ও সময় বিজ্ঞপ্তি দেখে মিলিয়ে নিন।',
      en: 'The entrance to Diploma and MPhil is held once a year; since 2023 it has SBA questions beside MTF. Check the number of questions and the time in the circular.',
    },
    how: [
      {
        bn: 'বেসিক বিষয়ের যে অংশ থেকে বেশি প্রশ্ন আসে, সেখান থেকেই শুরু',
        en: 'We begin where the basic subjects are asked most',
      },
      chapterExam,
      missed,
      realModel,
    ],
    inclusions: [gives.recordings, gives.files, gives.explanations, gives.mistakes, gives.rank],
    aliases: ['Diploma', 'MPhil', 'ডিপ্লোমা', 'এমফিল', 'non residency', 'diploma mphil'],
  },
  dental: {
    calendar: 'dental',
    shape: examShapes.fcps,
    exam: {
      bn: 'ডেন্টালের FCPS Part-1 আর MS রেসিডেন্সির ভর্তি পরীক্ষার পড়া প্রায় একই; প্রশ্নের নিয়ম আলাদা। এই ব্যাচের মডেল টেস্ট FCPS-এর নিয়মে: ৪ ঘণ্টায় ১৫০ প্রশ্ন।',
      en: 'FCPS Part-1 and the MS residency entrance in dentistry ask nearly the same ground by different rules. The model tests of this batch follow FCPS: 150 questions in 4 hours.',
    },
    how: [
      {
        bn: 'Head ও Neck anatomy থেকে শুরু, তারপর ওরাল বিষয়গুলো একে একে',
        en: 'We begin with head and neck anatomy, then take the oral subjects one by one',
      },
      chapterExam,
      missed,
      realModel,
    ],
    inclusions: [gives.recordings, gives.sheets, gives.explanations, gives.mistakes],
    aliases: ['Dental', 'BDS', 'FCPS Dental', 'MS Dental', 'ডেন্টাল', 'বিডিএস', 'dantal'],
  },
  mrcp: {
    calendar: 'mrcp',
    shape: examShapes.mrcp,
    exam: {
      bn: 'MRCP(UK) Part 1-এ এক দিনে দুই পেপার: প্রতিটিতে ৩ ঘণ্টায় ১০০টি best-of-five প্রশ্ন। ভুল উত্তরে নম্বর কাটা যায় না।',
      en: 'MRCP(UK) Part 1 is two papers on one day, each of 100 best-of-five questions in 3 hours. Wrong answers cost nothing.',
    },
    how: [
      {
        bn: 'প্রতিটি বিষয় ক্লিনিক্যাল দৃশ্য ধরে, best-of-five প্রশ্নে',
        en: 'Every specialty through clinical vignettes, in best-of-five questions',
      },
      {
        bn: 'ক্লাস বাংলায়, প্রশ্ন ও নোট ইংরেজিতে',
        en: 'Classes in Bengali, questions and notes in English',
      },
      missed,
      realModel,
    ],
    inclusions: [gives.recordings, gives.files, gives.explanations, gives.mistakes, gives.questions],
    aliases: ['MRCP', 'MRCP UK', 'এমআরসিপি', 'Royal College', 'mrcp part one'],
  },
} satisfies Record<string, Family>
