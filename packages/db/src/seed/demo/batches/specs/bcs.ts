import { bcsGeneral } from '../../topics/bcs-general.ts'
import { bcsLanguage } from '../../topics/bcs-language.ts'
import { bcsReasoning } from '../../topics/bcs-reasoning.ts'
import { firstOf, type Part } from '../../topics/part.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { planTests } from '../plan-tests.ts'
import { branchAfternoon, branchFriday, onlineNight } from '../schedule-spec.ts'

const category = 'bcs-preliminary'
const family = 'bcs'
const shape = examShapes.bcs

const { bangla, english } = bcsLanguage
const { bangladesh, international, geography, ethics } = bcsGeneral
const { maths, mental, science, ict } = bcsReasoning
const subjects: Part[] = [bangla, maths, english, bangladesh, science, international, ict, mental, geography, ethics]

export const bcsPreliminary: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'বিসিএস প্রিলি: পূর্ণাঙ্গ ব্যাচ', en: 'BCS preliminary: full batch' },
    summary: {
      bn: 'দশটি বিষয়ের সব অধ্যায়, নতুন মানবণ্টন ধরে। অনলাইনে, ঢাকায় বা চট্টগ্রামে।',
      en: 'Every chapter of the ten subjects by the new mark distribution. Online, in Dhaka or in Chattogram.',
    },
    forWhom: {
      bn: 'প্রথমবার প্রিলি দেবেন এমন চিকিৎসক ও অন্য সব পরীক্ষার্থী। গণিত বা ইংরেজি থেকে অনেক দিন দূরে থাকলেও সমস্যা নেই, একেবারে গোড়া থেকে শুরু।',
      en: 'For doctors and all other examinees who sit the preliminary for the first time. If mathematics or English are long past, do not worry: we start at the very beginning.',
    },
    pace: 'regular',
    plan: planLectures(subjects, { shape, lecturesPerExam: 3, modelTests: 5 }),
    begins: 7,
    fee: 12_000,
    discount: { taka: 2_000, ends: 5 },
    instalments: 2,
    inclusions: [gives.questions],
    aliases: ['BCS full', '50th BCS', '৫০তম বিসিএস'],
    schedules: [
      onlineNight({ seats: 300, sold: 214 }),
      branchAfternoon('dhaka', { seats: 60, sold: 55 }),
      branchAfternoon('chattogram', { seats: 40, sold: 16 }),
    ],
  },
  {
    category,
    family,
    title: { bn: 'বিসিএস প্রিলি: চলতি ব্যাচ', en: 'BCS preliminary: the running batch' },
    summary: {
      bn: 'বাংলা দিয়ে শুরু হয়ে গেছে, এখনো প্রথম বিষয় চলছে। আজই যোগ দিলে কিছুই হারাবেন না।',
      en: 'It has begun with Bangla, and the first subject is still under way. Join today and you lose nothing.',
    },
    forWhom: {
      bn: 'যাঁরা এখনই পড়ার অভ্যাস গড়তে চান। রাত ৯টার ক্লাস, তাই চাকরি বা ইন্টার্নশিপের পরও ধরা যায়।',
      en: 'For those who want to build the habit now. Classes at 9 pm can be reached after a job or internship.',
    },
    pace: 'regular',
    plan: planLectures(
      subjects.map((part) => firstOf(part, 8)),
      { shape, lecturesPerExam: 3, modelTests: 4 },
    ),
    begins: -20,
    recordingDays: 15,
    enrolmentEnds: 8,
    fee: 10_000,
    discount: { taka: 1_000, ends: 6 },
    aliases: ['BCS running', 'চলতি ব্যাচ'],
    schedules: [onlineNight({ seats: 250, sold: 162 }, 'with today')],
  },
  {
    category,
    family: 'bcsTests',
    title: { bn: 'বিসিএস প্রিলি: মডেল টেস্ট ব্যাচ', en: 'BCS preliminary: model test batch' },
    summary: {
      bn: 'নতুন পড়া নয়, শুধু পরীক্ষা আর সমাধান। দশটি বিষয়ভিত্তিক ও বারোটি পূর্ণাঙ্গ টেস্ট।',
      en: 'No new lessons, only tests and their solutions: ten by subject and twelve full ones.',
    },
    forWhom: {
      bn: 'পড়া শেষ, এখন সময় ধরে পরীক্ষা দেওয়ার অভ্যাস দরকার। নেগেটিভ মার্কিংয়ে কোথায় নম্বর যাচ্ছে, প্রতিটি ফলেই দেখা যায়।',
      en: 'For those who have read everything and need the habit of sitting exams in time. Every result shows what negative marking cost.',
    },
    pace: 'intensive',
    plan: planTests(subjects, { shape, questions: 100, modelTests: 12 }),
    begins: 4,
    fee: 2_500,
    aliases: ['model test', 'মডেল টেস্ট', 'mock test', 'BCS exam batch'],
    schedules: [
      {
        title: { bn: 'অনলাইন, পরীক্ষা মঙ্গল ও শুক্র', en: 'Online, tests on Tuesday and Friday' },
        weekdays: [3, 6],
        opens: '21:00',
        closes: '22:30',
        exam: { weekdays: [2, 5], at: '09:00' },
        seats: 500,
        sold: 338,
      },
    ],
  },
  {
    category,
    family,
    title: { bn: 'বিসিএস প্রিলি: চাকরিজীবীদের ব্যাচ', en: 'BCS preliminary: for those who work' },
    summary: {
      bn: 'সপ্তাহে এক দিন, শুক্রবার বিকেলে ঢাকা শাখায়। বেছে নেওয়া অধ্যায়, যেখান থেকে বেশি প্রশ্ন আসে।',
      en: 'One day a week, on Friday afternoon in Dhaka. Chosen chapters, those that are asked most.',
    },
    forWhom: {
      bn: 'পুরো সপ্তাহ কাজের পর যাঁরা কেবল ছুটির দিনটাই পান। কম অধ্যায়, কিন্তু প্রতিটি শেষ করে এগোনো।',
      en: 'For those who have only the day off after a week of work. Fewer chapters, each one finished before the next.',
    },
    pace: 'relaxed',
    plan: planLectures(
      subjects.map((part) => firstOf(part, 4)),
      { shape, lecturesPerExam: 4, modelTests: 3 },
    ),
    begins: 21,
    fee: 9_000,
    inclusions: [gives.readingRoom],
    aliases: ['BCS Friday', 'শুক্রবার', 'working doctors'],
    schedules: [branchFriday('dhaka', { seats: 50, sold: 19 })],
  },
]
