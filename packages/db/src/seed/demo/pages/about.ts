import type { page } from '../../../tables/index.ts'

const bn = `<p>প্রস্তুতি একটি কোচিং সেন্টার। এখানে চিকিৎসকেরা পোস্টগ্র্যাজুয়েশনের ভর্তি পরীক্ষা আর সরকারি চাকরির পরীক্ষার জন্য তৈরি হন। শুরুটা হয়েছিল ঢাকার গ্রিন রোডের একটি ঘরে, একটি সাদা বোর্ড আর এগারোজন ইন্টার্ন নিয়ে। বারো বছর পরে আমাদের তিনটি শাখা, চৌত্রিশজন নিয়মিত শিক্ষক আর ব্যাখ্যাসহ ৯,২০০টির বেশি প্রশ্ন আছে। কাজটা কিন্তু একই রয়ে গেছে: পড়াটা গুছিয়ে দেওয়া, নিয়মিত যাচাই করা আর পাশে থাকা।</p>
<h2>যাঁদের জন্য আমরা পড়াই</h2>
<p>আমাদের বেশির ভাগ ছাত্রছাত্রী সারা দিন হাসপাতালে থাকেন। কেউ ট্রেনিংয়ে, কেউ উপজেলায়, কেউ রাতের ডিউটি শেষে ক্লাসে বসেন। তাই ক্লাস সাজানো হয় সন্ধ্যা, রাত আর শুক্রবার ধরে; প্রতিটি ক্লাসের রেকর্ডিং থাকে; আর সবকিছু মোবাইলে, ধীর নেটেও চলার মতো করে বানানো।</p>
<ul>
<li><strong>FCPS Part-1</strong>: মেডিসিন, সার্জারি, গাইনি ও শিশু। এখন পরীক্ষা হয় এক দিনে, চার ঘণ্টায় ১৫০টি প্রশ্ন, ৩০০ নম্বর; পাস ২১০। আমাদের মডেল টেস্টও ঠিক সেভাবেই।</li>
<li><strong>রেসিডেন্সি ও অন্যান্য পোস্টগ্র্যাজুয়েশন</strong>: ফেজ-এ ভর্তি, ডিপ্লোমা, এমফিল, ডেন্টাল ও MRCP Part-1।</li>
<li><strong>বিসিএস</strong>: প্রিলিমিনারি ও বিশেষ বিসিএস (স্বাস্থ্য)। ২০০টি প্রশ্ন, দুই ঘণ্টা, ভুল উত্তরে ০.৫ নম্বর কাটা; নম্বর বণ্টন পিএসসির নতুন সিলেবাস ধরে।</li>
<li><strong>পিএসসি নন-ক্যাডার</strong>: পদ ধরে আলাদা প্রস্তুতি।</li>
</ul>
<h2>যেভাবে পড়াই</h2>
<ol>
<li><strong>আগে রুটিন।</strong> ভর্তির আগেই পুরো ব্যাচের রুটিন দেখতে পাবেন: কোন দিন কোন অধ্যায়, কোন দিন পরীক্ষা। মাঝপথে রুটিন বদলালে জানিয়ে বদলাই।</li>
<li><strong>ছোট ছোট পরীক্ষা।</strong> প্রতি অধ্যায়ের শেষে পরীক্ষা, প্রতিটি প্রশ্নের ব্যাখ্যা আর বইয়ের পৃষ্ঠা নম্বর। নিজের ভুলগুলো আলাদা করে দেখা যায়।</li>
<li><strong>আসল পরীক্ষার মতো মডেল টেস্ট।</strong> প্রশ্নের ধরন, সময় আর নম্বর কাটার নিয়ম আসল পরীক্ষার। ফলে দেখা যায় কোন বিষয়ে কত, আর নেগেটিভ মার্কিংয়ে কত গেল।</li>
<li><strong>ছাপা লেকচার শিট।</strong> কুরিয়ারে ৬৪ জেলায়। প্যাকেট কোথায় আছে, নিজেই দেখতে পাবেন।</li>
<li><strong>প্রশ্ন করার জায়গা।</strong> ক্লাসের নিচেই প্রশ্ন লেখা যায়; উত্তর দেন যিনি ক্লাসটি নিয়েছেন।</li>
</ol>
<h2>যে কথাগুলো আমরা রাখি</h2>
<blockquote><p>যা পড়াব তা আগে নিজেরা পরীক্ষা দিয়ে দেখব; যা জানি না তা বলব “জানি না, দেখে জানাব”।</p></blockquote>
<p>আমরা কারও সাফল্যের নিশ্চয়তা বিক্রি করি না, কোনো প্রশ্নফাঁসের সঙ্গে আমাদের সম্পর্ক নেই, আর পরীক্ষা নেয় এমন কোনো প্রতিষ্ঠানের আমরা অংশ নই। ফি, আসন আর টাকা ফেরতের নিয়ম ব্যাচের পাতাতেই লেখা থাকে। ভুল হলে স্বীকার করি: কোনো প্রশ্নের উত্তর ভুল প্রমাণিত হলে সবার খাতা আবার মূল্যায়ন হয়, আর কেন বদলাল তা লিখে জানানো হয়।</p>
<h2>শিক্ষকেরা</h2>
<p>ক্লাস নেন যাঁরা নিজেরা এই পরীক্ষাগুলো পার হয়েছেন এবং এখনো হাসপাতাল বা কলেজে কাজ করেন। নতুন কোনো শিক্ষক যোগ দিলে প্রথম তিনটি ক্লাসে একজন জ্যেষ্ঠ শিক্ষক পেছনের সারিতে বসেন। প্রতি ব্যাচের শেষে ছাত্রছাত্রীদের মতামত নিয়ে শিক্ষকেরা একসঙ্গে বসেন; কোন ক্লাসটি আবার সাজাতে হবে, সেখানেই ঠিক হয়।</p>
<h2>কোথায় আছি</h2>
<p>প্রধান শাখা ঢাকার গ্রিন রোডে; আরও দুটি শাখা চট্টগ্রাম ও রাজশাহীতে। শাখায় না এলেও ক্ষতি নেই, অর্ধেকের বেশি ছাত্রছাত্রী কখনো আমাদের শাখায় আসেননি। ঠিকানা, ফোন ও সময় আছে <a href="/contact-details">যোগাযোগের পাতায়</a>; ক্লাস আর কর্মশালার ছবি <a href="/gallery">গ্যালারিতে</a>। কোন ব্যাচটি মানাবে বুঝতে না পারলে <a href="/fcps-part-1/batch-for-you">কয়েকটি প্রশ্নের উত্তর দিন</a>, আমরা মিলিয়ে দেব।</p>`

