import { medicine } from '../../topics/medicine.ts'
import { firstOf } from '../../topics/part.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchFriday, branchWeekend, onlineEvening, onlineNight, onlineSprint } from '../schedule-spec.ts'

const category = 'fcps-part-1-medicine'
const family = 'fcps'
const aliases = ['Medicine', 'মেডিসিন', 'medisin', 'FCPS Medicine']
const shape = examShapes.fcps
const everything = Object.values(medicine)
const core = everything.map((part) => firstOf(part, 5))

export const fcpsMedicine: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 মেডিসিন: পূর্ণাঙ্গ ব্যাচ', en: 'FCPS Part-1 Medicine: full batch' },
    summary: {
      bn: 'ডিউটির সঙ্গে মিলিয়ে রাত, সন্ধ্যা ও ছুটির দিনের ক্লাস। প্রতি সপ্তাহে পরীক্ষা, প্রতিটি প্রশ্নের ব্যাখ্যা।',
      en: 'Classes at night, in the evening and on days off, to fit your duties. An exam every week, every question explained.',
    },
    forWhom: {
      bn: 'যাঁরা প্রথমবার মেডিসিনে Part-1 দেবেন এবং শুরু থেকে সিস্টেম ধরে পুরো সিলেবাস পড়তে চান। ট্রেনিং বা চাকরির পাশাপাশি সপ্তাহে ছয়-সাত ঘণ্টা দিতে পারলেই চলবে।',
      en: 'For those who sit Part-1 in Medicine for the first time and want the whole syllabus, system by system. Six or seven hours a week beside training or a job are enough.',
    },
    pace: 'regular',
    plan: planLectures(everything, { shape, lecturesPerExam: 3, modelTests: 4 }),
    begins: 12,
    fee: 22_000,
    discount: { taka: 3_500, ends: 9 },
    instalments: 3,
    inclusions: [gives.questions],
    aliases,
    schedules: [
      onlineNight({ seats: 120, sold: 102 }),
      onlineEvening({ seats: 80, sold: 37 }),
      branchWeekend('dhaka', { seats: 40, sold: 34 }),
    ],
  },
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 মেডিসিন: চলতি ব্যাচ', en: 'FCPS Part-1 Medicine: the running batch' },
    summary: {
      bn: 'ক্লাস শুরু হয়েছে, এখনো যোগ দেওয়া যায়। আগের ক্লাসগুলোর রেকর্ডিং ভর্তির সঙ্গে সঙ্গেই পাবেন।',
      en: 'Classes have begun and you can still join. The recordings so far are yours as soon as you enrol.',
    },
    forWhom: {
      bn: 'যাঁরা আর অপেক্ষা করতে চান না। আগের সিস্টেমগুলোর ক্লাস রেকর্ডিংয়ে দেখে নিলে এক মাসেই সবার সঙ্গে তাল মিলবে।',
      en: 'For those who do not want to wait. Watch the systems so far in the recordings and you will have caught up in a month.',
    },
    pace: 'regular',
    plan: planLectures(everything, { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: -60,
    inclusions: [gives.earlierRecordings],
    enrolmentEnds: 4,
    fee: 20_000,
    discount: { taka: 2_000, ends: -20 },
    instalments: 2,
    aliases,
    schedules: [onlineNight({ seats: 150, sold: 147 }, 'with today')],
  },
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 মেডিসিন: শুক্রবারের ব্যাচ', en: 'FCPS Part-1 Medicine: Friday batch' },
    summary: {
      bn: 'সপ্তাহে এক দিন, শুক্রবার বিকেলে দুটি ক্লাস। ঢাকার বাইরে পোস্টিং থাকলেও সামলানো যায়।',
      en: 'One day a week, two classes on Friday afternoon. It can be managed even with a posting outside Dhaka.',
    },
    forWhom: {
      bn: 'যাঁদের সপ্তাহের মাঝে সময় হয় না, অথচ সামনাসামনি বসে পড়তে ভালো লাগে। ধীরে এগোয়, তাই প্রতিটি ক্লাসের পর পড়ার জন্য পুরো সপ্তাহ পাওয়া যায়।',
      en: 'For those without time during the week who like to learn in a room. It moves slowly, so that there is a whole week to read after each class.',
    },
    pace: 'relaxed',
    plan: planLectures(core, { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: 26,
    fee: 18_000,
    instalments: 3,
    inclusions: [gives.readingRoom, gives.liveFromHome],
    aliases: [...aliases, 'Friday batch', 'শুক্রবার'],
    schedules: [branchFriday('dhaka', { seats: 45, sold: 12 })],
  },
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 মেডিসিন: দ্রুত রিভিশন', en: 'FCPS Part-1 Medicine: fast revision' },
    summary: {
      bn: 'সপ্তাহে পাঁচ রাত, আট সপ্তাহে পুরো সিলেবাস একবার ঝালাই। এরপর চারটি পূর্ণাঙ্গ মডেল টেস্ট।',
      en: 'Five nights a week, the whole syllabus revised in eight weeks. Four full model tests follow.',
    },
    forWhom: {
      bn: 'যাঁরা আগে একবার পড়েছেন, এখন পরীক্ষার আগে দ্রুত গুছিয়ে নিতে চান। প্রতিদিন অন্তত তিন ঘণ্টা পড়ার সময় রাখুন।',
      en: 'For those who have read it before and want to put it in order before the exam. Keep at least three hours a day for reading.',
    },
    pace: 'intensive',
    plan: planLectures(core, { shape, lecturesPerExam: 5, modelTests: 4 }),
    begins: 5,
    fee: 8_500,
    discount: { taka: 1_000, ends: 3 },
    aliases: [...aliases, 'crash course', 'revision', 'ক্র্যাশ কোর্স'],
    schedules: [onlineSprint({ seats: 200, sold: 41 })],
  },
]
