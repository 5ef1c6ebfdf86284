import { firstOf } from '../../topics/part.ts'
import { surgery } from '../../topics/surgery.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchFriday, branchWeekend, onlineNight, onlineSprint, sundayTuesdayThursday } from '../schedule-spec.ts'

const category = 'fcps-part-1-surgery'
const family = 'fcps'
const aliases = ['Surgery', 'সার্জারি', 'sarjari', 'FCPS Surgery']
const shape = examShapes.fcps
const everything = Object.values(surgery)

export const fcpsSurgery: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 সার্জারি: পূর্ণাঙ্গ ব্যাচ', en: 'FCPS Part-1 Surgery: full batch' },
    summary: {
      bn: 'অঞ্চল ধরে Anatomy, তারপর অপারেশনের পেছনের বেসিক বিষয়। অনলাইনে বা ঢাকা শাখায়, যেটা সুবিধা।',
      en: 'Anatomy region by region, then the basic sciences behind an operation. Online or in Dhaka, as you prefer.',
    },
    forWhom: {
      bn: 'সার্জারি, অর্থোপেডিকস, ইউরোলজি বা নিউরোসার্জারির দিকে যাঁরা যেতে চান, সবার Part-1-এর ভিত্তি এক। প্রথমবার যাঁরা বসবেন, তাঁদের কথা ভেবেই সাজানো।',
      en: 'Whether you lean to general surgery, orthopaedics, urology or neurosurgery, Part-1 stands on the same ground. Arranged for those who sit it for the first time.',
    },
    pace: 'regular',
    plan: planLectures(everything, { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: 9,
    fee: 21_000,
    discount: { taka: 3_000, ends: 6 },
    instalments: 3,
    inclusions: [gives.questions],
    aliases,
    schedules: [
      onlineNight({ seats: 100, sold: 58 }, sundayTuesdayThursday),
      branchWeekend('dhaka', { seats: 36, sold: 36 }),
    ],
  },
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 সার্জারি: শুক্রবারের ব্যাচ', en: 'FCPS Part-1 Surgery: Friday batch' },
    summary: {
      bn: 'শুক্রবার বিকেলে ঢাকা শাখায় দুটি ক্লাস, Bone ও Model হাতে নিয়ে Anatomy।',
      en: 'Two classes on Friday afternoon in Dhaka, with bones and models in hand for anatomy.',
    },
    forWhom: {
      bn: 'ইন্টার্ন ও ট্রেইনি, যাঁদের সপ্তাহজুড়ে OT থাকে। Anatomy হাতে ধরে দেখলে যাঁদের মনে থাকে, তাঁদের জন্য।',
      en: 'For interns and trainees who are in theatre all week, and for those who remember anatomy best with a specimen in hand.',
    },
    pace: 'relaxed',
    plan: planLectures(everything, { shape, lecturesPerExam: 4, modelTests: 2 }),
    begins: 33,
    fee: 19_500,
    instalments: 2,
    inclusions: [gives.readingRoom, gives.liveFromHome],
    aliases: [...aliases, 'Friday batch', 'শুক্রবার'],
    schedules: [branchFriday('dhaka', { seats: 40, sold: 5 })],
  },
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 সার্জারি: দ্রুত রিভিশন', en: 'FCPS Part-1 Surgery: fast revision' },
    summary: {
      bn: 'সপ্তাহে পাঁচ রাত, প্রতিটি অংশের সেরা প্রশ্ন ধরে ঝালাই। এই ব্যাচে ভর্তি শেষ।',
      en: 'Five nights a week, revising each part through its best questions. Enrolment for this batch has closed.',
    },
    forWhom: {
      bn: 'যাঁরা একবার সিলেবাস শেষ করেছেন। নতুন করে শেখানো হয় না, প্রশ্ন ধরে ভুলগুলো ঠিক করা হয়।',
      en: 'For those who have finished the syllabus once. Nothing is taught anew; mistakes are mended through questions.',
    },
    pace: 'intensive',
    plan: planLectures(
      everything.map((part) => firstOf(part, 4)),
      { shape, lecturesPerExam: 5, modelTests: 3 },
    ),
    begins: -10,
    enrolmentEnds: -3,
    fee: 7_500,
    discount: { taka: 500, ends: -12 },
    aliases: [...aliases, 'crash course', 'revision'],
    schedules: [onlineSprint({ seats: 90, sold: 90 })],
  },
]
