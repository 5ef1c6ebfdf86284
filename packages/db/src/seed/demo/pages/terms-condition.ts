import type { page } from '../../../tables/index.ts'

const bn = `<p>এই শর্তগুলো প্রস্তুতির ওয়েবসাইট, ক্লাস, পরীক্ষা, লেকচার শিট ও আয়োজনের জন্য। অ্যাকাউন্ট খুললে বা ভর্তি হলে ধরে নেওয়া হয়, আপনি এগুলো পড়েছেন এবং মেনে নিয়েছেন। কঠিন আইনি ভাষা এড়িয়ে লিখেছি; কোথাও না বুঝলে জিজ্ঞেস করুন, বুঝিয়ে দেব।</p>
<p>এখানে “আমরা” মানে প্রস্তুতি, আর “আপনি” মানে যিনি সাইটটি ব্যবহার করছেন বা ভর্তি হয়েছেন।</p>
<h2>অ্যাকাউন্ট</h2>
<ul>
<li>অ্যাকাউন্ট খুলতে একটি সচল বাংলাদেশি মোবাইল নম্বর লাগে। নম্বরটি আপনার কি না, এসএমএসে পাঠানো ছয় অঙ্কের কোড দিয়ে যাচাই করা হয়।</li>
<li>নাম, মেডিকেল কলেজ ও ঠিকানা ঠিক লিখুন। ভুল ঠিকানায় শিট চলে গেলে আবার পাঠানোর খরচ আপনাকে দিতে হতে পারে।</li>
<li>BMDC নম্বর দেওয়া ভালো, তবে বিসিএস পরীক্ষার্থীদের জন্য বাধ্যতামূলক নয়।</li>
<li>একজনের একটিই অ্যাকাউন্ট। নম্বর বদলালে আমাদের জানান, পুরোনো অ্যাকাউন্টের সবকিছু নতুন নম্বরে চলে যাবে।</li>
<li>পাসওয়ার্ড ও কোড কাউকে বলবেন না। আমাদের কেউ কখনো এগুলো জানতে চাইবে না।</li>
</ul>
<h2>দুটি ডিভাইসের নিয়ম</h2>
<p>একসঙ্গে দুটি ডিভাইস যাচাই করে রাখা যায়। প্রথমটি নিজে থেকেই যাচাই হয়, দ্বিতীয়টিতে একবার কোড দিতে হয়। যাচাই করা ডিভাইস ৩০ দিনে একবার নিজেই ছেড়ে দিতে পারেন; এর বেশি দরকার হলে, যেমন ফোন হারালে, আমাদের অনুরোধ পাঠান। যে ডিভাইসে পরীক্ষা চলছে, সেটি কখনো মাঝপথে বন্ধ করা হয় না।</p>
<h2>ভর্তি ও আসন</h2>
<ul>
<li>ব্যাচের পাতায় ফি, রুটিন, আসন ও কী কী পাবেন লেখা থাকে। ভর্তির মুহূর্তে সেখানে যা লেখা ছিল, সেটিই আপনার সঙ্গে আমাদের কথা।</li>
<li>ভর্তি শুরু করলে একটি আসন আপনার জন্য ১৫ মিনিট রাখা থাকে। এর মধ্যে টাকা না এলে আসনটি অন্যদের জন্য খুলে যায়।</li>
<li>পুরো ফি বা প্রথম কিস্তি আমাদের কাছে পৌঁছালে ভর্তি সম্পূর্ণ হয়। টাকা দেরিতে পৌঁছালেও হারায় না: আসন থাকলে ভর্তি হয়ে যায়, না থাকলে পুরো টাকা ফেরত যায় বা আপনি অন্য ব্যাচ বাছেন।</li>
<li>মূল পরীক্ষায় বসার যোগ্যতা ঠিক করে পরীক্ষা নেওয়া প্রতিষ্ঠান। আমাদের ব্যাচে ভর্তি হওয়া সেই যোগ্যতার প্রমাণ নয়।</li>
</ul>
<h2>ফি, কিস্তি ও বকেয়া</h2>
<p>ফি দেওয়া যায় বিকাশে, SSLCOMMERZ-এর মাধ্যমে কার্ড ও ব্যাংকিংয়ে, অথবা শাখায় নগদে। প্রতিটি টাকার রসিদ আপনার অ্যাকাউন্টে থাকে। ছাড় দেওয়া হয় লেখা সময় পর্যন্ত; সময় পার হওয়ার পরের ভর্তিতে তা চলে না।</p>
<p>কিস্তিতে ভর্তি হলে প্রতিটি কিস্তির তারিখ ভর্তির সময়ই দেখানো হয়। তারিখ পার হলে যা ঘটে:</p>
<table>
<thead><tr><th>কখন</th><th>কী হয়</th></tr></thead>
<tbody>
<tr><td>তারিখের ৩ দিন আগে</td><td>এসএমএস ও ড্যাশবোর্ডে মনে করিয়ে দিই</td></tr>
<tr><td>তারিখ পার হলে</td><td>সতর্ক করি; সবকিছু আগের মতোই খোলা থাকে</td></tr>
<tr><td>৭ দিন পার হলে</td><td>লেকচার ও রেকর্ডিং সাময়িক বন্ধ থাকে, নতুন শিট পাঠানো থামে</td></tr>
<tr><td>কিস্তি দিলে</td><td>সঙ্গে সঙ্গে আবার সব খুলে যায়</td></tr>
</tbody>
</table>
<p>চলতে থাকা কোনো পরীক্ষা বকেয়ার জন্য কখনো বন্ধ করা হয় না। আপনার ফলাফল, রসিদ আর “অভিযোগ ও প্রশ্ন” পাতাও সব সময় খোলা থাকে। অসুবিধায় পড়লে তারিখের আগেই “অর্ডার ও রসিদ” পাতা থেকে কিস্তির তারিখ একবার, ১৫ দিন পর্যন্ত, পিছিয়ে নিতে পারেন।</p>
<h2>ক্লাস ও রেকর্ডিং</h2>
<ul>
<li>রুটিন মেনে চলার চেষ্টা করি। শিক্ষকের অসুস্থতা, দুর্যোগ বা এমন কারণে ক্লাস পেছালে আগে জানাই এবং বদলি ক্লাস দিই।</li>
<li>রেকর্ডিং সাধারণত পরদিন সকালের মধ্যে আসে এবং ব্যাচ শেষ হওয়া পর্যন্ত যতবার খুশি দেখা যায়।</li>
<li>ভিডিওর ওপর আপনার নাম ও ফোন নম্বর ভাসে। এটি আপনাকে ও শিক্ষককে সুরক্ষা দেয়।</li>
<li>লাইভ ক্লাসে শিক্ষক ও সহপাঠীদের সম্মান করুন। রোগীর নাম, ছবি বা পরিচয় কখনো ক্লাসে আনবেন না।</li>
</ul>
<h2>পরীক্ষা</h2>
<ul>
<li>প্রতিটি পরীক্ষার নিয়ম, সময় ও নম্বর কাটার হিসাব শুরু করার আগেই দেখানো হয়। সময় চলে সার্ভারের ঘড়িতে; নেট না থাকলেও ঘড়ি থামে না, তবে আপনার উত্তর ফোনে জমা থাকে এবং নেট ফিরলে পাঠানো হয়।</li>
<li>সময় শেষ হলে যা জমা হয়েছে, তা-ই মূল্যায়ন হয়।</li>
<li>নিজে উত্তর দিন। অন্যকে দিয়ে পরীক্ষা দেওয়ানো বা প্রশ্ন ছড়ানো অসদুপায়; ধরা পড়লে সেই ফল বাতিল হয়।</li>
<li>কোনো প্রশ্নের উত্তর ভুল প্রমাণিত হলে আমরা উত্তর ঠিক করে সবার খাতা আবার মূল্যায়ন করি। এতে নম্বর ও মেধাক্রম বদলাতে পারে।</li>
<li>মডেল টেস্টের নম্বর বা মেধাক্রম আসল পরীক্ষার ফলের নিশ্চয়তা নয়।</li>
</ul>
<h2>লেকচার শিট</h2>
<p>যে ব্যাচে ছাপা শিট আছে, সেটি কুরিয়ারে আপনার প্রোফাইলের ঠিকানায় যায়। প্যাকেট ছেঁড়া বা অসম্পূর্ণ এলে সাত দিনের মধ্যে ছবিসহ জানান, বিনা খরচে আবার পাঠাব। ভুল ঠিকানা বা ফোন বন্ধ থাকার কারণে ফেরত এলে দ্বিতীয়বারের কুরিয়ার খরচ আপনার।</p>
<h2>অ্যাকাউন্ট ও লেখা ভাগাভাগি</h2>
<p>ক্লাস, রেকর্ডিং, শিট ও প্রশ্নের মেধাস্বত্ব প্রস্তুতি ও তার শিক্ষকদের। নিজের পড়ার জন্য ব্যবহার করুন; কপি করা, রেকর্ড করা, বিক্রি করা বা গ্রুপে ছড়ানো নিষেধ। অ্যাকাউন্ট ধার দেওয়া যায় না, দুজনে মিলে একটি ভর্তিও চলে না।</p>
<ol>
<li><strong>প্রথমবার</strong> ধরা পড়লে জানাই ও সতর্ক করি।</li>
<li><strong>দ্বিতীয়বার</strong> সাত দিনের জন্য লেকচার বন্ধ রাখি।</li>
<li><strong>তৃতীয়বার</strong>, বা রেকর্ডিং ও প্রশ্ন ছড়ানোর প্রমাণ মিললে প্রথমবারেই, ভর্তি বাতিল হয়; টাকা ফেরত হয় না।</li>
</ol>
<p>প্রতিটি ধাপের আগে আপনার কথা শুনি। চলতে থাকা পরীক্ষার মাঝে কোনো ব্যবস্থা নিই না।</p>
<h2>ব্যাচ বদল ও টাকা ফেরত</h2>
<p>ব্যাচ শুরুর প্রথম দুই সপ্তাহে একবার বিনা খরচে ব্যাচ বা রুটিন বদলানো যায়, আসন থাকলে; দাম আলাদা হলে শুধু পার্থক্যটুকু। বদল ও ফেরতের আবেদন দুটোই “অর্ডার ও রসিদ” পাতায়। ক্লাস শুরুর ৭ দিনের মধ্যে ছাড়লে পুরো টাকা ফেরত, এরপর বাকি ক্লাসের অনুপাতে। হিসাব, পথ ও সময় আছে <a href="/refund-policy">টাকা ফেরতের নিয়মে</a>।</p>
<h2>আমাদের দায়</h2>
<p>আমরা যত্ন নিয়ে পড়াই, কিন্তু কারও পাসের নিশ্চয়তা দিই না। আমরা BCPS, BMU, পিএসসি বা অন্য কোনো পরীক্ষা নেওয়া প্রতিষ্ঠানের অংশ নই। ক্লাসের কথা পরীক্ষার প্রস্তুতির জন্য; রোগীর চিকিৎসার সিদ্ধান্ত নিজের বিবেচনা ও স্বীকৃত নির্দেশিকা ধরে নিন। আমাদের ভুলে আপনার আর্থিক ক্ষতি হলে দায় সর্বোচ্চ সেই ব্যাচের ফির সমান। বিদ্যুৎ, ইন্টারনেট বা দুর্যোগের মতো কারণে সেবা থামলে যত দ্রুত পারি ফিরিয়ে আনি এবং হারানো ক্লাস পুষিয়ে দিই।</p>
<h2>শর্ত বদল, অভিযোগ ও আইন</h2>
<p>শর্ত বদলালে কার্যকর হওয়ার অন্তত ১৫ দিন আগে সাইটে ও এসএমএসে জানাই। চলতি ভর্তিতে আপনার সুবিধা কমে, এমন বদল সেই ভর্তির জন্য চলে না।</p>
<p>অভিযোগ থাকলে “অভিযোগ ও প্রশ্ন” পাতায় লিখুন; এক কার্যদিবসের মধ্যে উত্তর পাবেন। সন্তুষ্ট না হলে <a href="mailto:hello@prostuti.example">hello@prostuti.example</a> ঠিকানায় পরিচালকের কাছে লিখুন। তবু না মিটলে বাংলাদেশের প্রচলিত আইন চলবে এবং ঢাকার আদালত তা দেখবেন। ব্যক্তিগত তথ্যের কথা আলাদা করে আছে <a href="/privacy-policy">গোপনীয়তার নীতিতে</a>।</p>
<p><em>এই শর্তাবলি ১ জানুয়ারি ২০২৬ থেকে কার্যকর।</em></p>`

