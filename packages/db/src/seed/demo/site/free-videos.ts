import type { freeVideo } from '../../../tables/index.ts'

const minutes = (whole: number, seconds = 0): number => whole * 60 + seconds
/** Well-formed, and of no video that exists: the demo claims nobody's work. */
const embed = (number: number): string => `https://www.youtube-nocookie.com/embed/PROSTUTI_0${number}`
const poster = (name: string): string => `/media/demo/free-video-${name}.svg`

export const demoFreeVideos: (typeof freeVideo.$inferInsert)[] = [
  {
    title: { bn: 'একটি হৃৎস্পন্দন, একটি ECG: P, QRS ও T', en: 'One heartbeat, one ECG: P, QRS and T' },
    description: {
      bn: 'হৃৎপিণ্ডের কোন অংশ কখন কাজ করে আর ECG-র কাগজে তখন কী আঁকা হয়, ধীরে ধীরে এক স্পন্দনে দেখুন। শেষে R থেকে R মেপে হার বের করা। কথা নেই, লেখা আছে; ক্যাপশন চালু রাখুন।',
      en: 'Which part of the heart works when, and what the ECG paper shows at that moment, slowly through a single beat. At the end, the rate from R to R. There is no sound; keep the captions on.',
    },
    link: '/media/demo/free-video-ecg.webm',
    poster: poster('ecg'),
    captions: '/media/demo/free-video-ecg.vtt',
    durationSeconds: 27,
    publishedAt: new Date('2026-02-06T15:00:00Z'),
  },
  {
    title: { bn: 'Coronary circulation: কোন ধমনি কোথায় যায়', en: 'Coronary circulation: which artery goes where' },
    description: {
      bn: 'ডান ও বাঁ করোনারি ধমনির পথ একটি ছবিতে, আর কোন শাখা বন্ধ হলে ECG-র কোন লিডে দেখা যায়।',
      en: 'The course of the right and left coronary arteries in one drawing, and which leads of the ECG show it when a branch is blocked.',
    },
    link: embed(1),
    poster: poster('coronary'),
    durationSeconds: minutes(12, 40),
    publishedAt: new Date('2026-01-30T15:00:00Z'),
  },
  {
    title: { bn: 'নেফ্রন: হেনলির লুপ কেন নামে আর ওঠে', en: 'The nephron: why the loop of Henle goes down and up' },
    description: {
      bn: 'কাউন্টারকারেন্ট ব্যবস্থাটি ছবি এঁকে ধাপে ধাপে। কোথায় পানি বেরোয়, কোথায় লবণ, আর ডাইইউরেটিক কাজ করে কোনখানে।',
      en: 'The countercurrent system drawn step by step: where water leaves, where salt does, and where each diuretic acts.',
    },
    link: embed(2),
    poster: poster('nephron'),
    durationSeconds: minutes(18, 5),
    publishedAt: new Date('2026-01-16T15:00:00Z'),
  },
  {
    title: { bn: 'Brachial plexus পাঁচ মিনিটে আঁকা', en: 'Drawing the brachial plexus in five minutes' },
    description: {
      bn: 'পাঁচটি মূল, তিনটি ট্রাংক, তিনটি কর্ড: খাতা-কলম নিয়ে সঙ্গে সঙ্গে আঁকুন। একবার হাতে এলে SBA-তে আর আটকাবে না।',
      en: 'Five roots, three trunks, three cords: take pen and paper and draw along. Once it is in your hand, no SBA will stop you.',
    },
    link: embed(3),
    poster: poster('plexus'),
    durationSeconds: minutes(5, 20),
    publishedAt: new Date('2025-12-26T15:00:00Z'),
  },
  {
    title: { bn: 'FCPS Part-1: ২১০ নম্বরের হিসাব', en: 'FCPS Part-1: the arithmetic of 210 marks' },
    description: {
      bn: '৭৫টি MTF আর ৭৫টি SBA, চার ঘণ্টা, ৩০০ নম্বর, পাস ২১০। কোন অংশে কত সময় দেবেন, আর নেগেটিভ মার্কিং না থাকায় কেন কিছু ফাঁকা রাখবেন না।',
      en: '75 MTF and 75 SBA, four hours, 300 marks, pass at 210. How to divide the time, and why to leave nothing blank when there is no negative marking.',
    },
    link: embed(4),
    poster: poster('mtf-sba'),
    durationSeconds: minutes(9, 15),
    publishedAt: new Date('2025-12-12T15:00:00Z'),
  },
  {
    title: {
      bn: 'বিসিএস প্রিলি: নেগেটিভ মার্কিং কখন লাভ, কখন ক্ষতি',
      en: 'BCS preliminary: when a guess pays under negative marking',
    },
    description: {
      bn: 'একটি ভুলে ০.৫ নম্বর যায়। চারটি বিকল্পের কয়টি বাদ দিতে পারলে আন্দাজে উত্তর করা লাভের, উদাহরণ দিয়ে দেখানো।',
      en: 'A wrong answer costs 0.5. How many of the four options you must rule out before a guess pays, with examples.',
    },
    link: embed(5),
    poster: poster('negative-marking'),
    durationSeconds: minutes(11),
    publishedAt: new Date('2025-11-28T15:00:00Z'),
  },
]
