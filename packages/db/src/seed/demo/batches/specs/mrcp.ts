import { mrcp } from '../../topics/mrcp.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { planLectures } from '../plan-lectures.ts'
import { onlineNight, type ScheduleSpec, sundayTuesdayThursday } from '../schedule-spec.ts'

const category = 'mrcp-part-1'
const family = 'mrcp'
const shape = examShapes.mrcp
const parts = Object.values(mrcp)

// Both papers take a whole day, which is not a Friday.
const saturdayMorning = { weekdays: [6], at: '09:00' }

const weekend: ScheduleSpec = {
  title: { bn: 'অনলাইন, শুক্র ও শনি রাত', en: 'Online, Friday and Saturday night' },
  weekdays: [5, 6],
  opens: '20:00',
  closes: '22:00',
  exam: saturdayMorning,
  seats: 50,
  sold: 3,
}

export const mrcpPart1: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'MRCP Part-1: পূর্ণাঙ্গ ব্যাচ', en: 'MRCP Part-1: full batch' },
    summary: {
      bn: 'এগারোটি বিষয়, সপ্তাহে তিন রাত, পুরোটাই অনলাইনে। দুই পেপারের মডেল টেস্ট আসল পরীক্ষার সময়ে।',
      en: 'Eleven specialties, three nights a week, entirely online. Model tests of two papers in the time of the real exam.',
    },
    forWhom: {
      bn: 'যাঁরা দেশে বসেই MRCP-র প্রথম ধাপ পার হতে চান। ইন্টার্নশিপ শেষে মেডিসিনে কিছুদিন কাজ করা থাকলে পড়া সহজ হয়।',
      en: 'For those who want to pass the first step of MRCP from home. Some months of work in medicine after internship make it easier.',
    },
    pace: 'regular',
    plan: planLectures(parts, { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: 16,
    fee: 24_500,
    discount: { taka: 3_000, ends: 13 },
    instalments: 3,
    aliases: ['MRCP full', 'এম আর সি পি'],
    schedules: [
      { ...onlineNight({ seats: 75, sold: 48 }), exam: saturdayMorning },
      {
        ...onlineNight({ seats: 75, sold: 29 }, sundayTuesdayThursday),
        title: { bn: 'অনলাইন, রবি থেকে বৃহস্পতি', en: 'Online, Sunday to Thursday' },
        exam: saturdayMorning,
      },
    ],
  },
  {
    category,
    family,
    title: { bn: 'MRCP Part-1: ছুটির দিনের ব্যাচ', en: 'MRCP Part-1: weekend batch' },
    summary: {
      bn: 'শুক্র ও শনিবার রাতে দুই ঘণ্টা করে। মধ্যপ্রাচ্যে কর্মরত চিকিৎসকদের সময়ের সঙ্গেও মেলে।',
      en: 'Two hours on Friday and Saturday nights. It also suits the hours of doctors working in the Middle East.',
    },
    forWhom: {
      bn: 'সপ্তাহের কাজের চাপে যাঁরা রাত জাগতে পারেন না। এক বছরের পরিকল্পনা নিয়ে ধীরে এগোলে এই ব্যাচ মানানসই।',
      en: 'For those who cannot stay up on working days. It fits a plan of about a year.',
    },
    pace: 'relaxed',
    plan: planLectures(parts, { shape, lecturesPerExam: 4, modelTests: 2 }),
    begins: 45,
    fee: 21_500,
    instalments: 2,
    aliases: ['MRCP weekend', 'weekend batch'],
    schedules: [weekend],
  },
]
