import type { LocalizedText } from '../../../tables/index.ts'

type EventTexts = { name: LocalizedText; summary: LocalizedText; about: LocalizedText }

/** What the demo's events are about; when and where they are is in events.ts. */
export const eventTexts = {
  bcsModelTest: {
    name: { bn: '৫০তম বিসিএস প্রিলি: পূর্ণাঙ্গ মডেল টেস্ট', en: '50th BCS preliminary: full model test' },
    summary: {
      bn: 'নতুন মানবণ্টনে ২০০ প্রশ্ন, ২ ঘণ্টা, ভুল উত্তরে ০.৫ কাটা। ফল ও ব্যাখ্যা পরীক্ষা শেষ হতেই।',
      en: '200 questions by the new mark distribution, 2 hours, 0.5 off for a wrong answer. Result and explanations as soon as it ends.',
    },
    about: {
      bn: '<p>আসল পরীক্ষার দিনটি কেমন লাগবে, আগে একবার জেনে নিন। সবাই একই সময়ে শুরু করবেন, ঘড়ি চলবে সার্ভারের।</p><h2>যা পাবেন</h2><ul><li>দশটি বিষয়ে আলাদা নম্বর, কোথায় পিছিয়ে আছেন এক নজরে</li><li>নেগেটিভ মার্কিংয়ে কত নম্বর গেল তার হিসাব</li><li>প্রতিটি প্রশ্নের ব্যাখ্যা</li></ul><p><strong>সকাল ৯টায় শুরু</strong>; ১৫ মিনিট আগে লগইন করে রাখুন।</p>',
      en: '<p>Know beforehand how the day of the real exam will feel. Everyone starts at the same time, and the clock is the server’s.</p><h2>What you get</h2><ul><li>Marks for each of the ten subjects, so that you see where you are behind</li><li>What negative marking cost you</li><li>An explanation for every question</li></ul><p><strong>It starts at 9 am</strong>; please log in 15 minutes early.</p>',
    },
  },
  ecg: {
    name: { bn: 'ECG পড়ার হাতেকলমে কর্মশালা', en: 'Reading ECGs: a hands-on workshop' },
    summary: {
      bn: 'চল্লিশটি আসল ECG হাতে নিয়ে ধাপে ধাপে পড়া শেখা। আসন ৪০টি, ঢাকা শাখায়।',
      en: 'Learn to read step by step with forty real ECGs in hand. 40 seats, at the Dhaka branch.',
    },
    about: {
      bn: '<p>Rate, Rhythm, Axis, Interval আর ST–T: পাঁচ ধাপে যেকোনো ECG পড়ার অভ্যাস গড়ে তোলার এক দিনের কর্মশালা।</p><h2>দিনটি যেভাবে কাটবে</h2><ol><li>স্বাভাবিক ECG ও পাঁচটি ধাপ</li><li>Arrhythmia ও Heart block</li><li>MI কোথায়, কত পুরোনো</li><li>ছোট দলে চল্লিশটি ECG, শেষে সবাই মিলে মিলিয়ে দেখা</li></ol><p>ছাপানো ECG-র খাতাটি সঙ্গে নিয়ে যেতে পারবেন। দুপুরের খাবার আমাদের তরফ থেকে।</p>',
      en: '<p>Rate, rhythm, axis, intervals and ST–T: a day to build the habit of reading any ECG in five steps.</p><h2>How the day goes</h2><ol><li>The normal ECG and the five steps</li><li>Arrhythmia and heart block</li><li>Where the infarction is, and how old</li><li>Forty ECGs in small groups, compared together at the end</li></ol><p>You may take the printed book of ECGs home. Lunch is on us.</p>',
    },
  },
  renal: {
    name: { bn: 'রাতের ক্লাস: Renal Physiology এক বসায়', en: 'Night class: Renal Physiology in one sitting' },
    summary: {
      bn: 'GFR থেকে Acid–base, দুই ঘণ্টায় পুরো ছবিটা। সবার জন্য ফ্রি, অনলাইনে।',
      en: 'From GFR to acid–base, the whole picture in two hours. Free for all, online.',
    },
    about: {
      bn: '<p>FCPS Part-1 ও রেসিডেন্সি, দুই পরীক্ষাতেই Renal Physiology থেকে প্রশ্ন আসে। সূত্র মুখস্থ না করে ছবি এঁকে বুঝব।</p><ul><li>GFR ও Clearance</li><li>Nephron-এর কোন অংশে কী হয়</li><li>Countercurrent mechanism</li><li>Acid–base: চারটি প্রশ্নে চার ধরনের গোলমাল</li></ul><p>শেষে ২০ মিনিট প্রশ্নোত্তর। পড়াবেন <strong>ডা. মাহমুদুল হাসান</strong>।</p>',
      en: '<p>Both FCPS Part-1 and residency ask renal physiology. We will draw and understand instead of learning formulas by heart.</p><ul><li>GFR and clearance</li><li>What happens in which part of the nephron</li><li>The countercurrent mechanism</li><li>Acid–base: four disorders in four questions</li></ul><p>Twenty minutes for your questions at the end. With <strong>Dr. Mahmudul Hasan</strong>.</p>',
    },
  },
  viva: {
    name: { bn: 'ভাইভা প্রস্তুতি: লিখিত পরীক্ষার পর কী পড়বেন', en: 'Viva: what to read after the written exam' },
    summary: {
      bn: 'লিখিত পরীক্ষার পর ভাইভা বোর্ডে কী জানতে চায়, কীভাবে উত্তর দেবেন। সঙ্গে পাঁচজনের নমুনা ভাইভা।',
      en: 'What the board wants to know after the written exam and how to answer, with five mock vivas.',
    },
    about: {
      bn: '<p>ভাইভায় জানার পাশাপাশি বলার ধরনও দেখা হয়। দেড় ঘণ্টার এই বৈঠকে আমরা দুটোই গুছিয়ে নেব।</p><h2>যা থাকছে</h2><ul><li>নিজের জেলা, বিষয় ও পছন্দের ক্যাডার নিয়ে প্রস্তুতি</li><li>না জানা প্রশ্নের ভদ্র উত্তর</li><li>পাঁচজন স্বেচ্ছাসেবীর নমুনা ভাইভা ও মতামত</li></ul>',
      en: '<p>A viva looks at how you speak as well as what you know. In an hour and a half we put both in order.</p><h2>What there will be</h2><ul><li>Preparing for your district, your subject and your choice of cadre</li><li>A polite answer to what you do not know</li><li>Mock vivas of five volunteers, with advice</li></ul>',
    },
  },
  chest: {
    name: { bn: 'বুকের এক্স-রে পড়া: ৩০টি ছবি, ৩০টি সূত্র', en: 'Chest X-rays: 30 pictures, 30 clues' },
    summary: {
      bn: 'চট্টগ্রাম শাখায় এক বিকেলে ৩০টি এক্স-রে, প্রতিটির পেছনের একটি করে সূত্র।',
      en: '30 X-rays in one afternoon at the Chattogram branch, with the one clue behind each.',
    },
    about: {
      bn: '<p>সাদা জায়গাটা কি পানি, না Consolidation? কোন দিকে Trachea সরেছে? এমন ৩০টি প্রশ্নের উত্তর ছবিতেই খুঁজব।</p><h3>যাঁদের জন্য</h3><p>ইন্টার্ন, ট্রেইনি ও Part-1 পরীক্ষার্থী। আগে থেকে কিছু জানা জরুরি নয়।</p><h3>সঙ্গে আনবেন</h3><p>শুধু একটি খাতা; ছবিগুলো আমরা দেব।</p>',
      en: '<p>Is the white part fluid or consolidation? Which way has the trachea moved? We look for the answers to thirty such questions in the pictures.</p><h3>Who it is for</h3><p>Interns, trainees and Part-1 examinees. You need not know anything beforehand.</p><h3>What to bring</h3><p>Only a notebook; the pictures are ours.</p>',
    },
  },
  antibiotics: {
    name: { bn: 'অ্যান্টিবায়োটিক এক ছকে: ফার্মাকোলজি রিভিশন', en: 'Antibiotics in one chart: pharmacology revision' },
    summary: {
      bn: 'কোন গ্রুপ কীভাবে কাজ করে, কোথায় লাগে, কী ক্ষতি করে: সব এক ছকে, এক রাতে।',
      en: 'How each group works, where it is used and what harm it does: all in one chart, in one night.',
    },
    about: {
      bn: '<p>আলাদা আলাদা নাম মুখস্থ না করে গ্রুপ ধরে ছক বানাব, যেটা পরীক্ষার আগের রাতেও একবার দেখে নেওয়া যায়।</p><ul><li>Cell wall, Protein synthesis, DNA: তিন জায়গায় তিন দল</li><li>গর্ভাবস্থায় ও কিডনির রোগে কোনটি বাদ</li><li>Resistance কীভাবে হয়</li></ul><p>ছকটির PDF নিবন্ধিত সবাই পাবেন। পড়াবেন <strong>ডা. সাবরিনা আক্তার</strong>।</p>',
      en: '<p>Instead of learning names one by one we build a chart by groups that you can look at even the night before the exam.</p><ul><li>Cell wall, protein synthesis, DNA: three targets, three families</li><li>What to leave out in pregnancy and in kidney disease</li><li>How resistance comes about</li></ul><p>Everyone registered gets the chart as PDF. With <strong>Dr. Sabrina Akter</strong>.</p>',
    },
  },
  neuroanatomy: {
    name: { bn: 'Neuroanatomy: স্নায়ুর পথ ধরে এক সন্ধ্যা', en: 'Neuroanatomy: an evening along the nerves' },
    summary: {
      bn: 'Spinal cord থেকে Cortex পর্যন্ত প্রধান Tract-গুলো রং দিয়ে এঁকে শেখা।',
      en: 'The main tracts from spinal cord to cortex, learnt by drawing them in colour.',
    },
    about: {
      bn: '<p>তিনটি রঙের কলম আর একটি সাদা কাগজ, এই নিয়েই সন্ধ্যাটি। Corticospinal, Spinothalamic ও Dorsal column একে একে আঁকা হয়েছে, কোথায় কাটা পড়লে কী হয় তা-সহ।</p><p>পড়িয়েছেন <strong>ডা. নাজমুল ইসলাম</strong>।</p>',
      en: '<p>Three coloured pens and a sheet of paper made the evening. The corticospinal and spinothalamic tracts and the dorsal columns were drawn one by one, with what follows when each is cut.</p><p>With <strong>Dr. Nazmul Islam</strong>.</p>',
    },
  },
  orientation: {
    name: { bn: 'নতুনদের ওরিয়েন্টেশন: কোথা থেকে শুরু করবেন', en: 'Orientation for newcomers: where to begin' },
    summary: {
      bn: 'কোন পরীক্ষা কার জন্য, কী পড়বেন, দিনে কত সময় দেবেন। আগের পরীক্ষার্থীদের সঙ্গে খোলামেলা কথা।',
      en: 'Which exam is for whom, what to read, how much time a day. An open talk with those who have sat it.',
    },
    about: {
      bn: '<p>সদ্য পাস করা চিকিৎসকদের প্রথম প্রশ্ন একটাই: শুরু করব কোথা থেকে? ঢাকা শাখার এই বিকেলে শিক্ষক আর আগের পরীক্ষার্থীরা মিলে তার উত্তর দিয়েছেন।</p><ul><li>FCPS, রেসিডেন্সি ও বিসিএস: মিল ও অমিল</li><li>ডিউটির সঙ্গে রুটিন মেলানো</li><li>প্রথম তিন মাসের পরিকল্পনা</li></ul>',
      en: '<p>Young doctors ask one thing first: where do I begin? On this afternoon at the Dhaka branch teachers and earlier examinees answered together.</p><ul><li>FCPS, residency and BCS: what they share and where they differ</li><li>Fitting a routine to your duties</li><li>A plan for the first three months</li></ul>',
    },
  },
  openHour: {
    name: { bn: 'আজকের প্রশ্নোত্তর আসর: মেডিসিন', en: 'Today’s open hour: medicine' },
    summary: {
      bn: 'সপ্তাহের যা বোঝা হয়নি, শিক্ষককে সরাসরি জিজ্ঞেস করুন। অনলাইনে, নিবন্ধিতদের জন্য।',
      en: 'Ask the teacher what the week left open. Online, for who is registered.',
    },
    about: {
      bn: '<p>এই সপ্তাহের লেকচার ও পরীক্ষার প্রশ্ন নিয়ে খোলা আলোচনা। আগে থেকে প্রশ্ন লিখে রাখলে সময় বাঁচে।</p><p>থাকছেন <strong>ডা. মাহমুদুল হাসান</strong>।</p>',
      en: '<p>An open talk about this week’s lectures and exam questions. Write your questions down beforehand; it saves time.</p><p>With <strong>Dr. Mahmudul Hasan</strong>.</p>',
    },
  },
} satisfies Record<string, EventTexts>
