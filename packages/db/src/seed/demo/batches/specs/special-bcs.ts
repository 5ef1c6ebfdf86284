import { bcsGeneral } from '../../topics/bcs-general.ts'
import { bcsLanguage } from '../../topics/bcs-language.ts'
import { bcsReasoning } from '../../topics/bcs-reasoning.ts'
import { firstOf, type Part } from '../../topics/part.ts'
import { specialBcs } from '../../topics/special-bcs.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchWeekend, onlineEvening, onlineSprint } from '../schedule-spec.ts'

const category = 'special-bcs-health'
const family = 'special'
const shape = examShapes.bcs

const { medicine, surgery, motherChild, basic, community } = specialBcs

/** A medical part and a general one in turn, as half the marks are in each. */
const parts = (general: number): Part[] => [
  medicine,
  firstOf(bcsLanguage.bangla, general),
  surgery,
  firstOf(bcsLanguage.english, general),
  motherChild,
  firstOf(bcsGeneral.bangladesh, general),
  basic,
  firstOf(bcsGeneral.international, general),
  community,
  firstOf(bcsReasoning.mental, 3),
  firstOf(bcsReasoning.maths, 3),
]

export const specialBcsHealth: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'বিশেষ বিসিএস (স্বাস্থ্য): পূর্ণাঙ্গ ব্যাচ', en: 'Special BCS (Health): full batch' },
    summary: {
      bn: 'মেডিকেল ১০০ আর সাধারণ ১০০, দুই অংশ পালা করে। বিজ্ঞপ্তি আসার আগেই পড়া গুছিয়ে রাখুন।',
      en: 'The medical hundred and the general hundred in turn. Have your reading in order before the circular comes.',
    },
    forWhom: {
      bn: 'সহকারী সার্জন বা সহকারী ডেন্টাল সার্জন পদে যেতে চান এমন চিকিৎসক। ক্লিনিক্যাল পড়া তাজা থাকলে সাধারণ অংশেই বেশি সময় দিন।',
      en: 'For doctors who want to become assistant surgeons or assistant dental surgeons. If your clinical reading is fresh, give the general part more time.',
    },
    pace: 'regular',
    plan: planLectures(parts(5), { shape, lecturesPerExam: 3, modelTests: 4 }),
    begins: 11,
    fee: 9_500,
    discount: { taka: 1_500, ends: 8 },
    instalments: 2,
    inclusions: [gives.circular],
    aliases: ['48th BCS', '৪৮তম বিসিএস', 'health cadre'],
    schedules: [onlineEvening({ seats: 220, sold: 131 }), branchWeekend('dhaka', { seats: 48, sold: 29 })],
  },
  {
    category,
    family,
    title: { bn: 'বিশেষ বিসিএস (স্বাস্থ্য): দ্রুত ব্যাচ', en: 'Special BCS (Health): fast batch' },
    summary: {
      bn: 'সপ্তাহে পাঁচ রাত, তিন মাসে দুই অংশ। আসন প্রায় শেষ।',
      en: 'Five nights a week, both parts in three months. Nearly full.',
    },
    forWhom: {
      bn: 'বিজ্ঞপ্তি হাতে পেয়েছেন বা শিগগিরই পাবেন এমন পরীক্ষার্থী। প্রতিদিন ক্লাস, তাই ছুটি মিলিয়ে আসুন।',
      en: 'For those who have the circular or expect it soon. There is class nearly every day, so plan your leave.',
    },
    pace: 'intensive',
    plan: planLectures(parts(4), { shape, lecturesPerExam: 5, modelTests: 3 }),
    begins: 3,
    enrolmentEnds: 6,
    fee: 6_000,
    aliases: ['crash course', 'ক্র্যাশ কোর্স'],
    schedules: [onlineSprint({ seats: 160, sold: 157 })],
  },
]