const en = `<p>Prostuti is a coaching centre where doctors prepare for postgraduate entrance exams and for government service. It began in one room on Green Road in Dhaka, with a whiteboard and eleven interns. Twelve years later there are three branches, thirty-four regular teachers and more than 9,200 questions with explanations. The work has stayed the same: put the study in order, test it regularly, and stay beside the student.</p>
<h2>Whom we teach</h2>
<p>Most of our students spend the day in a hospital. Some are in training, some serve in an upazila, some sit down to class after a night on duty. So classes are held in the evening, at night and on Fridays; every class is recorded; and everything is made to work on a phone, on a slow network.</p>
<ul>
<li><strong>FCPS Part-1</strong>: Medicine, Surgery, Gynae and Paediatrics. The exam is now one day, 150 questions in four hours, 300 marks, pass at 210. Our model tests are exactly that.</li>
<li><strong>Residency and other postgraduation</strong>: Phase-A entrance, Diploma, MPhil, Dental and MRCP Part-1.</li>
<li><strong>BCS</strong>: the preliminary and the special BCS (Health). 200 questions, two hours, 0.5 off for a wrong answer; marks divided as in the PSC's new syllabus.</li>
<li><strong>PSC non-cadre</strong>: prepared post by post.</li>
</ul>
<h2>How we teach</h2>
<ol>
<li><strong>The routine first.</strong> You see the routine of the whole batch before you enrol: which chapter on which day, and when the exams are. If it changes midway, we tell you before it does.</li>
<li><strong>Small exams.</strong> One at the end of every chapter, with an explanation and a page number for each question. Your mistakes can be looked at by themselves.</li>
<li><strong>Model tests like the real ones.</strong> The kinds of question, the time and the marking are those of the real exam. The result shows each subject, and what negative marking cost.</li>
<li><strong>Printed lecture sheets.</strong> By courier to all 64 districts. You can see for yourself where the parcel is.</li>
<li><strong>A place to ask.</strong> Write your question under the class; the teacher who gave it answers.</li>
</ol>
<h2>What we hold to</h2>
<blockquote><p>What we teach, we first sit as an exam ourselves; what we do not know, we answer with “I do not know, I will find out”.</p></blockquote>
<p>We do not sell guarantees of success, we have nothing to do with leaked papers, and we are no part of any body that holds these exams. Fees, seats and the refund rule stand on the page of each batch. When we are wrong we say so: if the key to a question proves wrong, every paper is marked again, and the reason is published.</p>
<h2>The teachers</h2>
<p>Classes are given by people who have passed these exams themselves and still work in a hospital or a college. In the first three classes of a new teacher, a senior one sits in the back row. At the end of every batch the teachers meet over what students have said, and decide which classes must be made anew.</p>
<h2>Where we are</h2>
<p>The main branch is on Green Road in Dhaka; there are two more in Chattogram and Rajshahi. Nothing is lost if you never come: more than half of our students have never visited a branch. Addresses, telephones and hours are on the <a href="/contact-details">contact page</a>; pictures of classes and workshops in the <a href="/gallery">gallery</a>. If you are not sure which batch suits you, <a href="/fcps-part-1/batch-for-you">answer a few questions</a> and we will match you.</p>`

export const aboutPage: typeof page.$inferInsert = {
  slug: 'about',
  title: { bn: 'আমাদের কথা', en: 'About us' },
  description: {
    bn: 'কারা পড়াই, কাদের পড়াই, কীভাবে পড়াই: চিকিৎসকদের পোস্টগ্র্যাজুয়েশন ও বিসিএস প্রস্তুতির একটি প্রতিষ্ঠানের গল্প।',
    en: 'Who we are, whom we teach and how: a centre where doctors prepare for postgraduation and BCS.',
  },
  body: { bn, en },
}
