import { bcsGeneral } from '../topics/bcs-general.ts'
import { bcsLanguage } from '../topics/bcs-language.ts'
import { bcsReasoning } from '../topics/bcs-reasoning.ts'
import type { DemoCourse } from './demo-course.ts'
import { syllabusOf } from './syllabus.ts'

const { bangladesh, international, geography, ethics } = bcsGeneral
const { maths, mental, science, ict } = bcsReasoning

export const bcs: DemoCourse = {
  slug: 'bcs',
  title: { bn: 'বিসিএস', en: 'BCS' },
  subtitle: {
    bn: 'প্রিলিমিনারি ও বিশেষ বিসিএস (স্বাস্থ্য)',
    en: 'Preliminary and the special BCS (Health)',
  },
  about: {
    bn: `<p>বাংলাদেশ সরকারি কর্ম কমিশন (পিএসসি) তিন ধাপে বিসিএস নেয়: প্রিলিমিনারি, লিখিত ও মৌখিক। প্রিলিমিনারি কেবল বাছাইয়ের পরীক্ষা, এর নম্বর পরে যোগ হয় না; তবু এখানেই সবচেয়ে বেশি পরীক্ষার্থী থেমে যান।</p>
<h2>প্রিলিমিনারি কেমন</h2>
<ul><li>২ ঘণ্টায় <strong>২০০টি প্রশ্ন</strong>, চারটি করে উত্তর, মোট ২০০ নম্বর।</li><li>শুদ্ধ উত্তরে ১, ভুল উত্তরে <strong>০.৫ কাটা যায়</strong>।</li><li>নির্দিষ্ট পাস নম্বর নেই; কতজনকে লিখিত পরীক্ষায় ডাকা হবে, সে অনুযায়ী ঠিক হয়।</li></ul>
<p>৫০তম বিসিএস থেকে মানবণ্টন বদলেছে: বাংলা, ইংরেজি ও বাংলাদেশ বিষয়াবলিতে ৫ করে কমেছে; আন্তর্জাতিক, গণিত ও নৈতিকতায় ৫ করে বেড়েছে। এই পাতার মানবণ্টনটি নতুন।</p>
<h2>চিকিৎসকদের বিশেষ বিসিএস</h2>
<p>৩৯তম, ৪২তম ও ৪৮তম বিসিএস ছিল চিকিৎসকদের জন্য বিশেষ। নিয়ম একই, ২ ঘণ্টায় ২০০ প্রশ্ন; এরপর ১০০ নম্বরের মৌখিক। প্রশ্ন আসে এভাবে:</p>
<table><thead><tr><th>বিষয়</th><th>নম্বর</th></tr></thead><tbody>
<tr><td>মেডিকেল বা ডেন্টাল সায়েন্স</td><td>১০০</td></tr>
<tr><td>বাংলা</td><td>২০</td></tr>
<tr><td>ইংরেজি</td><td>২০</td></tr>
<tr><td>বাংলাদেশ বিষয়াবলি</td><td>২০</td></tr>
<tr><td>আন্তর্জাতিক বিষয়াবলি</td><td>২০</td></tr>
<tr><td>মানসিক দক্ষতা</td><td>১০</td></tr>
<tr><td>গাণিতিক যুক্তি</td><td>১০</td></tr>
</tbody></table>
<h3>কোথা থেকে শুরু করবেন</h3>
<p>আগে একটি <a href="/bcs-exam-list">ফ্রি মডেল টেস্ট</a> দিন। কোন বিষয়ে নম্বর যাচ্ছে দেখে নিয়ে ব্যাচ বাছলে সময় বাঁচে।</p>`,
    en: `<p>The Bangladesh Public Service Commission (PSC) holds the BCS in three steps: preliminary, written and oral. The preliminary only selects, and its marks are not carried on; yet it is where most examinees stop.</p>
<h2>What the preliminary is like</h2>
<ul><li><strong>200 questions</strong> in 2 hours, four options each, 200 marks in all.</li><li>A right answer gives 1, a wrong one <strong>costs 0.5</strong>.</li><li>There is no fixed pass mark; it follows from how many are called to the written exam.</li></ul>
<p>The mark distribution changed with the 50th BCS: 5 less each for Bangla, English and Bangladesh affairs, 5 more each for international affairs, mathematics and ethics. The one on this page is the new one.</p>
<h2>The special BCS for doctors</h2>
<p>The 39th, the 42nd and the 48th BCS were special ones for doctors. The rules are the same, 200 questions in 2 hours; an oral exam of 100 marks follows. The questions are shared out like this:</p>
<table><thead><tr><th>Subject</th><th>Marks</th></tr></thead><tbody>
<tr><td>Medical or dental science</td><td>100</td></tr>
<tr><td>Bangla</td><td>20</td></tr>
<tr><td>English</td><td>20</td></tr>
<tr><td>Bangladesh affairs</td><td>20</td></tr>
<tr><td>International affairs</td><td>20</td></tr>
<tr><td>Mental ability</td><td>10</td></tr>
<tr><td>Mathematical reasoning</td><td>10</td></tr>
</tbody></table>
<h3>Where to begin</h3>
<p>Take a <a href="/bcs-exam-list">free model test</a> first. Seeing where the marks go before you choose a batch saves time.</p>`,
  },
  markShares: [
    { subject: bcsLanguage.bangla.title, marks: 30 },
    { subject: bcsLanguage.english.title, marks: 30 },
    { subject: bangladesh.title, marks: 25 },
    { subject: international.title, marks: 25 },
    {
      subject: { bn: 'ভূগোল, পরিবেশ ও দুর্যোগ ব্যবস্থাপনা', en: 'Geography, environment and disaster management' },
      marks: 10,
    },
    { subject: science.title, marks: 15 },
    { subject: ict.title, marks: 15 },
    { subject: maths.title, marks: 20 },
    { subject: mental.title, marks: 15 },
    { subject: ethics.title, marks: 15 },
  ],
  syllabus: syllabusOf([
    bcsLanguage.bangla,
    bcsLanguage.english,
    bangladesh,
    international,
    geography,
    science,
    ict,
    maths,
    mental,
    ethics,
  ]),
  faqCategory: 'exam',
  setting: {
    allowInstalments: true,
    helpText: {
      bn: 'প্রিলির মডেল টেস্টগুলো আলাদা করেও দেওয়া যায়; কোর্সে ভর্তি হওয়া বাধ্যতামূলক নয়।',
      en: 'The preliminary model tests can be taken on their own; enrolling in the course is not required.',
    },
  },
}
