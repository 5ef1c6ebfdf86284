import { bcsGeneral } from '../../topics/bcs-general.ts'
import { bcsLanguage } from '../../topics/bcs-language.ts'
import { bcsReasoning } from '../../topics/bcs-reasoning.ts'
import { firstOf } from '../../topics/part.ts'
import { pscNonCadre } from '../../topics/psc-non-cadre.ts'
import type { BatchSpec } from '../batch-spec.ts'
import { examShapes } from '../exam-shape.ts'
import { gives } from '../inclusions.ts'
import { planLectures } from '../plan-lectures.ts'
import { branchAfternoon, onlineEvening, onlineNight, sundayTuesdayThursday } from '../schedule-spec.ts'

const category = 'psc-non-cadre'
const family = 'psc'
const shape = examShapes.psc

const { bangla, english } = bcsLanguage
const { bangladesh, international } = bcsGeneral
const { maths, mental, ict } = bcsReasoning

export const pscNonCadreBatches: BatchSpec[] = [
  {
    category,
    family,
    title: { bn: 'পিএসসি নন-ক্যাডার: সাধারণ পদ', en: 'PSC non-cadre: general posts' },
    summary: {
      bn: 'বাংলা, ইংরেজি, সাধারণ জ্ঞান ও গণিত, বাছাই পরীক্ষার নিয়মে। রাতে, অনলাইনে।',
      en: 'Bangla, English, general knowledge and mathematics, by the rules of the screening test. At night, online.',
    },
    forWhom: {
      bn: 'যেকোনো বিষয়ের স্নাতক, যাঁরা নন-ক্যাডার পদে আবেদন করেছেন বা করবেন। পড়া সব পদের জন্য সাধারণ অংশ ধরে।',
      en: 'For graduates of any subject who have applied for a non-cadre post or will. We read the part common to all posts.',
    },
    pace: 'regular',
    plan: planLectures(
      [
        firstOf(bangla, 7),
        firstOf(english, 7),
        firstOf(maths, 7),
        firstOf(bangladesh, 6),
        firstOf(international, 4),
        pscNonCadre.office,
      ],
      { shape, lecturesPerExam: 3, modelTests: 4 },
    ),
    begins: 14,
    fee: 4_500,
    discount: { taka: 500, ends: 11 },
    aliases: ['10th grade', 'general posts', 'দশম গ্রেড'],
    schedules: [onlineNight({ seats: 200, sold: 73 }, sundayTuesdayThursday)],
  },
  {
    category,
    family,
    title: { bn: 'পিএসসি নন-ক্যাডার: স্বাস্থ্য খাতের পদ', en: 'PSC non-cadre: posts in health' },
    summary: {
      bn: 'মেডিকেল অফিসার ও স্বাস্থ্য খাতের অন্য পদের জন্য। সাধারণ বিষয়ের সঙ্গে স্বাস্থ্য কর্মসূচির অংশ।',
      en: 'For medical officers and other posts in health: the general subjects, with the national health programmes.',
    },
    forWhom: {
      bn: 'সরকারি হাসপাতাল বা কর্মসূচিতে নন-ক্যাডার পদে যোগ দিতে চান যাঁরা। বিজ্ঞপ্তির সিলেবাস মিলিয়ে বাড়তি ক্লাস যোগ করা হয়।',
      en: 'For those who want a non-cadre post in a government hospital or programme. Classes are added to match the syllabus of the circular.',
    },
    pace: 'relaxed',
    plan: planLectures(
      [
        pscNonCadre.health,
        firstOf(bangla, 5),
        firstOf(english, 5),
        firstOf(maths, 5),
        firstOf(bangladesh, 5),
        mental,
        firstOf(ict, 4),
      ],
      { shape, lecturesPerExam: 3, modelTests: 3 },
    ),
    begins: 28,
    fee: 3_500,
    inclusions: [gives.liveFromHome],
    aliases: ['medical officer', 'মেডিকেল অফিসার', 'health posts'],
    schedules: [onlineEvening({ seats: 120, sold: 6 }), branchAfternoon('rajshahi', { seats: 25, sold: 25 })],
  },
]
