import type { site } from '../../../tables/index.ts'
import { featuredExamKey } from '../papers/index.ts'
import { footerMenu, menus } from './menus.ts'

export const demoSite: typeof site.$inferInsert = {
  companyName: { bn: 'প্রস্তুতি', en: 'Prostuti' },
  companySlogan: { bn: 'মেডিকেল ও বিসিএস কোচিং', en: 'Medical and BCS coaching' },
  menus,
  footerMenu,
  footerText: {
    bn: 'পোস্টগ্র্যাজুয়েশন ও বিসিএস প্রস্তুতির ঠিকানা। গুছিয়ে পড়া, নিয়মিত পরীক্ষা, আর পাশে থাকা শিক্ষক।',
    en: 'The place to prepare for postgraduation and BCS: orderly study, regular exams, and teachers who stay beside you.',
  },
  footerSocialLinks: [
    { kind: 'facebook', title: { bn: 'ফেসবুক', en: 'Facebook' }, link: 'https://www.facebook.com/prostuti.example' },
    { kind: 'youtube', title: { bn: 'ইউটিউব', en: 'YouTube' }, link: 'https://www.youtube.com/@prostuti.example' },
    { kind: 'email', title: { bn: 'ইমেইল', en: 'Email' }, link: 'mailto:hello@prostuti.example' },
  ],
  appLinks: [
    { platform: 'android', link: 'https://play.google.com/store/apps/details?id=example.prostuti' },
    { platform: 'ios', link: 'https://apps.apple.com/app/id0000000000' },
  ],
  phone: '+8801700000000',
  phoneHoursNote: { bn: 'প্রতিদিন সকাল ১০টা – রাত ৮টা', en: 'Every day, 10 am – 8 pm' },
  email: 'hello@prostuti.example',
  smsPartPaisa: 35,
  supportChannels: [
    { kind: 'messenger', link: 'https://m.me/prostuti.example', opens: '10:00', closes: '24:00' },
    { kind: 'whatsapp', link: 'https://wa.me/8801700000000', opens: '10:00', closes: '24:00' },
    { kind: 'phone', link: 'tel:+8801700000000', opens: '10:00', closes: '20:00' },
  ],
  heroEyebrow: { bn: 'প্রস্তুতিতে স্বাগতম', en: 'Welcome to Prostuti' },
  heroHeadline: { bn: 'গুছিয়ে পড়ুন, নিশ্চিন্তে পরীক্ষায় বসুন', en: 'Study in order, sit the exam at ease' },
  heroText: {
    bn: 'FCPS Part-1, রেসিডেন্সি আর বিসিএসের রুটিন, ক্লাস, লেকচার শিট ও মডেল টেস্ট এক জায়গায়। ডিউটির ফাঁকে, মোবাইলেই, ধীর নেটেও।',
    en: 'Routine, classes, lecture sheets and model tests for FCPS Part-1, Residency and BCS in one place. Between duties, on your phone, even on a slow network.',
  },
  heroFacts: [
    { value: { bn: '১২ বছর', en: '12 years' }, label: { bn: 'পড়ানোর অভিজ্ঞতা', en: 'of teaching' } },
    { value: { bn: '৩৪ জন', en: '34' }, label: { bn: 'নিয়মিত শিক্ষক', en: 'regular teachers' } },
    { value: { bn: '৯,২০০+', en: '9,200+' }, label: { bn: 'প্রশ্ন, ব্যাখ্যাসহ', en: 'questions, explained' } },
  ],
  heroActions: [
    { title: { bn: 'আপনার ব্যাচ খুঁজুন', en: 'Find your batch' }, link: '/batches' },
    { title: { bn: 'একটি ফ্রি মডেল টেস্ট দিন', en: 'Take a free model test' }, link: '/bcs-exam-list' },
  ],
  newSiteNotice: {
    title: { bn: 'নতুন সাইটে স্বাগতম', en: 'Welcome to the new site' },
    body: {
      bn: 'আগের ফোন নম্বর দিয়েই লগইন করুন; আপনার কোর্স, ফলাফল আর পেমেন্টের হিসাব আগের মতোই আছে। কিছু না মিললে আমাদের জানান, আমরা দেখে দেব।',
      en: 'Log in with the same phone number as before; your courses, results and payments are all here. If something does not match, tell us and we will look into it.',
    },
    link: '/faq',
  },
  featuredExamKey,
}
