import type { service } from '../../../tables/index.ts'

export const demoServices: (typeof service.$inferInsert)[] = [
  {
    title: { bn: 'ঘরে বসে লেকচার শিট', en: 'Lecture sheets at your door' },
    subtitle: { bn: 'কুরিয়ারে ৬৪ জেলায়, পথের খবরসহ', en: 'By courier to all 64 districts, tracked' },
    link: '/faq',
    icon: 'truck',
  },
  {
    title: { bn: 'ফ্রি ভিডিও', en: 'Free videos' },
    subtitle: { bn: 'নিবন্ধন ছাড়াই দেখুন', en: 'Watch without registering' },
    link: '/v/1',
    icon: 'play',
  },
  {
    title: { bn: 'কুইজ', en: 'Quizzes' },
    subtitle: { bn: 'বিশ মিনিটে একটি অধ্যায় ঝালাই', en: 'Revise a chapter in twenty minutes' },
    link: '/quiz-list',
    icon: 'list-checks',
  },
  {
    title: { bn: 'ব্যাচ বাছাইয়ে পরামর্শ', en: 'Help with choosing a batch' },
    subtitle: { bn: 'কয়েকটি প্রশ্নের উত্তর দিন, আমরা মিলিয়ে দিই', en: 'Answer a few questions and we match you' },
    link: '/fcps-part-1/batch-for-you',
    icon: 'compass',
  },
]
