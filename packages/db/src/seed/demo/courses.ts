import type { course, courseSetting } from '../../tables/index.ts'

type DemoCourse = typeof course.$inferInsert & { setting: Omit<typeof courseSetting.$inferInsert, 'courseId'> }

export const demoCourses: DemoCourse[] = [
  {
    slug: 'fcps-part-1',
    title: { bn: 'FCPS Part-1', en: 'FCPS Part-1' },
    subtitle: {
      bn: 'মেডিসিন, সার্জারি, গাইনি ও শিশু: তিন পেপারের পূর্ণ প্রস্তুতি',
      en: 'Medicine, Surgery, Gynae and Paediatrics: all three papers',
    },
    setting: {
      allowInstalments: true,
      supportPhone: '+8801700000001',
      helpText: {
        bn: 'কোন বিষয়ে বসবেন ঠিক না থাকলে আগে আমাদের সঙ্গে কথা বলুন; বিষয় বদলালে বাড়তি ফি লাগে না।',
        en: 'If you have not settled on a subject, talk to us first; changing it costs nothing extra.',
      },
    },
  },
  {
    slug: 'residency',
    title: { bn: 'রেসিডেন্সি ও অন্যান্য পোস্টগ্র্যাজুয়েশন', en: 'Residency and other postgraduation' },
    subtitle: { bn: 'MD, MS, ডিপ্লোমা, এমফিল, ডেন্টাল ও MRCP', en: 'MD, MS, Diploma, MPhil, Dental and MRCP' },
    setting: {
      allowInstalments: true,
      supportPhone: '+8801700000002',
      helpText: {
        bn: 'ফেজ-এ ভর্তির সিলেবাস ধরে ক্লাস সাজানো; ভর্তির পর প্রথম সপ্তাহেই পুরো রুটিন পাবেন।',
        en: 'Classes follow the Phase-A admission syllabus; you get the whole routine in your first week.',
      },
    },
  },
  {
    slug: 'bcs',
    title: { bn: 'বিসিএস', en: 'BCS' },
    subtitle: {
      bn: 'প্রিলিমিনারি, লিখিত ও বিশেষ বিসিএস (স্বাস্থ্য)',
      en: 'Preliminary, written and the special BCS (Health)',
    },
    setting: {
      allowInstalments: true,
      helpText: {
        bn: 'প্রিলির মডেল টেস্টগুলো আলাদা করেও দেওয়া যায়; কোর্সে ভর্তি হওয়া বাধ্যতামূলক নয়।',
        en: 'The preliminary model tests can be taken on their own; enrolling in the course is not required.',
      },
    },
  },
  {
    slug: 'psc-non-cadre',
    title: { bn: 'পিএসসি নন-ক্যাডার', en: 'PSC non-cadre' },
    subtitle: { bn: 'মেডিকেল অফিসার ও নন-ক্যাডার পদের প্রস্তুতি', en: 'For medical officer and non-cadre posts' },
    setting: {
      showRank: false,
      helpText: {
        bn: 'পদ অনুযায়ী সিলেবাস আলাদা; আবেদনের বিজ্ঞপ্তিটি হাতে নিয়ে ব্যাচ বাছুন।',
        en: 'The syllabus differs by post; choose a batch with the circular at hand.',
      },
    },
  },
]
