import type { FooterMenuItem, SiteMenu } from '../../../tables/index.ts'

export const menus: SiteMenu[] = [
  {
    title: { bn: 'কোর্স', en: 'Courses' },
    link: '/courses/bcs',
    children: [
      { title: { bn: 'FCPS Part-1', en: 'FCPS Part-1' }, link: '/fcps-part-1/batches' },
      { title: { bn: 'রেসিডেন্সি', en: 'Residency' }, link: '/residency/batches' },
      { title: { bn: 'বিসিএস', en: 'BCS' }, link: '/courses/bcs' },
      { title: { bn: 'পিএসসি নন-ক্যাডার', en: 'PSC non-cadre' }, link: '/courses/psc-non-cadre' },
    ],
  },
  { title: { bn: 'সব ব্যাচ', en: 'All batches' }, link: '/batches' },
  {
    title: { bn: 'মডেল টেস্ট', en: 'Model tests' },
    link: '/bcs-exam-list',
    children: [
      { title: { bn: 'বিসিএস পরীক্ষা', en: 'BCS exams' }, link: '/bcs-exam-list' },
      { title: { bn: 'কুইজ', en: 'Quizzes' }, link: '/quiz-list' },
      { title: { bn: 'বিশেষ পরীক্ষা', en: 'Special exams' }, link: '/special-exam' },
    ],
  },
  { title: { bn: 'আয়োজন', en: 'Events' }, link: '/events' },
  { title: { bn: 'ফ্রি ভিডিও', en: 'Free videos' }, link: '/v/1' },
  { title: { bn: 'যোগাযোগ', en: 'Contact' }, link: '/contact-details' },
]

const study = { bn: 'পড়াশোনা', en: 'Study' }
const centre = { bn: 'প্রতিষ্ঠান', en: 'The centre' }

export const footerMenu: FooterMenuItem[] = [
  { group: study, title: { bn: 'সব ব্যাচ', en: 'All batches' }, link: '/batches' },
  { group: study, title: { bn: 'বিসিএস পরীক্ষা', en: 'BCS exams' }, link: '/bcs-exam-list' },
  { group: study, title: { bn: 'ফ্রি ভিডিও', en: 'Free videos' }, link: '/v/1' },
  { group: study, title: { bn: 'গ্যালারি', en: 'Gallery' }, link: '/gallery' },
  { group: centre, title: { bn: 'আমাদের কথা', en: 'About us' }, link: '/about' },
  { group: centre, title: { bn: 'শর্তাবলি', en: 'Terms and conditions' }, link: '/terms-condition' },
  { group: centre, title: { bn: 'গোপনীয়তার নীতি', en: 'Privacy policy' }, link: '/privacy-policy' },
  { group: centre, title: { bn: 'টাকা ফেরতের নিয়ম', en: 'Refund policy' }, link: '/refund-policy' },
]
