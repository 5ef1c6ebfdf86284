import { basic } from '../topics/basic-subjects.ts'
import type { DemoCourse } from './demo-course.ts'
import { syllabusOf } from './syllabus.ts'

export const fcpsPart1: DemoCourse = {
  slug: 'fcps-part-1',
  title: { bn: 'FCPS Part-1', en: 'FCPS Part-1' },
  subtitle: {
    bn: 'মেডিসিন, সার্জারি, গাইনি ও শিশু: এক পেপারের পূর্ণ প্রস্তুতি',
    en: 'Medicine, Surgery, Gynae and Paediatrics: all of the one paper',
  },
  about: {
    bn: `<p>FCPS Part-1 পরীক্ষা নেয় বাংলাদেশ কলেজ অব ফিজিশিয়ানস অ্যান্ড সার্জনস (BCPS), বছরে দুবার: <strong>জানুয়ারি</strong> ও <strong>জুলাই</strong> মাসে। জানুয়ারি ২০২৪ থেকে তিন পেপারের বদলে এক দিনে একটি পেপার হয়।</p>
<h2>পরীক্ষাটি কেমন</h2>
<table><thead><tr><th>বিষয়</th><th>নিয়ম</th></tr></thead><tbody>
<tr><td>প্রশ্ন</td><td>১৫০টি: ৭৫টি MTF ও ৭৫টি SBA</td></tr>
<tr><td>সময়</td><td>৪ ঘণ্টা</td></tr>
<tr><td>নম্বর</td><td>প্রতি প্রশ্নে ২, মোট ৩০০</td></tr>
<tr><td>পাস নম্বর</td><td>২১০ (৭০%)</td></tr>
<tr><td>ভুল উত্তর</td><td>নম্বর কাটা যায় না</td></tr>
</tbody></table>
<h2>আমরা কীভাবে প্রস্তুত করি</h2>
<ol><li>যে বিষয়ে বসবেন, তার বেসিক বিষয়গুলো অধ্যায় ধরে ক্লাস।</li><li>প্রতি সপ্তাহের পড়া থেকে MTF ও SBA দুই ধরনের প্রশ্নে পরীক্ষা।</li><li>শেষে ১৫০ প্রশ্নের পূর্ণাঙ্গ মডেল টেস্ট ও সমাধান ক্লাস।</li></ol>
<p>৭০ শতাংশ নম্বর অনেক মনে হতে পারে; তবে ভুলে নম্বর কাটা যায় না বলে <em>প্রতিটি প্রশ্নের উত্তর দেওয়াই</em> এখানে সেরা কৌশল।</p>`,
    en: `<p>FCPS Part-1 is held by the Bangladesh College of Physicians and Surgeons (BCPS) twice a year, in <strong>January</strong> and <strong>July</strong>. Since January 2024 it is one paper on one day instead of three.</p>
<h2>What the exam is like</h2>
<table><thead><tr><th>What</th><th>Rule</th></tr></thead><tbody>
<tr><td>Questions</td><td>150: 75 MTF and 75 SBA</td></tr>
<tr><td>Time</td><td>4 hours</td></tr>
<tr><td>Marks</td><td>2 a question, 300 in all</td></tr>
<tr><td>Pass mark</td><td>210 (70%)</td></tr>
<tr><td>Wrong answers</td><td>Cost nothing</td></tr>
</tbody></table>
<h2>How we prepare you</h2>
<ol><li>Classes on the basic sciences of your subject, chapter by chapter.</li><li>An exam each week on what was read, in both MTF and SBA questions.</li><li>At the end, full model tests of 150 questions and classes that solve them.</li></ol>
<p>Seventy per cent may sound like much; but as wrong answers cost nothing, <em>answering every question</em> is the best plan here.</p>`,
  },
  markShares: [
    { subject: { bn: 'MTF (৭৫টি প্রশ্ন)', en: 'MTF (75 questions)' }, marks: 150 },
    { subject: { bn: 'SBA (৭৫টি প্রশ্ন)', en: 'SBA (75 questions)' }, marks: 150 },
  ],
  syllabus: syllabusOf(Object.values(basic)),
  faqCategory: 'classes',
  setting: {
    allowInstalments: true,
    supportPhone: '+8801700000001',
    helpText: {
      bn: 'কোন বিষয়ে বসবেন ঠিক না থাকলে আগে আমাদের সঙ্গে কথা বলুন; বিষয় বদলালে বাড়তি ফি লাগে না।',
      en: 'If you have not settled on a subject, talk to us first; changing it costs nothing extra.',
    },
  },
}
