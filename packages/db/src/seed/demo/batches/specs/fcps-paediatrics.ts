import { paediatrics } from '../../topics/paediatrics.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchWeekend, onlineEvening } from '../schedule-spec.ts'

const category = 'fcps-part-1-paediatrics'
const family = 'fcps'
const aliases = ['Paediatrics', 'Pediatrics', 'Child', 'শিশু', 'পেডিয়াট্রিকস', 'shishu', 'FCPS Paediatrics']
const parts = Object.values(paediatrics)
const plan = planLectures(parts, { shape: examShapes.fcps, lecturesPerExam: 3, modelTests: 3 })

export const fcpsPaediatrics: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 শিশু: ছোট ব্যাচ', en: 'FCPS Part-1 Paediatrics: small batch' },
    summary: {
      bn: 'প্রতি রুটিনে মাত্র ৩০ জন। শিক্ষক সবাইকে নামে চেনেন, প্রতি মাসে আলাদা করে কথা বলেন।',
      en: 'Only 30 in each schedule. The teacher knows everyone by name and talks with each once a month.',
    },
    forWhom: {
      bn: 'শিশু বিভাগে যাঁরা ট্রেনিং করছেন বা করতে চান। প্রশ্ন করতে সংকোচ হয় এমন কারও জন্য ছোট ব্যাচ ভালো কাজে দেয়।',
      en: 'For those who train in paediatrics or want to. A small batch serves well if you find it hard to ask in a crowd.',
    },
    pace: 'regular',
    plan,
    begins: 20,
    fee: 23_500,
    discount: { taka: 1_500, ends: 16 },
    instalments: 2,
    inclusions: [gives.mentor, gives.questions],
    aliases,
    schedules: [onlineEvening({ seats: 30, sold: 21 }), branchWeekend('dhaka', { seats: 30, sold: 28 })],
  },
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 শিশু: আগের ব্যাচ', en: 'FCPS Part-1 Paediatrics: earlier batch' },
    summary: {
      bn: 'এই ব্যাচ শেষ হয়েছে। রুটিনটি দেখে বুঝতে পারবেন, আমরা কীভাবে পড়াই।',
      en: 'This batch is over. Its routine shows how we teach.',
    },
    forWhom: {
      bn: 'এই ব্যাচের পরীক্ষার্থীরা ক্লাস শেষ করেছেন। নতুন ব্যাচেও একই ক্রমে পড়ানো হয়।',
      en: 'Its students have finished their classes. The new batch is taught in the same order.',
    },
    pace: 'regular',
    plan,
    begins: -150,
    enrolmentEnds: -143,
    fee: 22_000,
    discount: { taka: 2_000, ends: -155 },
    inclusions: [gives.mentor],
    aliases,
    schedules: [onlineEvening({ seats: 30, sold: 30 })],
  },
]
