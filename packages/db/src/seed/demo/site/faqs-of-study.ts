import type { faq } from '../../../tables/index.ts'

export const demoFaqsOfStudy: (typeof faq.$inferInsert)[] = [
  {
    title: {
      bn: 'চাকরির পাশাপাশি FCPS Part-1 ব্যাচ সামলানো যায়?',
      en: 'Can I manage an FCPS Part-1 batch alongside my job?',
    },
    answer: {
      bn: 'যায়, আমাদের বেশির ভাগ ছাত্রই চাকরি বা ট্রেনিংয়ের পাশাপাশি পড়েন। লাইভ ক্লাস হয় রাত ৯টায়, সপ্তাহে তিন দিন; ডিউটির জন্য না পারলে রেকর্ডিং পরে দেখে নিতে পারবেন। মডেল টেস্টও নির্ধারিত সময়ের ভেতরে সুবিধামতো দেওয়া যায়।',
      en: 'Yes, most of our students study alongside a job or training. Live classes are at 9 pm, three nights a week; if duty keeps you away, watch the recording later. Model tests can be taken at any time within their window.',
    },
    category: 'classes',
    showOnHome: true,
  },
  {
    title: {
      bn: 'ক্লাস মিস হলে রেকর্ডিং কত দিন দেখা যাবে?',
      en: 'If I miss a class, how long can I watch the recording?',
    },
    answer: {
      bn: 'প্রতিটি ক্লাসের রেকর্ডিং সাধারণত পরদিন সকালের মধ্যে আপনার কোর্সে চলে আসে। ব্যাচ শেষ হওয়া পর্যন্ত যতবার খুশি দেখা যায়, যেখানে থেমেছিলেন সেখান থেকেই শুরু হয়। যেগুলো এখনো দেখা হয়নি, তার তালিকা ড্যাশবোর্ডে আলাদা করে থাকে।',
      en: 'The recording of a class is usually in your course by the next morning. Watch it as often as you like until the batch ends; it resumes where you stopped. Your dashboard lists the ones you have not watched yet.',
    },
    category: 'classes',
    showOnHome: true,
  },
  {
    title: {
      bn: 'পরীক্ষার মাঝে নেট চলে গেলে উত্তর কি হারিয়ে যায়?',
      en: 'If the network drops during an exam, are my answers lost?',
    },
    answer: {
      bn: 'না। প্রতিটি উত্তর আগে আপনার ফোনেই জমা হয়, নেট ফিরলে নিজে থেকেই পাঠানো হয়। কয়টি উত্তর সংরক্ষিত হয়েছে, পর্দার ওপরে সেটা সব সময় দেখা যায়। সময় চলে সার্ভারের ঘড়িতে, তাই নেট না থাকলেও ঘড়ি থামে না।',
      en: 'No. Every answer is first kept on your phone and sent by itself when the network returns. The top of the screen always shows how many are saved. Time runs on the server, so the clock does not stop while you are offline.',
    },
    category: 'exam',
    showOnHome: true,
  },
  {
    title: {
      bn: 'লেকচার শিট ঢাকার বাইরে কীভাবে পৌঁছায়?',
      en: 'How do lecture sheets reach me outside Dhaka?',
    },
    answer: {
      bn: 'আমরা কুরিয়ারে ৬৪ জেলাতেই পাঠাই, আপনার প্রোফাইলের ঠিকানায়। পাঠানোর পর প্যাকেট কোথায় আছে, কোর্সের “লেকচার শিট” পাতায় ধাপে ধাপে দেখতে পাবেন। ঢাকার বাইরে সাধারণত তিন থেকে পাঁচ দিন লাগে।',
      en: 'We send them by courier to all 64 districts, to the address in your profile. The lecture sheet page of your course shows step by step where the parcel is. Outside Dhaka it usually takes three to five days.',
    },
    category: 'sheets',
    showOnHome: true,
  },
  {
    title: { bn: 'কোন ব্যাচটি আমার জন্য ঠিক, কীভাবে বুঝব?', en: 'How do I know which batch suits me?' },
    answer: {
      bn: '“আপনার জন্য ব্যাচ” পাতায় কয়েকটি প্রশ্নের উত্তর দিলে আমরা মানানসই ব্যাচগুলো কারণসহ সাজিয়ে দিই। তবু দ্বিধা থাকলে ফোন বা মেসেঞ্জারে লিখুন; একজন শিক্ষক আপনার সঙ্গে কথা বলে ঠিক করে দেবেন।',
      en: 'Answer a few questions on the page “A batch for you” and we rank the fitting batches with the reason for each. If you are still unsure, call or write to us; a teacher will talk it through with you.',
    },
    category: 'admission',
  },
  {
    title: { bn: 'ভর্তি হতে কী কী লাগে?', en: 'What do I need to enrol?' },
    answer: {
      bn: 'একটি সচল মোবাইল নম্বর আর আপনার নাম হলেই শুরু করা যায়। নম্বরে পাঠানো কোড দিয়ে নিবন্ধন শেষ করে ব্যাচ ও রুটিন বেছে ফি দিন। বিএমডিসি নম্বর থাকলে প্রোফাইলে যোগ করুন; বিসিএস পরীক্ষার্থীদের জন্য এটি বাধ্যতামূলক নয়।',
      en: 'A working mobile number and your name are enough to begin. Finish registering with the code we send, choose a batch and a schedule, and pay. Add your BMDC number if you have one; BCS examinees do not need it.',
    },
    category: 'admission',
  },
  {
    title: { bn: 'ইন্টার্নশিপ শেষ হয়নি, এখনই ভর্তি হতে পারি?', en: 'I am still an intern. May I enrol now?' },
    answer: {
      bn: 'পারেন। অনেকেই ইন্টার্নশিপের সময় থেকে বেসিক বিষয়গুলো এগিয়ে রাখেন। তবে মূল পরীক্ষায় আবেদনের যোগ্যতা পরীক্ষা নিয়ন্ত্রক প্রতিষ্ঠান ঠিক করে, তাই তাদের বিজ্ঞপ্তিটি একবার মিলিয়ে নিন।',
      en: 'You may. Many begin the basic subjects during internship. Who may sit the real exam is decided by the examining body, so do check their circular.',
    },
    category: 'admission',
  },
  {
    title: { bn: 'ভর্তির পর ব্যাচ বা রুটিন বদলানো যায়?', en: 'Can I change batch or schedule after enrolling?' },
    answer: {
      bn: 'ব্যাচ শুরুর প্রথম দুই সপ্তাহের মধ্যে একবার বিনা খরচে বদলানো যায়, যদি অন্য ব্যাচে আসন থাকে। নিজেই করুন: “অর্ডার ও রসিদ” পাতায় অর্ডারটি খুলে “ব্যাচ বা রুটিন বদল” চাপুন; দামে পার্থক্য থাকলে আগেই দেখাবে। আগের পরীক্ষার ফল ও দেখা ক্লাস সঙ্গে চলে যাবে।',
      en: 'Once, free of charge, within the first two weeks of the batch, if the other one has a seat. Do it yourself: open the order under “Orders and receipts” and choose “Change batch or routine”; a difference in price is shown before. Your results and watched classes move with you.',
    },
    category: 'admission',
  },
  {
    title: { bn: 'শাখায় গিয়ে ক্লাস করলে অনলাইন সুবিধাও পাব?', en: 'If I attend at a branch, do I also get everything online?' },
    answer: {
      bn: 'পাবেন। শাখার ছাত্ররাও রেকর্ডিং, লেকচার শিট আর সব মডেল টেস্ট অনলাইনে পান। বৃষ্টি বা ডিউটির দিনে বাসা থেকে লাইভ ক্লাসেও যোগ দিতে পারবেন।',
      en: 'Yes. Branch students get the recordings, sheets and all model tests online too. On a rainy or duty day you can join the live class from home.',
    },
    category: 'classes',
  },
  {
    title: { bn: 'ধীর ইন্টারনেটে ভিডিও চলবে?', en: 'Will videos play on a slow connection?' },
    answer: {
      bn: 'চলবে। নেটের গতি দেখে ভিডিওর মান নিজে থেকেই কমে-বাড়ে, চাইলে আপনিও বেছে নিতে পারেন। খুব ধীর হলে আগে লেকচার শিটটি খুলে পড়ুন, ভিডিও পরে দেখুন।',
      en: 'Yes. Quality follows the speed of your connection, and you can set it yourself. When it is very slow, read the lecture sheet first and watch later.',
    },
    category: 'classes',
  },
  {
    title: { bn: 'মডেল টেস্টে নেগেটিভ মার্কিং কীভাবে হয়?', en: 'How does negative marking work in model tests?' },
    answer: {
      bn: 'যে পরীক্ষার মডেল টেস্ট, নম্বর দেওয়ার নিয়মও তারই; যেমন বিসিএস প্রিলিতে ভুল উত্তরে ০.৫ নম্বর কাটা যায়। শুরু করার আগেই নিয়মগুলো দেখানো হয়। ফলাফলে আলাদা করে লেখা থাকে, নেগেটিভ মার্কিংয়ে কত নম্বর গেছে।',
      en: 'Each model test follows the marking of its real exam; in the BCS preliminary a wrong answer costs 0.5. The rules are shown before you start. The result says how much negative marking cost you.',
    },
    category: 'exam',
  },
  {
    title: { bn: 'নির্ধারিত দিনে পরীক্ষা দিতে না পারলে কী হবে?', en: 'What if I cannot sit an exam on its day?' },
    answer: {
      bn: 'পরীক্ষাটি আপনার “না-দেওয়া পরীক্ষা” তালিকায় চলে যায় এবং শেষ তারিখের মধ্যে দেওয়া যায়। নম্বর ও ব্যাখ্যা সবই পাবেন। মেধাক্রম হয় পরীক্ষাটি সবার জন্য বন্ধ হওয়ার পর।',
      en: 'It moves to your pending exams and can be sat until its last date, with marks and explanations as usual. Ranks are made after the paper has closed for everyone.',
    },
    category: 'exam',
  },
  {
    title: { bn: 'কোনো প্রশ্নের উত্তর ভুল মনে হলে কী করব?', en: 'What if I think the key to a question is wrong?' },
    answer: {
      bn: '“অভিযোগ ও প্রশ্ন” পাতায় আপত্তিটি লিখুন, সম্ভব হলে বইয়ের নাম ও পৃষ্ঠা নম্বরসহ। শিক্ষকেরা মিলিয়ে দেখেন; ভুল প্রমাণিত হলে উত্তর ঠিক করে সবার খাতা আবার মূল্যায়ন হয়। নম্বর বা মেধাক্রম বদলালে আপনাকে জানানো হয়।',
      en: 'Write your objection under “Complaints and questions”, with the book and page if you can. The teachers check it; if the key proves wrong, it is corrected and every paper is marked again. If your marks or rank change, we tell you.',
    },
    category: 'exam',
  },
]
