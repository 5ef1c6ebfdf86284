import { basic } from '../../topics/basic-subjects.ts'
import { diploma } from '../../topics/faculty.ts'
import { firstOf } from '../../topics/part.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchAfternoon, onlineEvening, onlineNight } from '../schedule-spec.ts'

const category = 'diploma-mphil'
const family = 'diploma'
const shape = examShapes.diploma
const subjects = Object.values(basic)

export const diplomaMphil: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'ডিপ্লোমা: বেসিক ও ক্লিনিক্যাল', en: 'Diploma: basic and clinical' },
    summary: {
      bn: 'DCH, DGO, DCard, DA-সহ ক্লিনিক্যাল ডিপ্লোমার জন্য। অনলাইনে ও ঢাকা শাখায় বিকেলে।',
      en: 'For the clinical diplomas: DCH, DGO, DCard, DA and others. Online, and in Dhaka in the afternoon.',
    },
    forWhom: {
      bn: 'ক্লিনিক্যাল বিষয়ে ডিপ্লোমা করে দ্রুত বিশেষায়িত কাজে যেতে চান যাঁরা। বেসিক ও ক্লিনিক্যাল অংশ সমান ভাগে পড়ানো হয়।',
      en: 'For those who want to move into a specialty soon with a clinical diploma. Basic and clinical parts get equal shares.',
    },
    pace: 'regular',
    plan: planLectures([...subjects.map((part) => firstOf(part, 4)), ...Object.values(diploma)], {
      shape,
      lecturesPerExam: 3,
      modelTests: 3,
    }),
    begins: 13,
    fee: 15_000,
    discount: { taka: 1_500, ends: 10 },
    instalments: 2,
    inclusions: [gives.liveFromHome],
    aliases: ['DCH', 'DGO', 'DCard', 'DA', 'clinical diploma'],
    schedules: [onlineEvening({ seats: 90, sold: 52 }), branchAfternoon('dhaka', { seats: 35, sold: 17 })],
  },
  {
    category,
    family,
    title: { bn: 'এমফিল: বেসিক বিষয়', en: 'MPhil: basic subjects' },
    summary: {
      bn: 'ছয়টি বেসিক বিষয় ধীরে ধীরে, রাতে, অনলাইনে। প্রতিটি বিষয়ের শেষে আলাদা পরীক্ষা।',
      en: 'Six basic subjects, slowly, at night, online, with an exam at the end of each.',
    },
    forWhom: {
      bn: 'মেডিকেল কলেজে বেসিক বিষয়ের শিক্ষক হতে চান যাঁরা। সরকারি চাকরির পাশাপাশি পড়ার কথা ভেবে সময় রাখা হয়েছে রাতে।',
      en: 'For those who want to teach a basic subject at a medical college. The hours are at night, for reading beside government service.',
    },
    pace: 'relaxed',
    plan: planLectures(
      subjects.map((part) => firstOf(part, 7)),
      { shape, lecturesPerExam: 4, modelTests: 2 },
    ),
    begins: 22,
    fee: 12_500,
    aliases: ['MPhil Anatomy', 'MPhil Pathology', 'basic subjects', 'এম ফিল'],
    schedules: [onlineNight({ seats: 70, sold: 8 })],
  },
]
