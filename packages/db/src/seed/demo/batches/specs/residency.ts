import { basic } from '../../topics/basic-subjects.ts'
import { faculty } from '../../topics/faculty.ts'
import { firstOf, type Part } from '../../topics/part.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchAfternoon, branchWeekend, onlineEvening, onlineNight } from '../schedule-spec.ts'

const category = 'residency-phase-a'
const family = 'residency'
const shape = examShapes.residency

const subjects = (lectures: number, own: Part): Part[] => [
  ...Object.values(basic).map((part) => firstOf(part, lectures)),
  own,
]

export const residency: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'রেসিডেন্সি ফেজ-এ: মেডিসিন ফ্যাকাল্টি', en: 'Residency Phase-A: Faculty of Medicine' },
    summary: {
      bn: 'ছয়টি বেসিক বিষয় আর মেডিসিনের অংশ, অনলাইনে বা দুই শাখায়। শেষে চারটি ২০০ প্রশ্নের মডেল টেস্ট।',
      en: 'Six basic subjects and the part of medicine, online or at two branches, with four model tests of 200 questions at the end.',
    },
    forWhom: {
      bn: 'MD কোর্সে যাঁরা মেডিসিন ফ্যাকাল্টিতে ভর্তি হতে চান। বেসিক বিষয় অনেক দিন আগে পড়া থাকলেও শুরু থেকে ধরে এগোনো হয়।',
      en: 'For those who want an MD in the Faculty of Medicine. Even if the basic subjects are long past, we take them from the beginning.',
    },
    pace: 'regular',
    plan: planLectures(subjects(12, faculty.medicine), { shape, lecturesPerExam: 3, modelTests: 4 }),
    begins: 18,
    fee: 28_000,
    discount: { taka: 4_000, ends: 15 },
    instalments: 3,
    inclusions: [gives.questions],
    aliases: ['Medicine faculty', 'MD', 'মেডিসিন ফ্যাকাল্টি'],
    schedules: [
      onlineNight({ seats: 160, sold: 93 }),
      branchWeekend('dhaka', { seats: 50, sold: 44 }),
      branchAfternoon('rajshahi', { seats: 30, sold: 11 }),
    ],
  },
  {
    category,
    family,
    title: { bn: 'রেসিডেন্সি ফেজ-এ: সার্জারি ফ্যাকাল্টি', en: 'Residency Phase-A: Faculty of Surgery' },
    summary: {
      bn: 'Anatomy-তে বেশি সময়, তারপর বাকি বিষয়। অনলাইনে ও চট্টগ্রাম শাখায়।',
      en: 'More time for anatomy, then the other subjects. Online and in Chattogram.',
    },
    forWhom: {
      bn: 'MS কোর্সে যাঁরা সার্জারি ফ্যাকাল্টি বেছেছেন। সাধারণ সার্জারি থেকে চোখ ও নাক-কান-গলা, সবার ভর্তি পরীক্ষা এক।',
      en: 'For those who have chosen the Faculty of Surgery for an MS. From general surgery to eye and ENT, the entrance exam is the same.',
    },
    pace: 'regular',
    plan: planLectures(subjects(11, faculty.surgery), { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: 25,
    fee: 26_500,
    discount: { taka: 2_500, ends: 20 },
    instalments: 3,
    inclusions: [gives.liveFromHome],
    aliases: ['Surgery faculty', 'MS', 'সার্জারি ফ্যাকাল্টি'],
    schedules: [onlineEvening({ seats: 120, sold: 35 }), branchAfternoon('chattogram', { seats: 32, sold: 9 })],
  },
  {
    category,
    family,
    title: { bn: 'রেসিডেন্সি ফেজ-এ: শিশু ফ্যাকাল্টি', en: 'Residency Phase-A: Faculty of Paediatrics' },
    summary: {
      bn: 'বেসিক বিষয়ের সঙ্গে নবজাতক, পুষ্টি ও টিকার অংশ। পুরোটাই অনলাইনে, সন্ধ্যায়।',
      en: 'The basic subjects with newborn care, nutrition and vaccines. Entirely online, in the evening.',
    },
    forWhom: {
      bn: 'শিশু ফ্যাকাল্টিতে MD করতে চান যাঁরা। উপজেলায় পোস্টিং থাকলেও সন্ধ্যার ক্লাস ধরা যায়।',
      en: 'For those who want an MD in the Faculty of Paediatrics. The evening class can be reached from an upazila posting too.',
    },
    pace: 'regular',
    plan: planLectures(subjects(9, faculty.paediatrics), { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: 40,
    fee: 24_000,
    aliases: ['Paediatrics faculty', 'শিশু ফ্যাকাল্টি', 'MD Paediatrics'],
    schedules: [onlineEvening({ seats: 80, sold: 0 })],
  },
  {
    category,
    family,
    title: { bn: 'রেসিডেন্সি ফেজ-এ: বেসিক ও প্যারাক্লিনিক্যাল', en: 'Residency Phase-A: Basic and Para-clinical' },
    summary: {
      bn: 'সপ্তাহে তিন রাত, ধীরে ও গভীরে। যাঁরা শিক্ষকতা বা ল্যাবরেটরিতে যেতে চান।',
      en: 'Three nights a week, slowly and in depth, for those who want to teach or work in a laboratory.',
    },
    forWhom: {
      bn: 'Anatomy, Physiology, Pathology বা Microbiology নিয়ে যাঁরা এগোতে চান। পরীক্ষার পাশাপাশি বিষয়টা বোঝাও এখানে লক্ষ্য।',
      en: 'For those who want to go on with anatomy, physiology, pathology or microbiology. Understanding is the aim here, beside the exam.',
    },
    pace: 'relaxed',
    plan: planLectures(subjects(12, faculty.basic), { shape, lecturesPerExam: 4, modelTests: 2 }),
    begins: 30,
    fee: 17_500,
    discount: { taka: 1_500, ends: 21 },
    instalments: 2,
    aliases: ['Basic faculty', 'Para-clinical', 'বেসিক ফ্যাকাল্টি'],
    schedules: [onlineNight({ seats: 60, sold: 14 })],
  },
  {
    category,
    family,
    title: { bn: 'রেসিডেন্সি ফেজ-এ: চলতি ব্যাচ', en: 'Residency Phase-A: the running batch' },
    summary: {
      bn: 'সব ফ্যাকাল্টির বেসিক বিষয় একসঙ্গে, সপ্তাহে তিন সন্ধ্যা। অর্ধেক পথ পেরিয়েছে, আসন প্রায় শেষ।',
      en: 'The basic subjects of every faculty together, three evenings a week. Halfway through, with hardly a seat left.',
    },
    forWhom: {
      bn: 'যাঁরা নিজে পড়ে এগিয়েছেন, এখন বাকি বিষয় ও মডেল টেস্টগুলো সবার সঙ্গে দিতে চান।',
      en: 'For those who have read ahead by themselves and now want the rest and the model tests with everyone.',
    },
    pace: 'intensive',
    plan: planLectures(subjects(5, faculty.medicine), { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: -52,
    enrolmentEnds: 2,
    fee: 14_000,
    discount: { taka: 2_000, ends: -45 },
    instalments: 2,
    aliases: ['running batch', 'চলতি ব্যাচ'],
    schedules: [{ ...onlineEvening({ seats: 180, sold: 178 }, 'with today'), calledOff: 14 }],
  },
]
