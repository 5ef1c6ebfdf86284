import type { page } from '../../../tables/index.ts'

const bn = `<p>পড়াতে গেলে আপনার কিছু তথ্য আমাদের রাখতে হয়। কোন তথ্য, কেন, কত দিন, কে দেখে আর আপনি কী কী চাইতে পারেন, এই পাতায় সেটাই লেখা। সংক্ষেপে: যতটুকু লাগে ততটুকুই রাখি, কারও কাছে বিক্রি করি না, বিজ্ঞাপনের জন্য আপনাকে অনুসরণ করি না।</p>
<h2>যেসব তথ্য রাখি</h2>
<table>
<thead><tr><th>তথ্য</th><th>কেন লাগে</th></tr></thead>
<tbody>
<tr><td>নাম, মোবাইল নম্বর, পাসওয়ার্ড</td><td>অ্যাকাউন্ট চেনা ও নিরাপদ রাখা। পাসওয়ার্ড এমনভাবে রাখা হয় যে আমরাও পড়তে পারি না</td></tr>
<tr><td>ইমেইল, BMDC নম্বর, মেডিকেল কলেজ, ছবি</td><td>ব্যাচ মেলানো, রসিদ পাঠানো। BMDC নম্বর ও ছবি না দিলেও চলে</td></tr>
<tr><td>ঠিকানা</td><td>লেকচার শিট পৌঁছানো</td></tr>
<tr><td>ভর্তি, রসিদ, লেনদেন নম্বর</td><td>কে কী কিনেছেন, কত বাকি, কত ফেরত</td></tr>
<tr><td>পরীক্ষার উত্তর, সময়, নম্বর, চিহ্নিত প্রশ্ন</td><td>মূল্যায়ন, ব্যাখ্যা, মেধাক্রম, ভুলগুলো আলাদা করে দেখানো</td></tr>
<tr><td>কোন লেকচার কতটুকু দেখেছেন, নোট</td><td>যেখানে থেমেছিলেন সেখান থেকে শুরু করা</td></tr>
<tr><td>ডিভাইসের ধরন, ব্রাউজার, শেষ ব্যবহারের সময়, আইপি ঠিকানা</td><td>দুই ডিভাইসের নিয়ম ও অচেনা লগইন ধরা</td></tr>
<tr><td>কোন পাতা খুলেছেন</td><td>সাইটের ত্রুটি খোঁজা, কোন পাতা কাজে লাগে বোঝা</td></tr>
<tr><td>“অভিযোগ ও প্রশ্ন” পাতায় ও ফোনে যা জানান</td><td>সমস্যার সমাধান ও তার হিসাব রাখা</td></tr>
</tbody>
</table>
<p>ধর্ম, রাজনীতি, স্বাস্থ্য বা পরিবারের তথ্য আমরা চাই না। জাতীয় পরিচয়পত্রের মতো কিছু কখনো লাগে না; কেউ আমাদের নামে চাইলে দেবেন না, জানাবেন।</p>
<h2>ওটিপি ও এসএমএস</h2>
<p>নিবন্ধন, পাসওয়ার্ড বদল ও নতুন ডিভাইস যাচাইয়ের সময় ফোনে ছয় অঙ্কের কোড পাঠাই। কোডটি ৫ মিনিট চলে, পাঁচবার ভুল হলে নতুন কোড লাগে। কোড পাঠাতে আপনার নম্বর ও বার্তাটি এসএমএস সেবাদাতার কাছে যায়। কিস্তি, ক্লাস ও শিটের খবরও এসএমএসে দিই; এগুলো সেবার অংশ। নতুন ব্যাচের খবর না চাইলে একবার জানান, আর পাঠাব না।</p>
<h2>টাকা দেওয়ার সময়</h2>
<p>টাকা দেওয়ার পাতাটি বিকাশ বা SSLCOMMERZ-এর নিজের। কার্ড নম্বর, পিন ও ব্যাংকের পাসওয়ার্ড সেখানেই থাকে; আমাদের কাছে আসে না, আমরা রাখিও না। আমরা গেটওয়েকে জানাই আপনার নাম, ফোন, ইমেইল, টাকার অঙ্ক ও একটি অর্ডার নম্বর; তারা জানায় লেনদেন সফল কি না, লেনদেন নম্বর ও কোন মাধ্যমে দিয়েছেন। গেটওয়ের প্রতিটি বার্তা আমরা বদলানো যায় না এমনভাবে জমা রাখি, যেন আপনার একটি টাকাও হিসাবের বাইরে না যায়।</p>
<h2>কুকি ও ফোনে যা জমা থাকে</h2>
<ul>
<li>লগইন মনে রাখার টোকেন, ভাষা ও আলো-আঁধারের পছন্দ, আর আপনার ডিভাইসের একটি চিহ্ন।</li>
<li>পরীক্ষার সময় উত্তরগুলো আগে আপনার ফোনে জমা হয়, নেট থাকলে সার্ভারে যায়। জমা হওয়ার পর ফোনের কপিটি মুছে যায়।</li>
<li>কিছু পাতা ফোনে রাখা হয়, যেন নেট না থাকলেও সাইট খোলে।</li>
<li>বিজ্ঞাপন কোম্পানির কুকি নেই। মেসেঞ্জার বা ইউটিউবের ভিডিও আপনি চালু করলে তবেই তাদের সাইট থেকে আসে, তখন তাদের নিয়ম চলে।</li>
</ul>
<h2>কে দেখতে পায়</h2>
<ul>
<li><strong>শিক্ষক</strong> নিজের ব্যাচের পরীক্ষার্থীর নাম, উত্তর ও নম্বর দেখেন।</li>
<li><strong>সহায়তা ও হিসাব বিভাগের কর্মী</strong> কাজের জন্য যতটুকু লাগে ততটুকু দেখেন। দরকার হলে কেউ অল্প সময়ের জন্য আপনার চোখে সাইটটি দেখতে পারেন; তখন পাতায় তা লেখা থাকে এবং প্রতিটি কাজ তাঁর নামে জমা হয়। আপনার হয়ে পরীক্ষা দিতে, টাকা দিতে বা পাসওয়ার্ড দেখতে তিনি পারেন না।</li>
<li><strong>কুরিয়ার</strong> পায় নাম, ফোন ও ঠিকানা; <strong>এসএমএস সেবাদাতা</strong> পায় নম্বর ও বার্তা; <strong>পেমেন্ট গেটওয়ে</strong> পায় ওপরে লেখা তথ্য।</li>
<li><strong>সহপাঠীরা</strong> আপনার পরীক্ষার নম্বর দেখেন না। মেধাক্রমে আপনি শুধু নিজের জায়গাটি দেখেন। সাফল্যের খবরে নাম বা ছবি ছাপানোর আগে লিখিত সম্মতি নিই।</li>
<li><strong>আদালত বা আইন প্রয়োগকারী সংস্থা</strong> আইনসম্মত লিখিত আদেশ দিলে যতটুকু বলা আছে ততটুকু দিই, এবং আইনে বাধা না থাকলে আপনাকে জানাই।</li>
</ul>
<h2>কত দিন রাখি</h2>
<table>
<thead><tr><th>তথ্য</th><th>মেয়াদ</th></tr></thead>
<tbody>
<tr><td>অ্যাকাউন্ট ও প্রোফাইল</td><td>অ্যাকাউন্ট যত দিন আছে</td></tr>
<tr><td>পরীক্ষার উত্তর ও ফল</td><td>অ্যাকাউন্ট যত দিন আছে; এরপর নাম সরিয়ে শুধু প্রশ্নের মান যাচাই ও অন্যদের মেধাক্রমে</td></tr>
<tr><td>রসিদ ও লেনদেন</td><td>৬ বছর, হিসাব ও করের কাজে</td></tr>
<tr><td>ওটিপির হিসাব</td><td>৩০ দিন</td></tr>
<tr><td>পাতা খোলার হিসাব ও আইপি ঠিকানা</td><td>১২ মাস</td></tr>
<tr><td>ছেড়ে দেওয়া ডিভাইস</td><td>৯০ দিন</td></tr>
<tr><td>“অভিযোগ ও প্রশ্ন” পাতার কথা</td><td>সমাধানের পর ২ বছর, তবে অ্যাকাউন্ট যত দিন আছে তার বেশি নয়</td></tr>
</tbody>
</table>
<h2>আপনি যা চাইতে পারেন</h2>
<ol>
<li><strong>দেখা ও কপি নেওয়া।</strong> আপনার সম্পর্কে যা আছে, তার কপি <a href="/my/account/data">আপনার প্রোফাইল থেকে</a> যেকোনো সময় নিজেই নামাতে পারেন: সব তথ্য এক ফাইলে, রসিদগুলো PDF হিসেবে। লগইন করতে না পারলে লিখে চান, ৭ কার্যদিবসের মধ্যে পাঠাই।</li>
<li><strong>ঠিক করা।</strong> বেশির ভাগ তথ্য প্রোফাইলে নিজেই বদলাতে পারেন; বাকিটা লিখে জানান।</li>
<li><strong>মুছে ফেলা।</strong> <a href="/my/account/close">অ্যাকাউন্ট বন্ধ</a> করলে সঙ্গে সঙ্গে মুছে ফেলি, আমাদের বললে ৩০ দিনের মধ্যে; আইনে বা হিসাবে রাখতে হয় এমন রসিদ ও লেনদেন ছাড়া, যা নাম সরিয়ে রাখি। গেটওয়ের বার্তা বদলানো যায় না, তাই সেগুলোয় তখনকার নাম ও নম্বর থেকে যায়। চলতি ব্যাচ থাকলে আগে বুঝিয়ে বলি, কী কী হারাবেন। বন্ধ করলে আর ফেরানো যায় না।</li>
<li><strong>আপত্তি জানানো।</strong> কোনো তথ্য কেন রাখছি জানতে চাইতে পারেন, আপত্তি করতে পারেন; কারণ না থাকলে রাখব না।</li>
</ol>
<p>অনুরোধ পাঠান নিবন্ধিত নম্বর থেকে বা লগইন করে, যেন অন্য কেউ আপনার নামে চাইতে না পারে।</p>
<h2>নিরাপত্তা</h2>
<p>সাইটের সব আদান-প্রদান এনক্রিপ্ট করা। কর্মীরা লগইন করেন পাসওয়ার্ডের সঙ্গে সময়ভিত্তিক কোড দিয়ে, আর কে কী দেখলেন বা বদলালেন, তার হিসাব থাকে। তথ্যের কপি নিয়মিত আলাদা জায়গায় রাখি। তবু কোনো ফাঁস হলে এবং তাতে আপনার ক্ষতির আশঙ্কা থাকলে, জানার ৭২ ঘণ্টার মধ্যে আপনাকে জানাব: কী হয়েছে, কী করছি, আপনি কী করবেন।</p>
<p>এই সাইট প্রাপ্তবয়স্কদের জন্য; ১৮ বছরের কম কারও তথ্য আমরা জেনে রাখি না।</p>
<h2>যোগাযোগ ও বদল</h2>
<p>তথ্য নিয়ে যেকোনো প্রশ্নে লিখুন <a href="mailto:hello@prostuti.example">hello@prostuti.example</a> ঠিকানায়, অথবা <a href="/contact-details">যেকোনো শাখায়</a> আসুন। এই নীতি বদলালে অন্তত ১৫ দিন আগে সাইটে জানাই। কেনাকাটা ও ব্যবহারের নিয়ম আছে <a href="/terms-condition">শর্তাবলিতে</a>।</p>
<p><em>এই নীতি ১ জানুয়ারি ২০২৬ থেকে কার্যকর।</em></p>`

