import type { faq } from '../../../tables/index.ts'

export const demoFaqsOfMoneyAndAccount: (typeof faq.$inferInsert)[] = [
  {
    title: {
      bn: 'কিস্তিতে টাকা দিলে কি সব মডেল টেস্ট দিতে পারব?',
      en: 'If I pay in instalments, can I take every model test?',
    },
    answer: {
      bn: 'পারবেন। প্রথম কিস্তি দেওয়ার সঙ্গে সঙ্গেই ক্লাস, শিট ও মডেল টেস্ট সব খুলে যায়। পরের কিস্তির তারিখ ড্যাশবোর্ডে দেখা যায়, আর তিন দিন আগে মনে করিয়ে দেওয়া হয়।',
      en: 'Yes. Classes, sheets and model tests all open with the first instalment. Your dashboard shows when the next one is due, and we remind you three days before.',
    },
    category: 'payment',
    showOnHome: true,
  },
  {
    title: { bn: 'কীভাবে ফি দেওয়া যায়?', en: 'How can I pay?' },
    answer: {
      bn: 'বিকাশ, কার্ড বা ইন্টারনেট ব্যাংকিং দিয়ে অনলাইনে দেওয়া যায়। শাখায় এসে নগদেও দিতে পারেন; তখন রসিদটি আপনার অ্যাকাউন্টে যোগ করে দেওয়া হয়। প্রতিটি পেমেন্টের ছাপার উপযোগী রসিদ পাবেন।',
      en: 'Online with bKash, a card or internet banking. You may also pay in cash at a branch, and we add the receipt to your account. Every payment has a printable invoice.',
    },
    category: 'payment',
  },
  {
    title: { bn: 'টাকা কেটেছে কিন্তু ভর্তি দেখাচ্ছে না, কী করব?', en: 'Money was taken but I am not enrolled. What now?' },
    answer: {
      bn: 'চিন্তা করবেন না, টাকা হারায়নি। গেটওয়ের খবর আসতে কখনো কয়েক মিনিট লাগে; আমরা নিজে থেকেই বারবার মিলিয়ে দেখি। এক ঘণ্টা পরেও না এলে লেনদেন নম্বরটি লিখে আমাদের জানান, আবার টাকা দেবেন না।',
      en: 'Do not worry, the money is not lost. Word from the gateway can take some minutes, and we keep asking by ourselves. If nothing has changed after an hour, send us the transaction number; please do not pay again.',
    },
    category: 'payment',
  },
  {
    title: { bn: 'টাকা ফেরত পাওয়ার নিয়ম কী?', en: 'What is the refund rule?' },
    answer: {
      bn: 'ক্লাস শুরুর ৭ দিনের মধ্যে ছাড়লে পুরো টাকা, এরপর বাকি ক্লাসের অনুপাতে পাঠানো শিটের দাম বাদে ফেরত পাবেন। যেভাবে দিয়েছিলেন সেভাবেই ফেরত যায়: বিকাশে তিন কার্যদিবসে, কার্ড বা ব্যাংকে সাধারণত দশ কার্যদিবসের মধ্যে। আবেদন করুন “অর্ডার ও রসিদ” পাতা থেকে; আজ ছাড়লে কত ফেরত, সেখানেই দেখা যায়। উদাহরণসহ হিসাব আছে “টাকা ফেরতের নিয়ম” পাতায়।',
      en: 'Leave within 7 days of the first class and you get everything back; after that, in proportion to the classes left, less the sheets already sent. It returns the way it was paid: within three working days to bKash, usually within ten to a card or bank. Ask for it under “Orders and receipts”, where you see what leaving today gives back. The refund page has worked examples.',
    },
    category: 'payment',
  },
  {
    title: { bn: 'কিস্তির তারিখ পার হয়ে গেলে কী হবে?', en: 'What if I miss the date of an instalment?' },
    answer: {
      bn: 'প্রথমে শুধু মনে করিয়ে দিই, সবকিছু খোলা থাকে। ৭ দিন পার হলে লেকচার সাময়িক বন্ধ থাকে, কিস্তি দিলেই আবার খুলে যায়। চলতে থাকা পরীক্ষা কখনো বন্ধ হয় না। অসুবিধা হলে তারিখের আগেই “অর্ডার ও রসিদ” পাতা থেকে একবার ১৫ দিন পর্যন্ত পিছিয়ে নিতে পারেন।',
      en: 'At first we only remind you, and everything stays open. After 7 days lectures are paused, and open again as soon as you pay. A running exam is never closed. If you are in difficulty, move it once by up to 15 days under “Orders and receipts”, before the date.',
    },
    category: 'payment',
  },
  {
    title: { bn: 'লেকচার শিটের ঠিকানা বদলাব কীভাবে?', en: 'How do I change the address for my sheets?' },
    answer: {
      bn: 'প্রোফাইলে গিয়ে বর্তমান ঠিকানা বদলে দিন; বিভাগ, জেলা ও উপজেলা বা থানা ঠিকমতো বাছুন। এর পরের প্যাকেটগুলো নতুন ঠিকানায় যাবে। যেটি পথে আছে, তার জন্য আমাদের ফোন করুন।',
      en: 'Change the present address in your profile, and choose division, district and upazila or thana with care. Later parcels go to the new address. For one already on its way, please call us.',
    },
    category: 'sheets',
  },
  {
    title: { bn: 'শিটের প্যাকেট ছেঁড়া বা অসম্পূর্ণ এলে কী করব?', en: 'My sheets arrived torn or incomplete. What now?' },
    answer: {
      bn: 'সাত দিনের মধ্যে “অভিযোগ ও প্রশ্ন” পাতায় একটি ছবি দিয়ে জানান। আমরা বিনা খরচে আবার পাঠাই। ততক্ষণ শিটটি কোর্সের “পড়ার ফাইল” পাতায় পড়তে পারবেন।',
      en: 'Tell us within seven days under “Complaints and questions”, with a picture. We send it again free of charge. Until then you can read the sheet among the “Reading files” of your course.',
    },
    category: 'sheets',
  },
  {
    title: { bn: 'কয়টি ফোন বা কম্পিউটার থেকে ব্যবহার করা যায়?', en: 'How many devices can I use?' },
    answer: {
      bn: 'একসঙ্গে দুটি ডিভাইস যাচাই করে রাখা যায়। দ্বিতীয়টিতে লগইন করলে আপনার ফোনে একটি কোড যাবে। ফোন বদলালে “ডিভাইস” পাতা থেকে পুরোনোটি ছেড়ে দিন, অথবা আমাদের অনুরোধ পাঠান।',
      en: 'Two devices can be verified at a time. Logging in on the second sends a code to your phone. When you change phones, release the old one on the devices page or send us a request.',
    },
    category: 'account',
  },
  {
    title: { bn: 'পাসওয়ার্ড ভুলে গেছি, কী করব?', en: 'I forgot my password. What do I do?' },
    answer: {
      bn: 'লগইন পাতার “পাসওয়ার্ড ভুলে গেছেন?” চেপে ফোন নম্বর দিন। কোড এলে নতুন পাসওয়ার্ড ঠিক করুন; নিরাপত্তার জন্য অন্য সব ডিভাইস থেকে তখন লগআউট হয়ে যাবে।',
      en: 'Choose “Forgot your password?” on the login page and give your phone number. Set a new one with the code you receive; for safety you are then logged out everywhere else.',
    },
    category: 'account',
  },
  {
    title: { bn: 'ওটিপি বা কোড আসছে না কেন?', en: 'Why does my code not arrive?' },
    answer: {
      bn: 'নেটওয়ার্কের চাপে কখনো এক-দুই মিনিট দেরি হয়; এক মিনিট পর আবার পাঠানোর বোতামটি খুলে যায়। নম্বরটি ঠিক আছে কি না আর ফোনে এসএমএস বন্ধ করা আছে কি না দেখুন। তবু না এলে ফোন করুন, আমরা দেখে দেব।',
      en: 'A busy network can delay it by a minute or two; after a minute you can ask for another. Check the number, and that your phone does not block SMS. If it still fails, call us and we will look.',
    },
    category: 'account',
  },
]
