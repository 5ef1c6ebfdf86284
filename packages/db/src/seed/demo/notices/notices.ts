import type { LocalizedText } from '../../../tables/index.ts'

export type DemoNotice = {
  /** Everybody, a course by its slug, or the first demo doctor's batch of that course. */
  to: 'all' | { course: string } | { batchOf: string }
  /** Less than nothing: planned for later. */
  hoursAgo: number
  /** The centre took it back. */
  isWithdrawn?: true
  /** The first demo doctor has not opened it yet. */
  isNew?: true
  isPinned?: true
  title: LocalizedText
  body: LocalizedText
  link?: string
}

const day = 24

/** As a centre would write them in two or three months; nothing in them is a fact about an exam. */
export const demoNotices: DemoNotice[] = [
  {
    to: 'all',
    hoursAgo: 11 * day,
    isPinned: true,
    title: { bn: 'নিজের পাতায় কোথায় কী পাবেন', en: 'What you find where on your pages' },
    body: {
      bn: '<p>পড়ার সবকিছু এখন এক জায়গায়।</p><ul><li><strong>হোম:</strong> আজ কী আছে, সামনে কী আসছে।</li><li><strong>আমার কোর্স:</strong> রুটিন, লেকচার, শিট, পরীক্ষা ও ফি।</li><li><strong>অভিযোগ ও প্রশ্ন:</strong> কোথাও আটকে গেলে এখানে লিখুন, উত্তরও এখানেই পাবেন।</li></ul><p>নতুন কোনো নোটিশ এলে নিচের মেনুর ঘণ্টায় সংখ্যা দেখবেন।</p>',
      en: '<p>Everything for your studies is in one place now.</p><ul><li><strong>Home:</strong> what is on today and what comes next.</li><li><strong>My courses:</strong> timetable, lectures, sheets, exams and fees.</li><li><strong>Complaints and questions:</strong> write here when you are stuck; the answer comes here too.</li></ul><p>When there is a new notice, the bell in the menu shows a number.</p>',
    },
    link: '/my/courses',
  },
  {
    to: { batchOf: 'fcps-part-1' },
    hoursAgo: 3,
    isNew: true,
    title: { bn: 'আজকের ক্লাস ৩০ মিনিট পরে শুরু হবে', en: 'Today’s class begins 30 minutes late' },
    body: {
      bn: '<p>শিক্ষক হাসপাতালে একটি জরুরি রোগী দেখছেন। তাই আজকের ক্লাস <strong>৩০ মিনিট পরে</strong> শুরু হবে। রেকর্ডিং প্রতিদিনের মতো ক্লাসের পরই পাবেন।</p><p>অসুবিধার জন্য দুঃখিত।</p>',
      en: '<p>The teacher is with an urgent patient at the hospital, so today’s class begins <strong>30 minutes late</strong>. The recording comes after the class, as every day.</p><p>We are sorry for the trouble.</p>',
    },
    link: '/my/courses',
  },
  {
    to: 'all',
    hoursAgo: 9,
    isNew: true,
    title: { bn: 'শুক্রবার রাতে দুই ঘণ্টা সাইট বন্ধ থাকবে', en: 'The site is closed for two hours on Friday night' },
    body: {
      bn: '<p>শুক্রবার রাত ২টা থেকে ৪টা পর্যন্ত আমরা সার্ভারের কাজ করব। এই সময়ে কোনো পরীক্ষা রাখা হয়নি।</p><p>আপনার উত্তর, নোট বা ভিডিওর জায়গা কিছুই হারাবে না।</p>',
      en: '<p>On Friday from 2 am to 4 am we work on the servers. No exam is set for that time.</p><p>None of your answers, notes or places in a video will be lost.</p>',
    },
  },
  {
    to: { course: 'fcps-part-1' },
    hoursAgo: day + 4,
    isNew: true,
    title: { bn: 'পরের মডেল টেস্টের সিলেবাস দেওয়া হয়েছে', en: 'The syllabus of the next model test is out' },
    body: {
      bn: '<p>পরের মডেল টেস্টে যা থাকবে:</p><ol><li>শেষ চার সপ্তাহের সব লেকচার;</li><li>প্রতিটি লেকচারের শিটের শেষে দেওয়া অনুশীলন।</li></ol><p>রুটিনে পরীক্ষার নামে চাপ দিলে পুরো সিলেবাস দেখতে পাবেন।</p>',
      en: '<p>The next model test is about:</p><ol><li>all lectures of the last four weeks;</li><li>the exercises at the end of each lecture sheet.</li></ol><p>Open the exam in your timetable to see the whole syllabus.</p>',
    },
    link: '/my/courses',
  },
  {
    to: { course: 'bcs' },
    hoursAgo: 3 * day + 2,
    isNew: true,
    title: { bn: 'সাপ্তাহিক পরীক্ষার ফল প্রকাশ হয়েছে', en: 'The results of the weekly exam are out' },
    body: {
      bn: '<p>গত সপ্তাহের পরীক্ষার ফল, মেধাক্রম ও প্রতিটি প্রশ্নের ব্যাখ্যা এখন দেখতে পারবেন। ভুলগুলো আজই একবার দেখে নিন, মনে থাকবে।</p>',
      en: '<p>You can now see the result, the rank and an explanation of every question of last week’s exam. Go through your mistakes today while they are fresh.</p>',
    },
    link: '/my/courses',
  },
  {
    to: 'all',
    hoursAgo: 5 * day,
    title: { bn: 'প্রশ্নের উত্তর কতক্ষণে পাবেন', en: 'How soon your questions are answered' },
    body: {
      bn: '<p>“অভিযোগ ও প্রশ্ন” পাতায় লিখলে আমরা সকাল ৯টা থেকে রাত ৯টার মধ্যে উত্তর দিই। পড়ার প্রশ্ন শিক্ষকের কাছে যায়, তাই একটু সময় লাগতে পারে।</p>',
      en: '<p>What you write under “Complaints and questions” is answered between 9 am and 9 pm. Questions about a subject go to its teacher, so they may take a little longer.</p>',
    },
    link: '/my/complain-box',
  },
  {
    to: { batchOf: 'fcps-part-1' },
    hoursAgo: 7 * day,
    title: { bn: 'লেকচার শিটের প্রথম খণ্ড পাঠানো শুরু', en: 'The first volume of lecture sheets is being sent' },
    body: {
      bn: '<p>প্রথম খণ্ড কুরিয়ারে পাঠানো শুরু হয়েছে। কোর্সের “লেকচার শিট” অংশে ঠিকানা দেখে নিন; পাঠানোর আগে পর্যন্ত বদলাতে পারবেন।</p>',
      en: '<p>The first volume is on its way by courier. Check your address under “Lecture sheets” of the course; it can be changed until the parcel is booked.</p>',
    },
    link: '/my/courses',
  },
  {
    to: { course: 'fcps-part-1' },
    hoursAgo: 12 * day,
    title: { bn: 'ডেটা কম থাকলে যেভাবে লেকচার দেখবেন', en: 'Watching lectures with little data' },
    body: {
      bn: '<p>ভিডিও চালানোর আগে মান বেছে নিতে পারেন; কত মেগাবাইট লাগবে, পাশেই লেখা থাকে। যেখানে থামবেন, অন্য ডিভাইসেও সেখান থেকেই আবার শুরু হবে।</p>',
      en: '<p>You can choose the quality before a video plays; how many megabytes it takes stands beside it. Where you stop is where it goes on, on another device too.</p>',
    },
  },
  {
    to: 'all',
    hoursAgo: 16 * day,
    title: { bn: 'টাকা পাঠানোর আগে নম্বর মিলিয়ে নিন', en: 'Check the number before you send money' },
    body: {
      bn: '<p>আমরা ফোনে বা মেসেঞ্জারে কখনো পিন বা কোড চাই না। ফি দিন শুধু আপনার কোর্সের “ফি” অংশ থেকে; টাকা পৌঁছালে সঙ্গে সঙ্গে রসিদ পাবেন।</p>',
      en: '<p>We never ask for a PIN or a code by phone or Messenger. Pay only from the fees of your course; as soon as the money is here you get a receipt.</p>',
    },
  },
  {
    to: { batchOf: 'bcs' },
    hoursAgo: 19 * day,
    title: { bn: 'বৃহস্পতিবারের ক্লাস শনিবারে নেওয়া হবে', en: 'Thursday’s class moves to Saturday' },
    body: {
      bn: '<p>সরকারি ছুটির কারণে বৃহস্পতিবারের ক্লাসটি শনিবার একই সময়ে হবে। রুটিন বদলে দেওয়া হয়েছে।</p>',
      en: '<p>Because of a public holiday Thursday’s class is held on Saturday at the same time. Your timetable is up to date.</p>',
    },
  },
  {
    to: 'all',
    hoursAgo: 38 * day,
    title: { bn: 'নতুন ফোন নিলে যা করবেন', en: 'When you get a new phone' },
    body: {
      bn: '<p>পুরোনো ফোন থেকে “ডিভাইস” পাতায় গিয়ে জায়গা ছেড়ে দিন, তারপর নতুন ফোনে লগইন করে কোড দিয়ে যাচাই করুন। ফোন হারিয়ে গেলে আমাদের জানান।</p>',
      en: '<p>On the old phone, open “Devices” and release its place; then log in on the new one and verify it with the code. If the phone is lost, tell us.</p>',
    },
    link: '/my/account/devices',
  },
  {
    to: 'all',
    hoursAgo: 74 * day,
    title: { bn: 'ঈদের ছুটিতে ক্লাস বন্ধ', en: 'No classes over the Eid holidays' },
    body: {
      bn: '<p>ঈদের ছুটিতে এক সপ্তাহ ক্লাস বন্ধ থাকবে। রেকর্ড করা লেকচার আর পরীক্ষা আগের মতোই খোলা থাকবে। সবাইকে ঈদ মোবারক।</p>',
      en: '<p>There are no classes for one week over Eid. Recorded lectures and exams stay open. Eid Mubarak to all.</p>',
    },
  },
  {
    to: 'all',
    hoursAgo: -26,
    isNew: true,
    title: { bn: 'শুক্রবার অফিস বন্ধ থাকবে', en: 'The office is closed on Friday' },
    body: {
      bn: '<p>শুক্রবার আমাদের সব শাখা বন্ধ থাকবে। অনলাইন ক্লাস ও পরীক্ষা রুটিন অনুযায়ী চলবে।</p>',
      en: '<p>All our branches are closed on Friday. Online classes and exams go on as in the timetable.</p>',
    },
  },
  {
    to: { course: 'fcps-part-1' },
    hoursAgo: 30,
    isNew: true,
    isWithdrawn: true,
    title: { bn: 'আগামীকালের ক্লাস হবে না', en: 'No class tomorrow' },
    body: {
      bn: '<p>আগামীকালের ক্লাস হবে না।</p>',
      en: '<p>There is no class tomorrow.</p>',
    },
  },
]
