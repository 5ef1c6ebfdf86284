import type { cannedAnswer, complaint } from '../../../tables/index.ts'

type Line = { from: 'doctor' | 'centre' | 'note'; text: string; hoursAgo: number }

export type InboxTalk = Pick<typeof complaint.$inferInsert, 'category' | 'subject' | 'state'> & {
  lines: Line[]
  /** While it waits: in how many hours an answer was promised; less than nothing is late. */
  promisedInHours?: number
  /** Whose it is, by role. */
  assignee?: 'support' | 'teacher' | 'accounts'
  /** Nobody has opened it. */
  unread?: true
}

/** What people of the crowd have written: some late, some somebody's, one with a note that calls the teacher. */
export const inboxTalks: InboxTalk[] = [
  {
    category: 'payment',
    subject: 'টাকা কেটেছে, ভর্তি দেখায় না',
    state: 'open',
    promisedInHours: -2,
    unread: true,
    lines: [
      {
        from: 'doctor',
        text: 'বিকাশে ৫,৫০০ টাকা কেটে নিয়েছে, কিন্তু কোর্সটি আমার পাতায় আসেনি। ট্রানজেকশন নম্বর DEMO7K21QX।',
        hoursAgo: 26,
      },
    ],
  },
  {
    category: 'sheet',
    subject: 'তৃতীয় খণ্ডের ১১২ পৃষ্ঠা ছাপা নেই',
    state: 'open',
    promisedInHours: -1,
    unread: true,
    lines: [{ from: 'doctor', text: 'শিটের তৃতীয় খণ্ডে ১১২ থেকে ১১৬ পৃষ্ঠা একেবারে সাদা।', hoursAgo: 25 }],
  },
  {
    category: 'exam',
    subject: 'মডেল টেস্টের একটি প্রশ্ন নিয়ে',
    state: 'open',
    promisedInHours: 1,
    assignee: 'support',
    lines: [
      {
        from: 'doctor',
        text: 'Wernicke encephalopathy-র প্রশ্নে উত্তর “Vitamin B12” দেখাচ্ছে। আমি “Thiamine” দিয়েছিলাম, সব বইয়ে এটাই লেখা।',
        hoursAgo: 7,
      },
      { from: 'note', text: 'বিশ্লেষণে ওপরের সারির বেশির ভাগ “Thiamine” দিয়েছেন। {teacher} একটু দেখবেন?', hoursAgo: 6 },
    ],
  },
  {
    category: 'device',
    subject: 'নতুন ফোনে কোড আসে না',
    state: 'open',
    promisedInHours: 2,
    assignee: 'support',
    lines: [
      { from: 'doctor', text: 'ফোন বদলেছি। নতুনটিতে লগইনের কোড আসছে না।', hoursAgo: 9 },
      { from: 'centre', text: 'কোডটি এসএমএসে যায়। নেটওয়ার্ক বদলে আবার চেষ্টা করে জানাবেন?', hoursAgo: 8 },
      { from: 'doctor', text: 'তিনবার চেষ্টা করলাম, আসেনি।', hoursAgo: 3 },
    ],
  },
  {
    category: 'other',
    subject: 'ব্যাচ বদলে শুক্রবারে যেতে চাই',
    state: 'open',
    promisedInHours: 7,
    lines: [{ from: 'doctor', text: 'সপ্তাহের মাঝে ডিউটি থাকে। শুক্রবারের ব্যাচে যাওয়া যাবে?', hoursAgo: 5 }],
  },
  {
    category: 'payment',
    subject: 'দ্বিতীয় কিস্তি ১০ দিন পেছানো যাবে?',
    state: 'open',
    promisedInHours: 17,
    unread: true,
    lines: [{ from: 'doctor', text: 'বেতন মাসের শেষে পাই। দ্বিতীয় কিস্তি ১০ দিন পরে দিলে হবে?', hoursAgo: 1 }],
  },
  {
    category: 'lecture',
    subject: 'লেকচারের শব্দ মাঝে মাঝে কেটে যায়',
    state: 'answered',
    lines: [
      { from: 'doctor', text: 'গতকালের লেকচারে শব্দ কেটে কেটে আসে।', hoursAgo: 30 },
      { from: 'centre', text: 'রেকর্ডটি নতুন করে তোলা হয়েছে, এখন দেখে নিন।', hoursAgo: 22 },
    ],
  },
  {
    category: 'other',
    subject: 'রুটিনের পিডিএফ কোথায় পাব?',
    state: 'closed',
    lines: [
      { from: 'doctor', text: 'রুটিনটা প্রিন্ট করতে চাই।', hoursAgo: 28 },
      { from: 'centre', text: 'রুটিনের পাতার ওপরে “পিডিএফ” চাপলেই নামবে।', hoursAgo: 26 },
    ],
  },
]

export const demoCanned: Pick<typeof cannedAnswer.$inferInsert, 'name' | 'text' | 'category'>[] = [
  {
    name: 'আপত্তি-দেখছি',
    category: 'exam',
    text: {
      bn: '{doctor}, আপনার কথা শিক্ষকের কাছে পাঠানো হয়েছে। দেখে কালকের মধ্যে জানাব।',
      en: '{doctor}, we have asked the teacher and will tell you by tomorrow.',
    },
  },
  {
    name: 'আপত্তি-মানা',
    category: 'exam',
    text: {
      bn: 'ধন্যবাদ। আপনার আপত্তিটি ঠিক। উত্তর সংশোধন করা হচ্ছে, নম্বর ও মেধাক্রম নিজে থেকেই বদলাবে।',
      en: 'Thank you. You are right. The key is being corrected; marks and ranks will follow by themselves.',
    },
  },
  {
    name: 'টাকা-দেখছি',
    category: 'payment',
    text: {
      bn: '{doctor}, লেনদেনটি গেটওয়েতে মিলিয়ে দেখছি। মিললেই কোর্সটি আপনার পাতায় আসবে, আলাদা কিছু করতে হবে না।',
      en: '{doctor}, we are checking the payment with the gateway. The course will appear on your page as soon as it is found.',
    },
  },
  {
    name: 'শিট-আবার',
    category: 'sheet',
    text: {
      bn: 'দুঃখিত। নতুন একটি খণ্ড বিনা খরচে পাঠাচ্ছি। পার্সেলের খবর “শিট” পাতায় দেখতে পাবেন।',
      en: 'We are sorry. A new volume is on its way to you, free of charge.',
    },
  },
  {
    name: 'ডিভাইস-ছাড়ুন',
    category: 'device',
    text: {
      bn: '“ডিভাইস” পাতা থেকে পুরোনো ফোনটি ছেড়ে দিয়ে নতুনটিতে আবার ঢুকুন। না হলে এখানেই জানাবেন।',
      en: 'Release the old phone on the “Devices” page and log in on the new one. Tell us here if that fails.',
    },
  },
  {
    name: 'ধন্যবাদ',
    category: null,
    text: { bn: 'জানানোর জন্য ধন্যবাদ, {doctor}। — {me}', en: 'Thank you for telling us, {doctor}. — {me}' },
  },
]
