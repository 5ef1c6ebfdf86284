import type { scrollingNotice } from '../../../tables/index.ts'

export const demoScrollingNotices: (typeof scrollingNotice.$inferInsert)[] = [
  {
    title: {
      bn: 'FCPS Part-1 জানুয়ারি ব্যাচে ভর্তি চলছে, আসন সীমিত',
      en: 'Admission to the FCPS Part-1 January batch is open, seats are limited',
    },
    link: '/fcps-part-1-medicine/batches',
  },
  {
    title: {
      bn: 'শুক্রবারের মডেল টেস্ট সকাল ৯টায় শুরু হবে, ১৫ মিনিট আগে লগইন করুন',
      en: "Friday's model test starts at 9 am, please log in 15 minutes early",
    },
    link: '/bcs-exam-list',
  },
  {
    title: {
      bn: 'রেসিডেন্সি লেকচার শিটের তৃতীয় খণ্ড কুরিয়ারে পাঠানো হয়েছে',
      en: 'The third volume of the Residency lecture sheets is on its way by courier',
    },
  },
  {
    title: {
      bn: 'বিসিএসের বিজ্ঞপ্তি ও ফল দেখুন পিএসসির ওয়েবসাইটে',
      en: 'See BCS circulars and results on the website of the PSC',
    },
    link: 'https://www.bpsc.gov.bd',
  },
  {
    title: {
      bn: 'ECG পড়ার কর্মশালায় নিবন্ধন চলছে, আসন ৪০টি',
      en: 'Registration for the ECG workshop is open, 40 seats',
    },
    link: '/events',
  },
  {
    title: {
      bn: 'কিস্তিতে ফি দেওয়ার নিয়ম জানতে সচরাচর প্রশ্নগুলো দেখুন',
      en: 'Read the common questions to learn how to pay in instalments',
    },
    link: '/faq',
  },
]
