import type { heroSlide } from '../../../tables/index.ts'

// The two videos are the Blender Foundation's open films: they play, and no real teacher is claimed.
export const demoHeroSlides: (typeof heroSlide.$inferInsert)[] = [
  {
    title: { bn: 'Coronary circulation সহজে মনে রাখা', en: 'Coronary circulation, easy to remember' },
    subtitle: { bn: 'ডা. ফারহানা ইসলাম, কার্ডিওলজি', en: 'Dr. Farhana Islam, Cardiology' },
    thumb: '/media/demo/slide-heart.svg',
    isVideo: true,
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    durationLabel: { bn: '১২ মিনিট', en: '12 minutes' },
  },
  {
    title: { bn: 'FCPS Part-1: জানুয়ারি ব্যাচ', en: 'FCPS Part-1: the January batch' },
    subtitle: { bn: 'সপ্তাহে তিন দিন, রাত ৯টায়, অনলাইনে', en: 'Three nights a week at 9 pm, online' },
    thumb: '/media/demo/slide-textbook.svg',
    isVideo: false,
    link: '/fcps-part-1-medicine/batches',
  },
  {
    title: { bn: 'ECG পড়ার পাঁচটি ধাপ', en: 'Five steps to read an ECG' },
    subtitle: { bn: 'ডা. তানভীর রহমান, মেডিসিন', en: 'Dr. Tanvir Rahman, Medicine' },
    thumb: '/media/demo/slide-ecg.svg',
    isVideo: true,
    link: 'https://www.youtube.com/embed/eRsGyueVLvQ',
    durationLabel: { bn: '১৮ মিনিট', en: '18 minutes' },
  },
  {
    title: { bn: 'বিসিএস প্রিলির পূর্ণাঙ্গ মডেল টেস্ট', en: 'Full model tests for the BCS preliminary' },
    subtitle: { bn: '২০০ প্রশ্ন, ২ ঘণ্টা, সঙ্গে সঙ্গে ফল', en: '200 questions, 2 hours, results at once' },
    thumb: '/media/demo/slide-answer-sheet.svg',
    isVideo: false,
    link: '/bcs-exam-list',
  },
]
