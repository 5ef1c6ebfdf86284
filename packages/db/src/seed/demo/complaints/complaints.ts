import type { complaint } from '../../../tables/index.ts'

type Line = { from: 'doctor' | 'centre'; text: string; minutesAgo: number }

export type DemoComplaint = Pick<typeof complaint.$inferInsert, 'category' | 'subject' | 'state'> & {
  lines: Line[]
  /** Its last answer is still to be read. */
  unread?: true
  /** The second of a lecture it asks about. */
  atSeconds?: number
}

const hours = (count: number) => count * 60
const days = (count: number) => hours(count * 24)

/** One answered and not read yet, a question about a lecture that waits, one that is settled. */
export const demoComplaints: DemoComplaint[] = [
  {
    category: 'payment',
    subject: 'দ্বিতীয় কিস্তির রসিদ',
    state: 'answered',
    unread: true,
    lines: [
      {
        from: 'doctor',
        text: 'আসসালামু আলাইকুম। দ্বিতীয় কিস্তি অফিসের চেকে দিতে চাই। চেক কার নামে হবে, আর রসিদ কি আলাদা করে পাব?',
        minutesAgo: hours(26),
      },
      {
        from: 'centre',
        text: 'ওয়ালাইকুম আসসালাম। চেক প্রতিষ্ঠানের নামে হবে, পেছনে আপনার মোবাইল নম্বরটি লিখে দেবেন।',
        minutesAgo: hours(21),
      },
      { from: 'doctor', text: 'ধন্যবাদ। কোন শাখায় জমা দেব?', minutesAgo: hours(3) },
      {
        from: 'centre',
        text: 'যেকোনো শাখায় অফিস চলার সময়ে দিতে পারেন। টাকা জমা হলে রসিদ “আমার কোর্স” পাতাতেই আসবে, আলাদা করে নিতে হবে না।',
        minutesAgo: 40,
      },
    ],
  },
  {
    category: 'lecture',
    subject: 'লেকচারের একটি জায়গা বুঝিনি',
    state: 'open',
    atSeconds: 24,
    lines: [
      {
        from: 'doctor',
        text: 'এই জায়গায় যে ছকটি দেখানো হয়েছে, তার শেষ সারিটি পরিষ্কার হয়নি। একটু বুঝিয়ে দিলে ভালো হয়।',
        minutesAgo: hours(5),
      },
    ],
  },
  {
    category: 'device',
    subject: 'নতুন ফোনে লগইন',
    state: 'closed',
    lines: [
      { from: 'doctor', text: 'ফোন বদলেছি, নতুনটিতে কোড আসছে না।', minutesAgo: days(16) },
      {
        from: 'centre',
        text: 'নম্বরে আবার কোড পাঠানো হয়েছে। না এলে “ডিভাইস” পাতা থেকে পুরোনো ফোনটি ছেড়ে দিয়ে আবার চেষ্টা করুন।',
        minutesAgo: days(16) - 50,
      },
      { from: 'doctor', text: 'এবার হয়েছে, অনেক ধন্যবাদ।', minutesAgo: days(16) - 75 },
    ],
  },
]
