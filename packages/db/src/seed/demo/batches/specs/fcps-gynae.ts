import { gynae } from '../../topics/gynae.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { onlineNight, type ScheduleSpec, sundayTuesdayThursday } from '../schedule-spec.ts'

const category = 'fcps-part-1-gynae'
const family = 'fcps'
const aliases = ['Gynae', 'Obs', 'Obstetrics', 'Gynaecology', 'গাইনি', 'গাইনী', 'প্রসূতি', 'gaini', 'gyne']
const shape = examShapes.fcps
const parts = Object.values(gynae)

const lateNight: ScheduleSpec = {
  ...onlineNight({ seats: 70, sold: 22 }, sundayTuesdayThursday),
  title: { bn: 'অনলাইন, রাত ১০টা', en: 'Online, 10 pm' },
  opens: '22:00',
  closes: '23:15',
}

export const fcpsGynae: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 গাইনি: রাতের ব্যাচ', en: 'FCPS Part-1 Gynae: night batch' },
    summary: {
      bn: 'ঘরের কাজ সেরে রাতে ক্লাস, রেকর্ডিং পরদিন সকালেই। দুটি সময়ের যেটি সুবিধা, সেটি বাছুন।',
      en: 'Classes at night when the day is done, recorded by the next morning. Choose the better of two times.',
    },
    forWhom: {
      bn: 'গাইনি ও প্রসূতিবিদ্যায় যাঁরা প্রথমবার Part-1 দেবেন। ছোট সন্তান বা রাতের ডিউটি থাকলে রেকর্ডিং ধরে পড়েও তাল রাখা যায়।',
      en: 'For those who sit Part-1 in Gynae and Obstetrics for the first time. With a small child or night duties you can keep up through the recordings.',
    },
    pace: 'regular',
    plan: planLectures(parts, { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: 15,
    fee: 20_500,
    discount: { taka: 2_500, ends: 14 },
    instalments: 3,
    inclusions: [gives.questions],
    aliases,
    schedules: [onlineNight({ seats: 110, sold: 64 }), lateNight],
  },
  {
    category,
    family,
    title: { bn: 'FCPS Part-1 গাইনি: চলতি ব্যাচ', en: 'FCPS Part-1 Gynae: the running batch' },
    summary: {
      bn: 'Embryology ও Pelvic anatomy শেষ, এখন হরমোনের অংশ চলছে; আগের ক্লাস রেকর্ডিংয়ে দেখে এখনো যোগ দেওয়া যায়।',
      en: 'Embryology and pelvic anatomy are done and hormones are under way; you can still join and watch the earlier classes.',
    },
    forWhom: {
      bn: 'যাঁরা পড়া শুরু করে দিয়েছেন, এখন একটি রুটিনের ভেতরে আসতে চান। বাদ পড়া ক্লাসের তালিকা ড্যাশবোর্ডেই থাকে।',
      en: 'For those who have begun to read and now want a routine. The classes you missed are listed on your dashboard.',
    },
    pace: 'regular',
    plan: planLectures(parts, { shape, lecturesPerExam: 3, modelTests: 3 }),
    begins: -31,
    inclusions: [gives.earlierRecordings],
    enrolmentEnds: 3,
    fee: 19_000,
    instalments: 2,
    aliases,
    schedules: [{ ...onlineNight({ seats: 90, sold: 77 }, 'with today'), calledOff: 9 }],
  },
]
