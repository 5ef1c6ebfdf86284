import type { LocalizedText } from '../../../tables/index.ts'

/** Every subject that a demo question is about. Doctors say the medical ones in English, in Bengali letters or Latin. */
export const demoSubjects: Record<string, LocalizedText> = {
  bangla: { bn: 'বাংলা ভাষা ও সাহিত্য', en: 'Bangla language and literature' },
  english: { bn: 'ইংরেজি ভাষা ও সাহিত্য', en: 'English language and literature' },
  'bd-affairs': { bn: 'বাংলাদেশ বিষয়াবলি', en: 'Bangladesh affairs' },
  'intl-affairs': { bn: 'আন্তর্জাতিক বিষয়াবলি', en: 'International affairs' },
  geography: { bn: 'ভূগোল, পরিবেশ ও দুর্যোগ ব্যবস্থাপনা', en: 'Geography, environment and disaster management' },
  science: { bn: 'সাধারণ বিজ্ঞান', en: 'General science' },
  ict: { bn: 'কম্পিউটার ও তথ্যপ্রযুক্তি', en: 'Computer and information technology' },
  math: { bn: 'গাণিতিক যুক্তি', en: 'Mathematical reasoning' },
  mental: { bn: 'মানসিক দক্ষতা', en: 'Mental ability' },
  ethics: { bn: 'নৈতিকতা, মূল্যবোধ ও সুশাসন', en: 'Ethics, values and good governance' },
  anatomy: { bn: 'অ্যানাটমি', en: 'Anatomy' },
  physiology: { bn: 'ফিজিওলজি', en: 'Physiology' },
  biochemistry: { bn: 'বায়োকেমিস্ট্রি', en: 'Biochemistry' },
  pathology: { bn: 'প্যাথলজি', en: 'Pathology' },
  pharmacology: { bn: 'ফার্মাকোলজি', en: 'Pharmacology' },
  microbiology: { bn: 'মাইক্রোবায়োলজি', en: 'Microbiology' },
  medicine: { bn: 'মেডিসিন', en: 'Medicine' },
  ecg: { bn: 'ইসিজি', en: 'ECG' },
  renal: { bn: 'কিডনি ও ইলেকট্রোলাইট', en: 'Kidney and electrolytes' },
}