const en = `<p>To teach you, we have to keep some data about you. This page says which, why, for how long, who sees it and what you can ask for. In short: we keep what is needed and no more, sell it to nobody, and do not follow you for advertising.</p>
<h2>What we keep</h2>
<table>
<thead><tr><th>Data</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Name, mobile number, password</td><td>To know your account and keep it safe. The password is stored so that we cannot read it either</td></tr>
<tr><td>Email, BMDC number, medical college, picture</td><td>To match batches and send receipts. The BMDC number and the picture are optional</td></tr>
<tr><td>Address</td><td>To deliver lecture sheets</td></tr>
<tr><td>Enrolments, receipts, transaction numbers</td><td>Who bought what, what is due, what is to be returned</td></tr>
<tr><td>Exam answers, times, marks, flagged questions</td><td>Marking, explanations, ranks, showing your mistakes by themselves</td></tr>
<tr><td>How far you watched each lecture, notes</td><td>To resume where you stopped</td></tr>
<tr><td>Kind of device, browser, time of last use, IP address</td><td>The rule of two devices, and to notice strange logins</td></tr>
<tr><td>Which pages you opened</td><td>To find faults, and learn which pages are useful</td></tr>
<tr><td>What you tell us under “Complaints and questions” and by phone</td><td>To solve the problem and keep account of it</td></tr>
</tbody>
</table>
<p>We do not ask about religion, politics, health or family. We never need anything like a national identity card; if somebody asks for one in our name, do not give it, and tell us.</p>
<h2>Codes and SMS</h2>
<p>When you register, change your password or verify a new device, we send a six-digit code to your phone. It lives for 5 minutes, and after five wrong tries a new one is needed. To send it, your number and the message go to the SMS provider. News of instalments, classes and sheets comes by SMS too; that is part of the service. If you do not want news of new batches, tell us once and we stop.</p>
<h2>When you pay</h2>
<p>The page on which you pay belongs to bKash or SSLCOMMERZ. Card numbers, PINs and bank passwords stay there; they do not reach us and we do not keep them. We tell the gateway your name, phone, email, the amount and an order number; it tells us whether the payment succeeded, its transaction number and the means you used. We store every message of a gateway in a way that cannot be altered, so that not one taka of yours goes unaccounted for.</p>
<h2>Cookies, and what stays on your phone</h2>
<ul>
<li>A token that remembers your login, your language and light or dark, and a mark of your device.</li>
<li>During an exam your answers are first kept on your phone and then sent. Once they are saved, the copy on the phone is removed.</li>
<li>Some pages are kept on your phone, so that the site opens without a network.</li>
<li>There are no cookies of advertisers. Messenger, or a YouTube video, comes from their site only when you start it; then their rules hold.</li>
</ul>
<h2>Who sees it</h2>
<ul>
<li><strong>Teachers</strong> see the names, answers and marks of their own batches.</li>
<li><strong>Support and accounts staff</strong> see what their work needs. If necessary, one of them may look at the site as you see it, for a short time; the page says so, and everything done is recorded under their name. They cannot sit an exam, pay or see a password for you.</li>
<li><strong>The courier</strong> gets name, phone and address; <strong>the SMS provider</strong> the number and the message; <strong>the payment gateway</strong> what is named above.</li>
<li><strong>Classmates</strong> do not see your marks. In a ranking you see your own place only. Before we print a name or picture among our successes, we ask for written consent.</li>
<li><strong>Courts and law enforcement</strong>, with a lawful written order, get what the order names, and we tell you unless the law forbids it.</li>
</ul>
<h2>How long we keep it</h2>
<table>
<thead><tr><th>Data</th><th>Time</th></tr></thead>
<tbody>
<tr><td>Account and profile</td><td>As long as the account exists</td></tr>
<tr><td>Exam answers and results</td><td>As long as the account exists; then without a name, only to judge the questions and for the ranks of others</td></tr>
<tr><td>Receipts and payments</td><td>6 years, for accounts and tax</td></tr>
<tr><td>Records of codes sent</td><td>30 days</td></tr>
<tr><td>Pages opened and IP addresses</td><td>12 months</td></tr>
<tr><td>Released devices</td><td>90 days</td></tr>
<tr><td>Complaint threads</td><td>2 years after they are solved, but no longer than the account exists</td></tr>
</tbody>
</table>
<h2>What you can ask for</h2>
<ol>
<li><strong>To see it and have a copy.</strong> Download what we hold about you at any time <a href="/my/account/data">from your profile</a>: all data in one file, receipts as PDF. If you cannot log in, write to us and we send it within 7 working days.</li>
<li><strong>To correct it.</strong> Most of it you can change in your profile; for the rest, write to us.</li>
<li><strong>To delete it.</strong> <a href="/my/account/close">Close your account</a> and we delete it at once, or ask us and we do it within 30 days, except receipts and payments that law or accounts oblige us to keep, which we keep without your name. Messages of the gateways cannot be altered, so the name and number of that day stay in them. If you are in a batch, we first explain what you would lose. Closing cannot be undone.</li>
<li><strong>To object.</strong> You may ask why we keep something, and object; without a reason we will not keep it.</li>
</ol>
<p>Send requests from your registered number or while logged in, so that nobody else can ask in your name.</p>
<h2>Safety</h2>
<p>Everything between you and the site is encrypted. Staff sign in with a password and a time-based code, and it is recorded who saw or changed what. Copies of the data are kept regularly in another place. If something leaks all the same and could harm you, we tell you within 72 hours of knowing: what happened, what we are doing and what you should do.</p>
<p>This site is for adults; we do not knowingly keep data of anyone under 18.</p>
<h2>Contact and changes</h2>
<p>With any question about your data write to <a href="mailto:hello@prostuti.example">hello@prostuti.example</a>, or come to <a href="/contact-details">any branch</a>. When this policy changes, we say so on the site at least 15 days before. The rules of buying and using are in the <a href="/terms-condition">terms</a>.</p>
<p><em>This policy is in force from 1 January 2026.</em></p>`

export const privacyPolicyPage: typeof page.$inferInsert = {
  slug: 'privacy-policy',
  title: { bn: 'গোপনীয়তার নীতি', en: 'Privacy policy' },
  description: {
    bn: 'আপনার কোন তথ্য রাখি, কেন ও কত দিন, কে দেখতে পায়, আর আপনি কী কী চাইতে পারেন।',
    en: 'Which data of yours we keep, why and for how long, who sees it, and what you can ask for.',
  },
  body: { bn, en },
}