const en = `<p>These terms cover the website, classes, exams, lecture sheets and events of Prostuti. By opening an account or enrolling you say that you have read and accepted them. We have kept clear of legal language; if something is unclear, ask and we will explain.</p>
<p>Here “we” is Prostuti, and “you” are whoever uses the site or has enrolled.</p>
<h2>Your account</h2>
<ul>
<li>An account needs a working Bangladeshi mobile number. A six-digit code by SMS shows that the number is yours.</li>
<li>Write your name, medical college and address correctly. If sheets go to a wrong address, you may have to pay for sending them again.</li>
<li>A BMDC number is welcome, but BCS examinees need not have one.</li>
<li>One person, one account. If your number changes, tell us, and everything moves to the new one.</li>
<li>Tell nobody your password or a code. None of us will ever ask for them.</li>
</ul>
<h2>Two devices</h2>
<p>Two devices can be verified at a time. The first is verified by itself, the second by a code. You can release a verified device yourself once in 30 days; when you need more, for instance after losing a phone, send us a request. A device on which an exam is running is never locked in the middle of it.</p>
<h2>Enrolment and seats</h2>
<ul>
<li>The page of a batch states its fee, routine, seats and what is included. What stood there at the moment you enrolled is what we agreed.</li>
<li>When you begin to enrol, a seat is held for you for 15 minutes. If no payment arrives in that time, it opens to others.</li>
<li>You are enrolled when the whole fee or the first instalment has reached us. Money that arrives late is not lost: you are enrolled if there is a seat, and if there is none you get all of it back or choose another batch.</li>
<li>Who may sit the real exam is decided by the body that holds it. Being in our batch is no proof of that.</li>
</ul>
<h2>Fees, instalments and dues</h2>
<p>Pay with bKash, with a card or a bank through SSLCOMMERZ, or in cash at a branch. The receipt of every payment is in your account. A discount holds until the time stated, and not for enrolments after it.</p>
<p>If you enrol in instalments, every due date is shown at enrolment. When a date passes:</p>
<table>
<thead><tr><th>When</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>3 days before the date</td><td>A reminder by SMS and on your dashboard</td></tr>
<tr><td>After the date</td><td>A warning; everything stays open</td></tr>
<tr><td>After 7 days</td><td>Lectures and recordings are paused, and no new sheets are sent</td></tr>
<tr><td>When you pay</td><td>Everything opens again at once</td></tr>
</tbody>
</table>
<p>A running exam is never closed because of dues. Your results, receipts and “Complaints and questions” always stay open as well. If you are in difficulty, you can move one due date once, by up to 15 days, under “Orders and receipts”, before it comes.</p>
<h2>Classes and recordings</h2>
<ul>
<li>We do our best to keep to the routine. When a teacher's illness, a disaster or the like moves a class, we tell you first and hold it later.</li>
<li>A recording is usually there by the next morning, and you can watch it as often as you like until the batch ends.</li>
<li>Your name and phone number move across the video. This protects you and the teacher.</li>
<li>Respect teachers and classmates in live classes. Never bring a patient's name, picture or identity into a class.</li>
</ul>
<h2>Exams</h2>
<ul>
<li>The rules, time and marking of each exam are shown before you start. Time runs on the server; it does not stop while you are offline, but your answers are kept on your phone and sent when the network returns.</li>
<li>When time is up, what has been saved is what is marked.</li>
<li>Answer for yourself. Letting others sit for you or spreading questions is cheating, and that result is cancelled.</li>
<li>If the key to a question proves wrong, we correct it and mark every paper again. Marks and ranks may change.</li>
<li>The marks or rank of a model test promise nothing about the real exam.</li>
</ul>
<h2>Lecture sheets</h2>
<p>Where a batch includes printed sheets, they go by courier to the address in your profile. If a parcel arrives torn or incomplete, tell us within seven days with a picture and we send it again free of charge. If it comes back because the address was wrong or the phone was off, the second courier charge is yours.</p>
<h2>Sharing accounts and material</h2>
<p>Classes, recordings, sheets and questions belong to Prostuti and its teachers. Use them for your own study; copying, recording, selling or spreading them in groups is forbidden. An account cannot be lent, and two people cannot share one enrolment.</p>
<ol>
<li><strong>The first time</strong> we tell you and warn you.</li>
<li><strong>The second time</strong> lectures are paused for seven days.</li>
<li><strong>The third time</strong>, or the first if recordings or questions were spread, the enrolment ends without a refund.</li>
</ol>
<p>You are heard before each step. We take none while an exam is running.</p>
<h2>Changing batch and refunds</h2>
<p>In the first two weeks of a batch you may change batch or schedule once, free of charge, if there is a seat; where the price differs, only the difference counts. Both that and a refund are under “Orders and receipts”. Leave within 7 days of the first class and you get everything back; after that, in proportion to the classes left. The reckoning, ways and times are in the <a href="/refund-policy">refund policy</a>.</p>
<h2>What we answer for</h2>
<p>We teach with care, but promise nobody a pass. We are no part of BCPS, BMU, the PSC or any other body that holds exams. What is said in class is for exams; decide on the treatment of patients by your own judgement and recognised guidelines. If a mistake of ours costs you money, we answer for it up to the fee of that batch. When power, the internet or a disaster stops the service, we bring it back as fast as we can and make up for lost classes.</p>
<h2>Changes, complaints and law</h2>
<p>When these terms change, we say so on the site and by SMS at least 15 days before. A change that takes something from you does not apply to an enrolment you already have.</p>
<p>If you have a complaint, write under “Complaints and questions”; you get an answer within one working day. If you are not satisfied, write to the director at <a href="mailto:hello@prostuti.example">hello@prostuti.example</a>. If that does not settle it, the law of Bangladesh applies and the courts of Dhaka decide. Personal data has a page of its own, the <a href="/privacy-policy">privacy policy</a>.</p>
<p><em>These terms are in force from 1 January 2026.</em></p>`

export const termsConditionPage: typeof page.$inferInsert = {
  slug: 'terms-condition',
  title: { bn: 'শর্তাবলি', en: 'Terms and conditions' },
  description: {
    bn: 'অ্যাকাউন্ট, ডিভাইস, আসন, কিস্তি, ক্লাস, পরীক্ষা ও লেকচার শিট নিয়ে আমাদের আর আপনার মধ্যে যা ঠিক হয়ে আছে।',
    en: 'What is agreed between you and us about accounts, devices, seats, instalments, classes, exams and lecture sheets.',
  },
  body: { bn, en },
}
