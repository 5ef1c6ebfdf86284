import { perQuestion } from './mark-rules.ts'
import type { Name, RulePack, RuleSection } from './rule-pack.ts'

/** 200 questions of four options in two hours, a mark each, half a mark taken for a wrong one. */
const rule = perQuestion(100, 50)

const subjects = {
  bangla: { bn: 'বাংলা ভাষা ও সাহিত্য', en: 'Bangla language and literature' },
  english: { bn: 'ইংরেজি ভাষা ও সাহিত্য', en: 'English language and literature' },
  'bd-affairs': { bn: 'বাংলাদেশ বিষয়াবলি', en: 'Bangladesh affairs' },
  'intl-affairs': { bn: 'আন্তর্জাতিক বিষয়াবলি', en: 'International affairs' },
  geography: {
    bn: 'ভূগোল, পরিবেশ ও দুর্যোগ ব্যবস্থাপনা',
    en: 'Geography, environment and disaster management',
  },
  science: { bn: 'সাধারণ বিজ্ঞান', en: 'General science' },
  ict: { bn: 'কম্পিউটার ও তথ্যপ্রযুক্তি', en: 'Computer and information technology' },
  math: { bn: 'গাণিতিক যুক্তি', en: 'Mathematical reasoning' },
  mental: { bn: 'মানসিক দক্ষতা', en: 'Mental ability' },
  ethics: { bn: 'নৈতিকতা, মূল্যবোধ ও সুশাসন', en: 'Ethics, values and good governance' },
} as const satisfies Record<string, Name>

function section(key: keyof typeof subjects, questions: number, name: Name = subjects[key]): RuleSection {
  return { key, name, type: 'sba', questions, parts: 4, rule }
}

/** The syllabus of 9 December 2025. */
export const bcsPrelim50: RulePack = {
  key: 'bcs-prelim-50',
  name: { bn: 'বিসিএস প্রিলিমিনারি (৫০তম থেকে)', en: 'BCS preliminary (50th onwards)' },
  durationMinutes: 120,
  sections: [
    section('bangla', 30),
    section('english', 30),
    section('bd-affairs', 25),
    section('intl-affairs', 25),
    section('geography', 10, {
      bn: 'ভূগোল (বাংলাদেশ ও বিশ্ব), পরিবেশ ও দুর্যোগ ব্যবস্থাপনা',
      en: 'Geography (Bangladesh and the world), environment and disaster management',
    }),
    section('science', 15),
    section('ict', 15),
    section('math', 20),
    section('mental', 15),
    section('ethics', 15),
  ],
  pass: null,
  confidence: 'high',
}

export const bcsPrelim35To47: RulePack = {
  key: 'bcs-prelim-35-47',
  name: { bn: 'বিসিএস প্রিলিমিনারি (৩৫–৪৭তম)', en: 'BCS preliminary (35th to 47th)' },
  durationMinutes: 120,
  sections: [
    section('bangla', 35),
    section('english', 35),
    section('bd-affairs', 30),
    section('intl-affairs', 20),
    section('geography', 10),
    section('science', 15),
    section('ict', 15),
    section('math', 15),
    section('mental', 15),
    section('ethics', 10),
  ],
  pass: null,
  confidence: 'high',
}

/** As held for the 39th and the 48th. */
export const bcsSpecialDoctor: RulePack = {
  key: 'bcs-special-doctor',
  name: { bn: 'বিশেষ বিসিএস – চিকিৎসক (৩৯, ৪২, ৪৮তম)', en: 'Special BCS for doctors (39th, 42nd, 48th)' },
  durationMinutes: 120,
  sections: [
    {
      key: 'medical',
      name: { bn: 'মেডিকেল/ডেন্টাল সায়েন্স', en: 'Medical or dental science' },
      type: 'sba',
      questions: 100,
      parts: 4,
      rule,
    },
    section('bangla', 20, { bn: 'বাংলা', en: 'Bangla' }),
    section('english', 20, { bn: 'ইংরেজি', en: 'English' }),
    section('bd-affairs', 20),
    section('intl-affairs', 20),
    section('mental', 10),
    section('math', 10),
  ],
  pass: null,
  confidence: 'high',
}
