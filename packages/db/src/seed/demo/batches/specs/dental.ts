import { dental } from '../../topics/dental.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchWeekend, onlineNight, onlineSprint, sundayTuesdayThursday } from '../schedule-spec.ts'

const category = 'dental-postgraduate'
const family = 'dental'
const shape = examShapes.fcps
const parts = Object.values(dental)

export const dentalPostgraduate: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'ডেন্টাল পোস্টগ্র্যাড: পূর্ণাঙ্গ ব্যাচ', en: 'Dental postgraduate: full batch' },
    summary: {
      bn: 'FCPS Part-1 ও MS ডেন্টাল, দুটির প্রস্তুতি একসঙ্গে। রাতে অনলাইনে বা ছুটির দিনে ঢাকায়।',
      en: 'FCPS Part-1 and MS Dental prepared together. At night online, or in Dhaka on days off.',
    },
    forWhom: {
      bn: 'BDS শেষ করে যাঁরা FCPS বা MS-এর কথা ভাবছেন। চেম্বারের পর রাত ৯টায় ক্লাস, তাই রোগী দেখায় বাধা পড়ে না।',
      en: 'For those who have their BDS and think of FCPS or MS. Classes are at 9 pm, after the chamber closes.',
    },
    pace: 'regular',
    plan: planLectures(parts, { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: 17,
    fee: 19_000,
    discount: { taka: 2_000, ends: 12 },
    instalments: 2,
    inclusions: [gives.rank, gives.questions],
    aliases: ['Dentistry', 'ডেন্টিস্ট্রি', 'দন্ত'],
    schedules: [
      onlineNight({ seats: 60, sold: 39 }, sundayTuesdayThursday),
      branchWeekend('dhaka', { seats: 24, sold: 23 }),
    ],
  },
  {
    category,
    family,
    title: { bn: 'ডেন্টাল পোস্টগ্র্যাড: দ্রুত ব্যাচ', en: 'Dental postgraduate: fast batch' },
    summary: {
      bn: 'সপ্তাহে পাঁচ রাত, আট সপ্তাহে সব বিষয় একবার। মডেল টেস্টে শেষ।',
      en: 'Five nights a week, every subject once, ending in model tests.',
    },
    forWhom: {
      bn: 'যাঁদের পরীক্ষা সামনে, হাতে সময় কম। আগে একবার পড়া থাকলে সবচেয়ে বেশি কাজে লাগে।',
      en: 'For those whose exam is near. It serves best if you have read everything once.',
    },
    pace: 'intensive',
    plan: planLectures(parts, { shape, lecturesPerExam: 5, modelTests: 2 }),
    begins: 48,
    fee: 11_000,
    inclusions: [gives.rank],
    aliases: ['crash course', 'Dental crash'],
    schedules: [onlineSprint({ seats: 80, sold: 0 })],
  },
]
