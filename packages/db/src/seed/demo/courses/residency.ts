import { basic } from '../topics/basic-subjects.ts'
import { faculty } from '../topics/faculty.ts'
import type { DemoCourse } from './demo-course.ts'
import { syllabusOf } from './syllabus.ts'

export const residency: DemoCourse = {
  slug: 'residency',
  title: { bn: 'রেসিডেন্সি ও অন্যান্য পোস্টগ্র্যাজুয়েশন', en: 'Residency and other postgraduation' },
  subtitle: { bn: 'MD, MS, ডিপ্লোমা, এমফিল, ডেন্টাল ও MRCP', en: 'MD, MS, Diploma, MPhil, Dental and MRCP' },
  about: {
    bn: `<p>MD ও MS রেসিডেন্সির ফেজ-এ ভর্তি পরীক্ষা নেয় বাংলাদেশ মেডিকেল বিশ্ববিদ্যালয় (BMU), বছরে একবার, সাধারণত নভেম্বর-ডিসেম্বরে; ক্লাস শুরু হয় পরের <strong>মার্চ সেশনে</strong>। পরীক্ষা হয় বিষয় ধরে নয়, <strong>ফ্যাকাল্টি</strong> ধরে: মেডিসিন, সার্জারি, শিশু, বেসিক ও প্যারাক্লিনিক্যাল, ডেন্টিস্ট্রি।</p>
<h2>পরীক্ষাটি কেমন</h2>
<ul><li>৩ ঘণ্টায় ২০০ প্রশ্ন, ২০০ নম্বর।</li><li>কোন বছর MTF আর SBA কী অনুপাতে থাকবে এবং ভুলে কত কাটা যাবে, তা বিজ্ঞপ্তি দেখে মিলিয়ে নিন।</li><li>কোনো সরকারি সিলেবাস নেই; এই পাতার মানবণ্টন আগের বছরগুলোর ধারা থেকে আনুমানিক।</li></ul>
<h2>ডিপ্লোমা, এমফিল ও MRCP</h2>
<p>ডিপ্লোমা ও এমফিলের ভর্তি পরীক্ষা হয় ফেব্রুয়ারি-মার্চে, <strong>জুলাই সেশনের</strong> জন্য; বেসিক বিষয়ের পড়া রেসিডেন্সির মতোই। MRCP(UK) Part 1-এ এক দিনে দুই পেপার, প্রতিটিতে ১০০টি best-of-five প্রশ্ন।</p>
<h3>একবার পড়ে কয়েকটি পরীক্ষা</h3>
<p>বেসিক বিষয় একই বলে একটি ব্যাচে পড়েই অনেকে দুটি পরীক্ষায় বসেন। কোনটির সঙ্গে কোনটি মেলে, জানতে <a href="/residency/batch-for-you">কয়েকটি প্রশ্নের উত্তর দিন</a>।</p>`,
    en: `<p>The Phase-A entrance to MD and MS residency is held by Bangladesh Medical University (BMU) once a year, usually in November or December, for the <strong>March session</strong> of the next year. It is sat not by subject but by <strong>faculty</strong>: Medicine, Surgery, Paediatrics, Basic and Para-clinical, Dentistry.</p>
<h2>What the exam is like</h2>
<ul><li>200 questions and 200 marks in 3 hours.</li><li>How many are MTF and SBA in a given year, and what a wrong answer costs, is in the circular.</li><li>There is no official syllabus; the marks on this page are estimated from earlier years.</li></ul>
<h2>Diploma, MPhil and MRCP</h2>
<p>The entrance to Diploma and MPhil is held in February or March for the <strong>July session</strong>; the basic subjects are read as for residency. MRCP(UK) Part 1 is two papers on one day, each of 100 best-of-five questions.</p>
<h3>One reading, several exams</h3>
<p>As the basic subjects are the same, many sit two exams from one batch. To see which go together, <a href="/residency/batch-for-you">answer a few questions</a>.</p>`,
  },
  markShares: [
    { subject: { bn: 'অ্যানাটমি', en: 'Anatomy' }, marks: 35 },
    { subject: { bn: 'ফিজিওলজি', en: 'Physiology' }, marks: 40 },
    { subject: { bn: 'বায়োকেমিস্ট্রি', en: 'Biochemistry' }, marks: 10 },
    { subject: { bn: 'প্যাথলজি', en: 'Pathology' }, marks: 35 },
    { subject: { bn: 'মাইক্রোবায়োলজি', en: 'Microbiology' }, marks: 40 },
    { subject: { bn: 'ফার্মাকোলজি', en: 'Pharmacology' }, marks: 20 },
    { subject: { bn: 'নিজের ফ্যাকাল্টি', en: 'Your faculty' }, marks: 20 },
  ],
  syllabus: syllabusOf([...Object.values(basic), ...Object.values(faculty)]),
  faqCategory: 'admission',
  setting: {
    allowInstalments: true,
    supportPhone: '+8801700000002',
    helpText: {
      bn: 'ফেজ-এ ভর্তির সিলেবাস ধরে ক্লাস সাজানো; ভর্তির পর প্রথম সপ্তাহেই পুরো রুটিন পাবেন।',
      en: 'Classes follow the Phase-A admission syllabus; you get the whole routine in your first week.',
    },
  },
}
